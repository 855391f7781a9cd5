#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Asks before the player ends a round. The dialog is at the menu with the button or, on a Mac, at the window.
  struct EndQuestion: ViewModifier {
    @Bindable var model: GameModel

    func body(content: Content) -> some View {
      content.confirmationDialog(
        model.wording.text(.endQuestion), isPresented: $model.isAskingToEnd, titleVisibility: .visible
      ) {
        Button(model.wording.text(.endConfirm), role: .destructive, action: model.endRound)
        Button(model.wording.text(.endKeepPlaying), role: .cancel) {}
      } message: {
        Text(model.endMessage)
      }
    }
  }

  extension View {
    func endQuestion(model: GameModel) -> some View {
      modifier(EndQuestion(model: model))
    }
  }

  #Preview {
    GameView(model: .previewEndQuestion())
  }
#endif
