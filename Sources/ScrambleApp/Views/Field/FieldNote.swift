#if canImport(SwiftUI)
  import SwiftUI

  /// The line under the field. It has its height even if it is empty, so that nothing moves when a text appears.
  struct FieldNote: View {
    let model: GameModel
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      Text(AttributedString(model.fieldNote ?? " ", english: model.wordsOfRefusal))
        .font(.subheadline)
        .lineLimit(lines)
        .minimumScaleFactor(0.8)
        .foregroundStyle(Palette.secondaryInk)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .accessibilityHidden(model.fieldNote == nil)
        .accessibilityIdentifier("note")
    }

    /// A refusal has one line, or two of larger type, so that the list does not move; news of the game may be longer.
    private var lines: Int? {
      guard model.refusal != nil, !typeSize.isAccessibilitySize else { return nil }
      return typeSize > .xLarge ? 2 : 1
    }
  }

  #Preview {
    FieldNote(model: .previewCorrecting())
  }

  #Preview("Largest type, dark") {
    FieldNote(model: .previewCorrecting())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
