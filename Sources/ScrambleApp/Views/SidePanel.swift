#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The second column of a wide screen: the ladder of ranks, and what is left.
  struct SidePanel: View {
    let model: GameModel

    var body: some View {
      List {
        Section(model.wording.text(.rankTitle)) {
          RankLadder(model: model)
        }
        Section(model.wording.text(.remainingTitle)) {
          StillToFind(model: model)
        }
      }
      .scrollContentBackground(.hidden)
    }
  }

  #Preview {
    SidePanel(model: .previewFull())
  }

  #Preview("Dark") {
    SidePanel(model: .previewFull())
      .preferredColorScheme(.dark)
  }
#endif
