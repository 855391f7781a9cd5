#if canImport(SwiftUI)
  import SwiftUI

  /// The controls of the board: the field and, unless they are in the list, the note, the letters and the buttons.
  /// While an on-screen keyboard is open, a read-only strip replaces the letters and the buttons.
  struct BoardControls: View {
    let model: GameModel
    /// Whether the letters, the buttons and the note are here rather than in the list.
    let includesLetters: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      VStack(spacing: 8) {
        if includesLetters && !model.showsLetters {
          LetterStrip(beads: model.beads)
            .animation(model.animation(reducesMotion: reducesMotion), value: model.beads.map(\.id))
        }
        WordField(model: model)
        if includesLetters { FieldNote(model: model) }
        if includesLetters && model.showsLetters {
          LetterBeads(model: model)
          PlayButtons(model: model)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: 640)
      .frame(maxWidth: .infinity)
      .background(Palette.background)
      .animation(model.animation(reducesMotion: reducesMotion), value: model.showsLetters)
      // Screen readers read it after the score and before the list, although it is below the list.
      .accessibilityElement(children: .contain)
      .accessibilitySortPriority(1)
    }
  }

  #Preview {
    BoardControls(model: .preview(typed: "smir"), includesLetters: true)
  }

  #Preview("Typing, dark") {
    BoardControls(model: .previewTyping(), includesLetters: true)
      .preferredColorScheme(.dark)
  }

  /// The line under the field. An empty line has the same height, so nothing moves when a text appears.
  struct FieldNote: View {
    let model: GameModel
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      Text(AttributedString(model.fieldNote ?? " ", english: model.englishWordsOfRefusal))
        .font(.subheadline)
        .lineLimit(maximumLines)
        .minimumScaleFactor(0.8)
        .foregroundStyle(Palette.secondaryInk)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .accessibilityHidden(model.fieldNote == nil)
        .accessibilityIdentifier("note")
    }

    /// The maximum number of lines of a refusal: one, or two in larger type, so that the list does not move. Nil, for
    /// no limit, at accessibility type sizes and for a notice.
    private var maximumLines: Int? {
      guard model.refusal != nil, !typeSize.isAccessibilitySize else { return nil }
      return typeSize > .xLarge ? 2 : 1
    }
  }

  #Preview("FieldNote") {
    FieldNote(model: .previewCorrecting())
  }

  #Preview("FieldNote, largest type, dark") {
    FieldNote(model: .previewCorrecting())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
