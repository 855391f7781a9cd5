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
  func changingEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> Modified<Self> {
    modified { context, build in
      var inner = context
      change(&inner.environment)
      return build(inner)
    }
  }

  /// Changes how the contents are drawn and behave.
  func changingStyle(_ change: @escaping @MainActor (inout EnvironmentValues.Style) -> Void) -> Modified<Self> {
    changingEnvironment { change(&$0.style) }
  }

  func changingNodes(_ change: @escaping @MainActor (Node) -> Void) -> Modified<Self> {
    modified { context, build in
      let nodes = build(context)
      for node in nodes where !node.belongsToScreen { change(node) }
      return nodes
    }
  }

  /// Changes each text field's node in a view.
  func changingFields(_ change: @escaping @MainActor (Node) -> Void) -> Modified<Self> {
    changingNodes { for field in $0.all(.field) { change(field) } }
  }

  func wrapped(
    in kind: Node.Kind, size: @escaping @MainActor (inout CGSize) -> Void = { _ in },
    _ change: @escaping @MainActor (Node, Context) -> Void
  ) -> Modified<Self> {
    modified { context, build in
      build(context.sized(size)).map { child in
        if child.belongsToScreen { return child }
        let node = context.node(kind, [child]).copyingLayout(from: [child])
        change(node, context)
        return node
      }
    }
  }

  /// Adds nodes for the whole screen, such as a title, after the view's nodes.
  func addingNodes(_ makeNodes: @escaping @MainActor (Context) -> [Node]) -> Modified<Self> {
    modified { context, build in build(context) + makeNodes(context.child("+")) }
  }

  /// Gives a modifier a lifetime that begins when the view appears.
  func withLifetime(_ update: @escaping @MainActor (ModifierLifetime, ViewHost) -> Void) -> Modified<Self> {
    modified { context, build in
      let nodes = build(context)
      let lifetime = context.host.cell(at: context.path) { ModifierLifetime() }
      update(lifetime, context.host)
      lifetime.isNew = false
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
@MainActor private final class EnclosingBody { var isEvaluated = true }

// Apple's interface uses this name.
public struct _ViewModifier_Content<Modifier> { let makeNodes: @MainActor (Context) -> [Node] }
extension _ViewModifier_Content: View, Primitive {
  package func build(in context: Context) -> [Node] { makeNodes(context) }
}

extension View {
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    modified { context, build in
      // The content belongs to the enclosing body, so it is not evaluated again when the modifier's own body is.
      let enclosingBody = context.host.cell(at: context.path) { EnclosingBody() }
      enclosingBody.isEvaluated = context.isEnclosingBodyEvaluated
      let content = _ViewModifier_Content<M> { inner in
        var inner = inner
        inner.isEnclosingBodyEvaluated = enclosingBody.isEvaluated
        return build(inner)
      }
      return context.child(for: M.self).connected(to: modifier).cached({ modifier.body(content: content) }) {
        $0.build($1)
      }
    }
  }
}
