#if canImport(SwiftUI)
  import Foundation
  import ScrambleCore
  import SwiftUI

  /// Updates the model once a second while the clock of a timed round runs.
  struct RoundTimer: ViewModifier {
    let model: GameModel

    private static let startDate = Date()

    func body(content: Content) -> some View {
      content.background {
        if model.game.isClockRunning {
          TimelineView(.periodic(from: RoundTimer.startDate, by: 1)) { time in
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
