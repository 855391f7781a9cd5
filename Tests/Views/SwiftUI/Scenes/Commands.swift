import Foundation

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
extension Commands where Body == Never {
  public var body: Never { fatalError("the stand-in makes the nodes of these commands itself") }
}
@MainActor package protocol PrimitiveCommands: Commands where Body == Never {
  func build(in context: Context) -> [Node]
}
extension Context {
  func build<Content: Commands>(commands content: Content) -> [Node] {
    if let primitive = content as? any PrimitiveCommands { return primitive.build(in: self) }
    return child(for: Content.self).connected(to: content).cached({ content.body }) { $0.build(commands: $1) }
  }
}

@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    CommandsTuple(repeat each content)
  }
}
struct CommandsTuple<each Content> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}
extension CommandsTuple: Commands, PrimitiveCommands where repeat each Content: Commands {
  func build(in context: Context) -> [Node] {
    var (nodes, index) = ([Node](), 0)
    for part in repeat each content {
      nodes += context.child("\(index)").build(commands: part)
      index += 1
    }
    return nodes
  }
}

public struct CommandGroupPlacement: Sendable {
  let name: String
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
}
public struct CommandGroup<Content> {
  let placement: CommandGroupPlacement
  let content: Content
}
extension CommandGroup: Commands, PrimitiveCommands where Content: View {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.commandMenu, context.build(content))
    node.text = AttributedString(placement.name)
    return [node]
  }
}
public struct CommandMenu<Content> {
  let title: String
  let content: Content
}
extension CommandMenu: Commands, PrimitiveCommands where Content: View {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (String(title), content())
  }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.commandMenu, context.build(content))
    node.text = AttributedString(title)
    return [node]
  }
}
