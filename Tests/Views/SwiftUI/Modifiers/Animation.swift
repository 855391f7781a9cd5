// Nothing animates here: the result of an animation is visible at once.
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public func delay(_ delay: Double) -> Animation { self }
  /// The animation of each call of `withAnimation`, or nil if nothing should move. Views are on the main actor.
  nonisolated(unsafe) package static var requestedAnimations: [Animation?] = []
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  Animation.requestedAnimations.append(animation)
  return try body()
}

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first { _ in true }.map { content(AnyView(self), $0) }
  }
}
