#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// Updates the model's clock twice a second while a timed round is played and not paused.
  struct RoundTimer: ViewModifier {
    let model: GameModel

    private static let startDate = Date()

    func body(content: Content) -> some View {
      content.background {
        if model.isTicking {
          TimelineView(.periodic(from: RoundTimer.startDate, by: 0.5)) { time in
            Color.clear.onChange(of: time.date) { model.tick() }
          }
          .accessibilityHidden(true)
        }
      }
    }
  }

  extension View {
    func roundTimer(model: GameModel) -> some View {
      modifier(RoundTimer(model: model))
    }
  }

  #Preview {
    GameView(model: .previewTimed())
      .roundTimer(model: .previewTimed())
  }
#endif
