#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Puts the keyboard on the screen away, so that the letters can be touched.
  struct LettersButton: View {
    let model: GameModel
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Label(model.wording.text(.lettersShow), systemImage: "keyboard.chevron.compact.down")
          .labelStyle(.iconOnly)
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityShowsLargeContentViewer()
    }
  }

  #Preview {
    LettersButton(model: .previewTyping()) {}
  }
#endif
