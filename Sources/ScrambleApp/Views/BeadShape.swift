#if canImport(SwiftUI)
  import SwiftUI

  /// A letter's bead; once the field has taken the letter, a dashed ring stays behind.
  struct BeadShape: View {
    let isUsed: Bool

    var body: some View {
      if isUsed {
        Circle().stroke(Palette.line, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
      } else {
        Circle().fill(Palette.bead)
      }
    }
  }

  #Preview {
    HStack {
      BeadShape(isUsed: false)
      BeadShape(isUsed: true)
    }
    .frame(height: 66)
  }
#endif
