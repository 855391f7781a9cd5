#if canImport(SwiftUI)
  import SwiftUI

  /// Lets a bead swell for a moment when its rank is reached; at the whole string, one bead after the other.
  struct Celebration: ViewModifier {
    /// How often it was reached: the moment comes when this changes.
    let count: Int
    /// Seconds until it is this bead's turn.
    let delay: Double
    /// Whether things move at all.
    let moves: Bool

    func body(content: Content) -> some View {
      content.phaseAnimator(moves ? [1.0, 2.0] : [1.0], trigger: count) { bead, size in
        bead.scaleEffect(size)
      } animation: { size in
        .easeInOut(duration: 0.3).delay(size == 1 ? 0 : delay)
      }
    }
  }

  #Preview {
    RankBead(isReached: true)
      .frame(width: 16, height: 16)
      .modifier(Celebration(count: 1, delay: 0, moves: true))
  }
#endif
