public import AppleStubs
import Foundation

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
  }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified { context, build in
      let nodes = build(colorScheme.map { context.with(\.colorScheme, $0) } ?? context)
      for node in nodes { node.look.colorScheme = colorScheme ?? node.look.colorScheme }
      return nodes
    }
  }
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { context, build in build(context.child("id:\(id)")) }
  }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    changingNodes { $0.control.tag = AnyHashable(tag) }
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    withLifetime { lifetime, host in if lifetime.isNew, let action { host.pendingActions.append { action() } } }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    withLifetime { lifetime, _ in lifetime.onDisappear = { action?() } }
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    withLifetime { lifetime, host in
      let old = lifetime.isNew ? nil : lifetime.value as? V
      lifetime.value = value
      if old.map({ $0 != value }) ?? initial { host.pendingActions.append { action(old ?? value, value) } }
    }
  }
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    withLifetime { lifetime, _ in
      guard lifetime.isNew || lifetime.value as? T != value else { return }
      lifetime.value = value
      lifetime.task?.cancel()
      lifetime.task = Task { await action() }
    }
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified { context, build in
      let nodes = build(context)
      nodes.first?.control.onOpenURL = { action($0) }
      return nodes
    }
  }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View {
    withLifetime { lifetime, host in
      guard lifetime.isNew else { return }
      lifetime.value = publisher.sink { action($0) }
    }
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool = { _, _ in true }
  ) -> some View {
    withLifetime { lifetime, host in
      let old = lifetime.isNew ? trigger : lifetime.value as? T ?? trigger
      lifetime.value = trigger
      if old != trigger, condition(old, trigger) { host.effects.haptics.append(feedback.name) }
    }
  }
}

public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public enum Weight: Sendable { case light, medium, heavy }
  public static let success = SensoryFeedback(name: "success")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight)")
  }
}

extension Publisher {
  /// Passes on published notifications while the returned object exists. Returns nil for any other publisher.
  @MainActor fileprivate func sink(_ receive: @escaping @MainActor (Output) -> Void) -> AnyObject? {
    guard let notifications = self as? NotificationCenter.Publisher else { return nil }
    return Subscription(to: notifications) { if let output = $0 as? Output { receive(output) } }
  }
}

private final class Subscription {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  @MainActor init(to publisher: NotificationCenter.Publisher, _ receive: @escaping @MainActor (Notification) -> Void) {
    center = publisher.center
    observer = publisher.center.addObserver(forName: publisher.name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { receive(notification) }
    }
  }
  deinit { center.removeObserver(observer) }
}
