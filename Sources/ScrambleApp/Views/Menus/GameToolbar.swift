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

  /// Deals another word with a touch, and with a longer one asks how much time it may take.
  struct NewWordMenu: View {
    let model: GameModel

    var body: some View {
      Menu {
        Button(model.wording.text(.timeNone)) { model.startGame(minutes: nil) }
        TimedRoundButtons(model: model)
      } label: {
        Label(model.wording.text(.newWordTitle), systemImage: "arrow.clockwise")
      } primaryAction: {
        model.startGame()
      }
    }
  }

  #Preview("NewWordMenu") {
    NewWordMenu(model: .preview())
  }

  /// Deal another word that is played for some minutes.
  struct TimedRoundButtons: View {
    let model: GameModel

    var body: some View {
      ForEach(model.settings.timedMinutes, id: \.self) { minutes in
        Button(model.wording.text(.timeMinutes, .number(minutes))) { model.startGame(minutes: minutes) }
      }
    }
  }

  #Preview("TimedRoundButtons") {
    VStack { TimedRoundButtons(model: .preview()) }
  }

  /// Timed rounds in a menu or the menu bar. It is disabled while a panel or dialog covers the game.
  struct TimedRoundMenu: View {
    let model: GameModel

    var body: some View {
      Menu(model.wording.text(.timeTitle)) { TimedRoundButtons(model: model) }
        .disabled(model.isCovered)
    }
  }

  #Preview("TimedRoundMenu") {
    TimedRoundMenu(model: .preview())
  }
#endif
