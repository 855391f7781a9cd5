#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Asks before a round ends: at the menu that has the button for it, or on a Mac at the window. Yesterday's puzzle is asked about there
  /// too, for one view shows one dialog.
  struct EndQuestion: ViewModifier {
    @Bindable var model: GameModel

    func body(content: Content) -> some View {
      content.confirmationDialog(
        model.wording.text(.endQuestion), isPresented: $model.isAskingToEnd, titleVisibility: .visible
      ) {
        Button(model.wording.text(.endConfirm), role: .destructive, action: model.endAskedRound)
        Button(model.wording.text(.endKeepPlaying), role: .cancel) {}
      } message: {
        Text(AttributedString(model.endMessage, english: model.wordsOfQuestion))
      }
    }
  }

  extension View {
    /// Asks here before a round ends.
    func endQuestion(model: GameModel) -> some View {
      modifier(EndQuestion(model: model))
    }
  }

  #Preview {
    GameView(model: .previewAsking())
  }
#endif
