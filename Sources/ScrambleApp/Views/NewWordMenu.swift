#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Deals another word with a touch, and with a longer one asks how much time it may take.
  struct NewWordMenu: View {
    let model: GameModel

    var body: some View {
      Menu {
        Button(model.wording.text(.timeNone), action: model.startGame)
        TimedRoundButtons(model: model)
      } label: {
        Label(model.wording.text(.newWordTitle), systemImage: "arrow.clockwise")
      } primaryAction: {
        model.startGame()
      }
    }
  }

  #Preview {
    NewWordMenu(model: .preview())
  }
#endif
