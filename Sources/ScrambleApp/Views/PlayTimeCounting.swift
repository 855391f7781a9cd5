#if canImport(SwiftUI)
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
#endif
