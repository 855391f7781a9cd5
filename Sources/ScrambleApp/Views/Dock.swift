#if canImport(SwiftUI)
  import SwiftUI

  /// What is played with, at the bottom: the field, and the letters while no keyboard on the screen takes their place.
  struct Dock: View {
    let model: GameModel
    /// Whether letters and buttons are here rather than in the list.
    let holdsLetters: Bool

    var body: some View {
      VStack(spacing: 8) {
        if holdsLetters && !model.showsLetters { LetterStrip(model: model) }
        HStack {
          WordField(model: model)
          if !model.showsLetters { LettersButton(model: model) }
        }
        FieldNote(model: model)
        if holdsLetters && model.showsLetters {
          LetterTiles(model: model)
          PlayButtons(model: model)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: 560)
      .frame(maxWidth: .infinity)
      .background(Palette.ground)
    }
  }

  #Preview {
    Dock(model: .preview(typed: "smir"), holdsLetters: true)
  }

  #Preview("Typing, dark") {
    Dock(model: .previewTyping(), holdsLetters: true)
      .preferredColorScheme(.dark)
  }
#endif
