import Foundation

/// A built-in view of the stand-in, which creates its nodes itself.
@MainActor package protocol Primitive: View where Body == Never {
  func build(in context: Context) -> [Node]
}

/// Where a view is evaluated: its identity, its environment, and the available room.
@MainActor package struct Context {
  package let host: ViewHost
  /// The types, branches and identities that lead to the view. The view's state is stored under this path.
  var path: String
  /// The last component of the path.
  var name = ""
  var environment: EnvironmentValues
  var size: CGSize
  /// Whether the enclosing body was evaluated in this pass.
  var isEnclosingBodyEvaluated = true

  func child(_ name: String) -> Context {
    var copy = self
    copy.path += "/" + name
    copy.name = name
    return copy
  }

  func sized(_ change: (inout CGSize) -> Void) -> Context {
    var copy = self
    change(&copy.size)
    return copy
  }

  func with<V>(_ key: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Context {
    var copy = self
    copy.environment[keyPath: key] = value
    return copy
  }

  package func node(_ kind: Node.Kind, _ children: [Node] = []) -> Node {
    let node = Node(kind, children)
    node.isEnabled = environment.isEnabled
    node.allowsHitTesting = environment.allowsHitTesting
    return node
  }

  package func build<V: View>(_ view: V) -> [Node] {
    if let primitive = view as? any Primitive { return primitive.build(in: self) }
    return child(for: V.self).connected(to: view).cached({ view.body }) { $0.build($1) }
  }

  /// Returns a child context that is named after a type, without its parameters, and records the type.
  func child<T>(for type: T.Type) -> Context {
    let name = host.name(of: type)
    host.evaluatedTypes.insert(name)
    return child(name)
  }

  /// Connects the properties of a view to the host's stored values and to the environment.
  func connected(to value: Any) -> Context {
    for child in Mirror(reflecting: value).children {
      (child.value as? any DynamicValue)?.connect(to: self, as: child.label ?? "")
    }
    return self
  }

  /// Builds the result of one of the app's closures. The closure is called again if the enclosing body was evaluated in
  /// this pass or if something that it read has changed. Otherwise its last result is used, so unobserved changes have
  /// no effect.
  func cached<T>(_ make: () -> T, build: (Context, T) -> [Node]) -> [Node] {
    var inner = self
    let cache = host.cell(at: path) { CachedResult<T>() }
    inner.isEnclosingBodyEvaluated = isEnclosingBodyEvaluated || cache.isStale
    if inner.isEnclosingBodyEvaluated {
      cache.isStale = false
      host.evaluationCounts[name, default: 0] += 1
      cache.value = withObservationTracking(make) { [weak cache, weak host] in
        MainActor.assumeIsolated {
          cache?.isStale = true
          host?.isDirty = true
        }
      }
    }
    return cache.value.map { build(inner, $0) } ?? []
  }
}

/// The cached result of one of the app's closures. It becomes stale when something that the closure read changes.
@MainActor final class CachedResult<Value> {
  var value: Value?
  var isStale = true
}

/// A stored property of a view whose value comes from the host or from the environment.
@MainActor protocol DynamicValue {
  func connect(to context: Context, as label: String)
}
