public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
}
extension ForEach: View, Primitive where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, id, self.content) = (data, \.id, content)
  }
  package func build(in context: Context) -> [Node] {
    var seenIDs = Set<ID>()
    return data.flatMap { item in
      let key = item[keyPath: id]
      if !seenIDs.insert(key).inserted { context.host.faults.append("\(key) is twice in a ForEach at \(context.path)") }
      return context.child("[\(key)]").cached({ content(item) }) { $0.build($1) }
    }
  }
}

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}
extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    (self.content, self.header, self.footer) = (content(), header(), footer())
  }
  package func build(in context: Context) -> [Node] {
    var (headerContext, footerContext) = (context.child("header"), context.child("footer"))
    (headerContext.environment.style.font, footerContext.environment.style.font) = (.footnote, .footnote)
    headerContext.environment.style.foreground = context.environment.style.foreground ?? .secondary
    headerContext.environment.style.isUppercase = context.environment.style.isUppercase ?? true
    footerContext.environment.style.foreground = .secondary
    let header = context.node(.header, headerContext.build(header))
    let rows = context.node(.rows, context.child("rows").build(content))
    return [context.node(.section, [header, rows, context.node(.footer, footerContext.build(footer))])]
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.content, self.header, footer) = (content(), header(), EmptyView())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    (self.content, header, self.footer) = (content(), EmptyView(), footer())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    (self.content, header, footer) = (content(), EmptyView(), EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(key), content(), EmptyView())
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }
}

public struct List<Selection, Content> { let content: Content }
extension List: View, Primitive where Content: View {
  package func build(in context: Context) -> [Node] {
    let margins: CGFloat = 64
    let node = context.node(.list, context.sized { $0.width -= margins }.build(content))
    (node.look.fillsWidth, node.look.fillsHeight) = (true, true)
    return [node]
  }
}
extension List where Selection == Never, Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data, ID, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

public struct Form<Content> { let content: Content }
extension Form: View, Primitive where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package func build(in context: Context) -> [Node] { context.build(List(content: { content })) }
}
