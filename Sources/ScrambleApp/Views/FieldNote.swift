#if canImport(SwiftUI)
  import SwiftUI

  /// The line under the field. It keeps its place while it is empty, so that nothing jumps when there is something to say.
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

    /// A refusal keeps to its line, or to two of larger type, so that the list keeps its place; news of the game may be longer.
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
