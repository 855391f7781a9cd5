#if canImport(SwiftUI)
  import SwiftUI

  /// The border of the field, which is stronger while the field has the focus.
  struct FieldShape: View {
    let isFocused: Bool

    var body: some View {
      Capsule()
        .inset(by: 1.5)
        .stroke(isFocused ? Palette.ink : Palette.line, lineWidth: isFocused ? 3 : 2)
        .background(Palette.surface, in: Capsule())
    }
  }

  #Preview {
    VStack {
      FieldShape(isFocused: true)
      FieldShape(isFocused: false)
    }
    .frame(height: 120)
    .padding()
  }
#endif
