#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The score in the middle of the bar, what is done often at its end, and the rest in a menu.
  struct GameToolbar: ToolbarContent {
    let model: GameModel

    var body: some ToolbarContent {
      ToolbarItem(placement: .navigation) {
        GameMenu(model: model)
      }
      ToolbarItem(placement: .principal) {
        ScoreView(model: model)
      }
      ToolbarItemGroup(placement: .primaryAction) {
        Button(action: model.undoNewWord) {
          Label(model.wording.text(.pageUndoNewWord), systemImage: "arrow.uturn.backward")
        }
        .disabled(!model.canUndo)
        Button(action: model.shuffle) {
          Label(model.wording.text(.pageShuffle), systemImage: "shuffle")
        }
        Button(action: model.startGame) {
          Label(model.wording.text(.pageNewWord), systemImage: "arrow.clockwise")
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewFull()
    NavigationStack {
      Text(model.rootWord)
        .toolbar { GameToolbar(model: model) }
    }
  }
#endif
