public struct TextField<Title> {
  let title: Title
  let text: Binding<String>
}
extension TextField: View, Primitive where Title == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(key), text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: Text(title), text: text)
  }
  package func build(in context: Context) -> [Node] {
    let node = context.field(title, text: text)
    node.control.submitActions = context.environment.style.submitActions
    return [node]
  }
}

extension Context {
  /// Returns a field without its submit action.
  func field(_ title: Text, text: Binding<String>) -> Node {
    let node = node(.field)
    node.text = title.content
    node.control.text = text
    node.look.fillsWidth = true
    writeTextStyle(to: node)
    return node
  }
}

public struct Toggle<Title> {
  let isOn: Binding<Bool>
  let label: Title
}
extension Toggle: View, Primitive where Title: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Title) { (self.isOn, self.label) = (isOn, label()) }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.toggle, context.build(label))
    node.control.isOn = isOn.wrappedValue
    node.control.action = { isOn.wrappedValue.toggle() }
    node.look.css["--tint"] = context.environment.tint.css
    node.look.fillsWidth = true
    return [node]
  }
}
extension Toggle where Title == Text {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(key) } }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

public struct Picker<Title, Selection: Hashable, Content> {
  let selection: Binding<Selection>
  let content: Content
  let label: Title
}
extension Picker: View, Primitive where Title: View, Content: View {
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }
  package func build(in context: Context) -> [Node] {
    let title = context.node(.title, context.child("label").build(label))
    var inner = context.child("options")
    inner.environment.style.foreground = context.environment.tint
    let options = inner.build(content).map { option in
      let node = context.node(.option, [option]).copyingLayout(from: [option])
      node.control.isOn = node.control.tag == AnyHashable(selection.wrappedValue)
      return node
    }
    let node = context.node(.picker, [title] + options)
    node.control.onChoose = { if let value = $0.base as? Selection { selection.wrappedValue = value } }
    node.look.hidesLabel = context.environment.style.hidesLabels
    node.look.isStacked = context.environment.dynamicTypeSize.isAccessibilitySize
    node.look.fillsWidth = !node.look.hidesLabel
    return [node]
  }
}
extension Picker where Title == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) where Content: View {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

public struct Menu<Title, Content> {
  let content: Content
  let label: Title
  var primaryAction: (@MainActor () -> Void)?
}
extension Menu: View, Primitive where Title: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    (self.content, self.label) = (content(), label())
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
  }
  package func build(in context: Context) -> [Node] {
    var inner = context.child("label")
    inner.environment.style.foreground = context.environment.tint
    let title = context.node(.title, inner.build(label))
    var itemsContext = context.child("items")
    itemsContext.environment.style.labelStyle = "automatic"
    let items = context.node(.items, itemsContext.build(content))
    let node = context.node(.menu, [title, items])
    node.control.action = primaryAction
    return [node]
  }
}
extension Menu where Title == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Content: View {
    self.init(content: content) { Text(title) }
  }
}

public struct DisclosureGroup<Title, Content> {
  let content: () -> Content
  let label: Title
  @State var isExpanded = false
}
extension DisclosureGroup: View, Primitive where Title == Text, Content: View {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    (label, self.content) = (Text(title), content)
  }
  package func build(in context: Context) -> [Node] {
    let context = context.connected(to: self)
    let node = context.node(.disclosure, context.child("label").build(label))
    node.control.isOn = isExpanded
    node.control.action = { isExpanded.toggle() }
    return [node] + (isExpanded ? context.child("content").cached(content) { $0.build($1) } : [])
  }
}
