#if canImport(SwiftUI)
  import SwiftUI

  /// A small bead on the cord of progress: filled if its rank is reached, otherwise hollow.
  struct RankBead: View {
    let isReached: Bool

    var body: some View {
      ZStack {
        Circle().fill(isReached ? Palette.bead : Palette.ground)
        Circle().stroke(isReached ? Palette.bead : Palette.line, lineWidth: 2)
      }
      .accessibilityHidden(true)
    }
  }

  #Preview {
    HStack {
      RankBead(isReached: true)
      RankBead(isReached: false)
    }
    .frame(height: 20)
  }
#endif
