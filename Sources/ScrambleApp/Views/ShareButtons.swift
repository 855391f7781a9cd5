#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Sends a round to others, with the string in characters if the player likes, and plays it against oneself.
  struct ShareButtons: View {
    @Bindable var model: GameModel

    var body: some View {
      ShareLink(item: model.shareText) {
        Label(model.wording.text(.shareResult), systemImage: "square.and.arrow.up")
      }
      if model.canShare {
        Toggle(model.wording.text(.shareBeads), isOn: $model.settings.sharesBeads)
        Button(action: model.playAgain) {
          Label(model.wording.text(.challengeAgain), systemImage: "arrow.triangle.2.circlepath")
        }
      }
    }
  }

  #Preview {
    List { ShareButtons(model: .previewEnded()) }
  }
#endif
