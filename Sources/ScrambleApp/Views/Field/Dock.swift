#if canImport(SwiftUI)
  import SwiftUI

  /// The controls at the bottom: the field, and the letters unless an on-screen keyboard replaces them.
  struct Dock: View {
    let model: GameModel
    /// Whether letters, buttons and the note are here rather than in the list.
    let holdsLetters: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      VStack(spacing: 8) {
        if holdsLetters && !model.showsLetters { LetterStrip(model: model) }
        WordField(model: model)
        if holdsLetters { FieldNote(model: model) }
        if holdsLetters && model.showsLetters {
          LetterBeads(model: model)
          PlayButtons(model: model)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: 640)
      .frame(maxWidth: .infinity)
      .background(Palette.ground)
      .animation(model.animation(reducesMotion: reducesMotion), value: model.showsLetters)
      // Read after the score and before the list, although it is below the list.
      .accessibilityElement(children: .contain)
      .accessibilitySortPriority(1)
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
