extension View {
  public func navigationTitle(_ title: Text) -> some View {
    addingNodes { context in
      let node = context.node(.navigationTitle)
      node.text = title.content
      return [node]
    }
  }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  #if os(iOS)
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
      addingNodes { context in
        let node = context.node(.titleMode)
        node.look.isInline = displayMode == .inline
        return [node]
      }
    }
  #endif
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return addingNodes { [$0.node(.toolbar, $0.child("toolbar").build(content))] }
  }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return addingNodes { [$0.node(.toolbar, $0.child("toolbar").build(toolbar: content))] }
  }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View {
    addingNodes { context in
      let node = context.field(Text(prompt), text: text)
      node.control.isSearchField = true
      return [node]
    }
  }
}

#if os(iOS)
  public struct NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
#endif
public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  #if os(iOS)
    public static let navigationBar = ToolbarPlacement()
  #endif
}

// MARK: Toolbars

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("the stand-in makes the nodes of this item itself") }
}
@MainActor package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func build(in context: Context) -> [Node]
}
extension Context {
  func build<Content: ToolbarContent>(toolbar content: Content) -> [Node] {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.build(in: self) }
    return child(for: Content.self).connected(to: content).cached({ content.body }) { $0.build(toolbar: $1) }
  }
}

@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarTuple(repeat each content)
  }
}
struct ToolbarTuple<each Content> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}
extension ToolbarTuple: ToolbarContent, PrimitiveToolbarContent where repeat each Content: ToolbarContent {
  func build(in context: Context) -> [Node] {
    var (nodes, index) = ([Node](), 0)
    for part in repeat each content {
      nodes += context.child("\(index)").build(toolbar: part)
      index += 1
    }
    return nodes
  }
}

public struct ToolbarItemPlacement: Hashable, Sendable {
  package let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
}
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}
extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where ID == (), Content: View {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.item, context.with(\.style.labelStyle, "iconOnly").build(content))
    node.look.placement = placement
    return [node]
  }
}
