public import AppleStubs

public enum ButtonRole: Sendable { case cancel, destructive }

public struct Button<Content> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Content
}
extension Button: View, Primitive where Content: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    (role, self.action, self.label) = (nil, action, label())
  }
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    (self.role, self.action, self.label) = (role, action, label())
  }
  package func build(in context: Context) -> [Node] {
    let node = context.button(label, role: role)
    node.control.action = action
    return [node]
  }
}
extension Button where Content == Text {
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(key) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(key) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Content == Label<Text, Image> {
  public init(_ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Label(key, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Context {
  /// Returns a button without its action.
  func button<Content: View>(_ label: Content, role: ButtonRole? = nil) -> Node {
    var inner = self
    let style = environment.style
    if !environment.isEnabled, style.buttonStyle != "plain" {
      inner.environment.style.foreground = .disabled
    } else if role == .destructive {
      inner.environment.style.foreground = .red
    } else if style.buttonStyle == "borderedProminent" {
      inner.environment.style.foreground = .white
    } else if style.buttonStyle != "plain" {
      inner.environment.style.foreground = environment.tint
    }
    let node = node(.button, inner.build(label))
    node.look.css["--tint"] = environment.tint.css
    (node.look.buttonStyle, node.look.isLarge, node.control.role) = (style.buttonStyle, style.isLarge, role)
    return node.copyingLayout(from: node.children)
  }
}

public struct SharePreview<Picture, Icon> { let title: String }
extension SharePreview where Icon == Never, Picture: Transferable {
  public init<S: StringProtocol>(_ title: S, image: Picture) { self.title = String(title) }
}
extension SharePreview where Icon == Never, Picture == Never {
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
}

public struct ShareLink<Data, Picture, Icon, Title> {
  let item: String
  let label: Title
}
extension ShareLink: View, Primitive where Title: View {
  public init<Item: Transferable>(
    item: Item, preview: SharePreview<Picture, Icon>, @ViewBuilder label: () -> Title
  ) where Data == CollectionOfOne<Item> {
    (self.item, self.label) = ("\(item)", label())
  }
  package func build(in context: Context) -> [Node] {
    let node = context.button(label)
    node.control.sharedText = item
    return [node]
  }
}
extension ShareLink where Picture == Never, Icon == Never, Data == CollectionOfOne<String>, Title: View {
  public init(item: String, @ViewBuilder label: () -> Title) { (self.item, self.label) = (item, label()) }
}

public struct PasteButton: Primitive {
  let paste: @MainActor (String) -> Void
  public init<Payload: Transferable>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {
    paste = { text in if let item = text as? Payload { onPaste([item]) } }
  }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.paste, context.build(Text(verbatim: "Paste")))
    node.control.onChoose = { if let text = $0.base as? String { paste(text) } }
    return [node]
  }
}
