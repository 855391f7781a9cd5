public import Foundation

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
  public var body: Never { fatalError("the stand-in makes the nodes of this scene itself") }
}
@MainActor package protocol PrimitiveScene: Scene where Body == Never {
  func build(in context: Context) -> [Node]
}
extension Context {
  func build<Content: Scene>(scene content: Content) -> [Node] {
    if let primitive = content as? any PrimitiveScene { return primitive.build(in: self) }
    return child(for: Content.self).connected(to: content).cached({ content.body }) { $0.build(scene: $1) }
  }
}

@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneTuple(repeat each content)
  }
}
struct SceneTuple<each Content> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}
extension SceneTuple: Scene, PrimitiveScene where repeat each Content: Scene {
  func build(in context: Context) -> [Node] {
    var (nodes, index) = ([Node](), 0)
    for part in repeat each content {
      nodes += context.child("\(index)").build(scene: part)
      index += 1
    }
    return nodes
  }
}

// Apps are not run: tests evaluate their scenes.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor public static func main() {} }

public struct WindowGroup<Content> { let content: Content }
extension WindowGroup: Scene, PrimitiveScene where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package func build(in context: Context) -> [Node] { context.build(content) }
}

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return SceneWithCommands(content: self) { [$0.node(.commands, $0.build(commands: commands))] }
  }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
struct SceneWithCommands<Content: Scene>: PrimitiveScene {
  let content: Content
  let makeCommands: @MainActor (Context) -> [Node]
  func build(in context: Context) -> [Node] {
    context.child("scene").build(scene: content) + makeCommands(context.child("commands"))
  }
}

#if os(macOS)
  public struct Window<Content> { let content: Content }
  extension Window: Scene, PrimitiveScene where Content: View {
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    package func build(in context: Context) -> [Node] { context.build(content) }
  }

  public struct Settings<Content> { let content: Content }
  extension Settings: Scene, PrimitiveScene where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Builds the command that opens the window, and the window while it is open.
    package func build(in context: Context) -> [Node] {
      let command = context.build(Button("Settings…") { context.host.isSettingsOpen = true })
      for node in command { node.control.shortcut = "⌘," }
      let menu = context.node(.commandMenu, command)
      menu.text = AttributedString(CommandGroupPlacement.appSettings.name)
      let window = context.host.isSettingsOpen ? [context.node(.settingsWindow, context.build(content))] : []
      return [context.node(.commands, [menu])] + window
    }
  }

  public struct SettingsLink<Label> { let label: Label }
  extension SettingsLink: View, Primitive where Label: View {
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    package func build(in context: Context) -> [Node] {
      let node = context.button(label)
      node.control.action = { context.host.isSettingsOpen = true }
      return [node]
    }
  }
#endif
