#if canImport(SwiftUI)
  import SwiftUI

  /// A small bead on the cord of progress: filled where its rank is reached, hollow where it is to come.
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
