#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The commands of the menu bar, with their keyboard shortcuts.
  struct GameCommands: Commands {
    let model: GameModel

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        command(.newWordTitle, "n", model.startGame)
        TimedRoundMenu(model: model)
      }
      #if !os(macOS)  // On a Mac, the settings window adds the command.
        CommandGroup(replacing: .appSettings) {
          command(.settingsTitle, ",") { model.panel = .settings }
        }
      #endif
      CommandMenu(model.wording.text(.menuGame)) {
        command(.lettersShuffle, "j", model.shuffle)
        command(.hintButton, "i", model.showHint)
        command(.dailyToday, "t", model.playDaily)
        command(model.endKey, "e", model.showResultOrAskToEnd)
        command(.challengeFriend, "k", model.challengeFriend)
        Divider()
        RoundsButton(model: model)
        StatisticsButtons(model: model)
      }
    }

    private func command(
      _ key: WordingKey, _ shortcut: KeyEquivalent, _ action: @escaping @MainActor () -> Void
    ) -> some View {
      CommandButton(model: model, key: key, action: action)
        .keyboardShortcut(shortcut)
    }
  }

  /// A command of the menu bar. It is a view so that it observes changes. It is disabled while a panel, an alert or a
  /// dialog covers the game.
  struct CommandButton: View {
    let model: GameModel
    let key: WordingKey
    let action: @MainActor () -> Void

    var body: some View {
      Button(model.wording.text(key), action: action)
        .disabled(model.hasDialog)
    }
  }

  #Preview("CommandButton") {
    CommandButton(model: .preview(), key: .newWordTitle) {}
  }
#endif
