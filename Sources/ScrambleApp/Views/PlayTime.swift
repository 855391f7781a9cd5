#if canImport(SwiftUI)
  import SwiftUI

  /// Counts time as play only while the app is in front of the player, and saves when it goes away.
  struct PlayTime: ViewModifier {
    let model: GameModel
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content.onChange(of: phase) {
        if phase == .active { model.resume() } else { model.pause() }
      }
    }
  }

  extension View {
    /// Counts the time that a game is in front of the player.
    func playTime(model: GameModel) -> some View {
      modifier(PlayTime(model: model))
    }
  }

  #Preview {
    GameView(model: .preview())
      .playTime(model: .preview())
  }
#endif
