#if canImport(SwiftUI)
  import SwiftUI

  /// The line under the field. It keeps its place while it is empty, so that nothing jumps when there is something to say.
  struct FieldNote: View {
    let model: GameModel

    var body: some View {
      Text(model.fieldNote ?? " ")
        .font(.subheadline)
        .foregroundStyle(Palette.secondaryInk)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .accessibilityHidden(model.fieldNote == nil)
        .accessibilityIdentifier("note")
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
