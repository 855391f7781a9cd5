#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// Counts play time only while the app is in the foreground, and saves when it leaves it.
  struct PlayTimeCounting: ViewModifier {
    let model: GameModel
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content.onChange(of: phase) {
        if phase == .active { model.resume() } else { model.pause() }
      }
    }
  }

  extension View {
    /// Counts the time for which a game is in the foreground.
    func playTimeCounting(model: GameModel) -> some View {
      modifier(PlayTimeCounting(model: model))
    }
  }

  #Preview {
    GameView(model: .preview())
      .playTimeCounting(model: .preview())
  }

  /// Lets the model check the clock twice a second while a time is shown or announced.
  struct RoundTimer: ViewModifier {
    let model: GameModel

    private static let beginning = Date()

    func body(content: Content) -> some View {
      content.background {
        if model.isTicking {
          TimelineView(.periodic(from: RoundTimer.beginning, by: 0.5)) { time in
            Color.clear.onChange(of: time.date) { model.tick() }
          }
          .accessibilityHidden(true)
        }
      }
    }
  }

  extension View {
    /// Lets a game look at the clock.
    func roundTimer(model: GameModel) -> some View {
      modifier(RoundTimer(model: model))
    }
  }

  #Preview("RoundTimer") {
    GameView(model: .previewTimed())
      .roundTimer(model: .previewTimed())
  }
#endif
