/// A view whose nodes a modifier changes.
struct Modified<Content: View>: Primitive {
  let content: Content
  let change: @MainActor (Context, @escaping @MainActor (Context) -> [Node]) -> [Node]

  func build(in context: Context) -> [Node] {
    change(context.child(".")) { $0.build(content) }
  }
}

extension View {
  func modified(
    _ change: @escaping @MainActor (Context, @escaping @MainActor (Context) -> [Node]) -> [Node]
  ) -> Modified<Self> {
    Modified(content: self, change: change)
  }

  /// Changes the environment of the contents.
  func inside(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> Modified<Self> {
    modified { context, build in
      var inner = context
      change(&inner.environment)
      return build(inner)
    }
  }

  /// Changes how the contents are drawn and behave.
  func styled(_ change: @escaping @MainActor (inout EnvironmentValues.Style) -> Void) -> Modified<Self> {
    inside { change(&$0.style) }
  }

  func noting(_ change: @escaping @MainActor (Node) -> Void) -> Modified<Self> {
    modified { context, build in
      let nodes = build(context)
      for node in nodes where !node.isAdded { change(node) }
      return nodes
    }
  }

  /// Changes each field in a view.
  func notingFields(_ change: @escaping @MainActor (Node) -> Void) -> Modified<Self> {
    noting { for field in $0.all(.field) { change(field) } }
  }

  func around(
    _ kind: Node.Kind, size: @escaping @MainActor (inout CGSize) -> Void = { _ in },
    _ change: @escaping @MainActor (Node, Context) -> Void
  ) -> Modified<Self> {
    modified { context, build in
      build(context.sized(size)).map { child in
        if child.isAdded { return child }
        let node = context.node(kind, [child]).filling(like: [child])
        change(node, context)
        return node
      }
    }
  }

  /// Adds nodes for the whole screen, such as a title, after the view's nodes.
  func adding(_ make: @escaping @MainActor (Context) -> [Node]) -> Modified<Self> {
    modified { context, build in build(context) + make(context.child("+")) }
  }

  /// Gives a modifier a life that begins when the view appears.
  func living(_ live: @escaping @MainActor (Life, ViewHost) -> Void) -> Modified<Self> {
    modified { context, build in
      let nodes = build(context)
      let life = context.host.kept(context.path) { Life() }
      live(life, context.host)
      life.isNew = false
      return nodes
    }
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

/// Whether the body around a modifier was evaluated in this pass.
@MainActor private final class Outside { var isFresh = true }

// Apple's interface uses this name.
public struct _ViewModifier_Content<Modifier> { let make: @MainActor (Context) -> [Node] }
extension _ViewModifier_Content: View, Primitive {
  package func build(in context: Context) -> [Node] { make(context) }
}

extension View {
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    modified { context, build in
      // The content belongs to the enclosing body, so it is not evaluated again when the modifier's own body is.
      let outside = context.host.kept(context.path) { Outside() }
      outside.isFresh = context.isFresh
      let content = _ViewModifier_Content<M> { inner in
        var inner = inner
        inner.isFresh = outside.isFresh
        return build(inner)
      }
      return context.named(M.self).connected(to: modifier).kept({ modifier.body(content: content) }) { $0.build($1) }
    }
  }
}
