#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The toolbar: the menu on one side, the button for a new word on the other.
  struct GameToolbar: ToolbarContent {
    let model: GameModel

    var body: some ToolbarContent {
      ToolbarItem(placement: .navigation) {
        GameMenu(model: model)
          .accessibilityShowsLargeContentViewer()
      }
      ToolbarItem(placement: .primaryAction) {
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

  /// The button that deals another word. A long press on it opens a menu of time limits.
  struct NewWordMenu: View {
    let model: GameModel

    var body: some View {
      Menu {
        Button(model.wording.text(.timeNone)) { model.startGame(minutes: 0) }
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

  /// Buttons that deal another word with a time limit.
  struct TimedRoundButtons: View {
    let model: GameModel

    var body: some View {
      ForEach(Round.timeLimits, id: \.self) { minutes in
        Button(model.wording.text(.timeMinutes, .number(minutes))) { model.startGame(minutes: minutes) }
      }
    }
  }

  #Preview("TimedRoundButtons") {
    VStack { TimedRoundButtons(model: .preview()) }
  }

  /// The submenu of timed rounds, in the toolbar's menu or the menu bar. It is disabled while a panel, an alert or a
  /// dialog covers the game.
  struct TimedRoundMenu: View {
    let model: GameModel

    var body: some View {
      Menu(model.wording.text(.timeTitle)) { TimedRoundButtons(model: model) }
        .disabled(model.hasDialog)
    }
  }

  #Preview("TimedRoundMenu") {
    TimedRoundMenu(model: .preview())
  }
#endif
