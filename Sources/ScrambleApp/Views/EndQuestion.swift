#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Asks before a round ends, for that cannot be taken back: at the button that ends it, or on a Mac at the window, from the menu bar too.
  struct EndQuestion: ViewModifier {
    @Bindable var model: GameModel

    func body(content: Content) -> some View {
      content.confirmationDialog(
        model.wording.text(.appEndQuestion), isPresented: $model.isAskingToEnd, titleVisibility: .visible
      ) {
        Button(model.wording.text(.pageEndRound), role: .destructive, action: model.endRound)
      } message: {
        Text(model.wording.text(.appEndMessage))
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
