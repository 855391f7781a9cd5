#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The toolbar: the menu at one end, the buttons for going back and for a new word at the other. The title between them is the root.
  struct GameToolbar: ToolbarContent {
    let model: GameModel

    var body: some ToolbarContent {
      ToolbarItem(placement: .navigation) {
        GameMenu(model: model)
          .accessibilityShowsLargeContentViewer()
      }
      ToolbarItemGroup(placement: .primaryAction) {
        Button(action: model.undoNewWord) {
          Label(model.wording.text(.newWordUndo), systemImage: "arrow.uturn.backward")
        }
        .disabled(!model.game.canGoBack)
        .accessibilityShowsLargeContentViewer()
        NewWordMenu(model: model)
          .accessibilityShowsLargeContentViewer()
      }
    }
  }

  #Preview {
    let model = GameModel.previewFull()
    NavigationStack {
      BoardView(model: model)
        .toolbar { GameToolbar(model: model) }
    }
  }
#endif
