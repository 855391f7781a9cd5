#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The commands of the menu bar, with their keyboard shortcuts.
  struct GameCommands: Commands {
    let model: GameModel

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        command(.newWordTitle, "n", model.startGame)
        TimedRoundMenu(model: model)
        // Command-Z belongs to the field: it undoes typing, never a round.
        command(.newWordUndo, "n", modifiers: [.command, .shift], condition: \.game.canGoBack, model.undoNewWord)
        command(.newWordRedo, "n", modifiers: [.command, .option], condition: \.game.canGoForward, model.redoNewWord)
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
        command(.missedTitle, "e", model.showResultOrAskToEnd)
        command(.timePause, "p", condition: \.isTicking, model.pauseRound)
        Divider()
        RoundsButton(model: model)
        StatisticsButtons(model: model)
      }
    }

    private func command(
      _ key: WordingKey, _ shortcut: KeyEquivalent, modifiers: EventModifiers = .command,
      condition: KeyPath<GameModel, Bool>? = nil, _ action: @escaping @MainActor () -> Void
    ) -> some View {
      CommandButton(model: model, key: key, condition: condition, action: action)
        .keyboardShortcut(shortcut, modifiers: modifiers)
    }
  }

  /// A command of the menu bar. It is a view so that it observes changes. It is disabled while a panel, an alert or a
  /// dialog covers the game, or if its condition is not met.
  struct CommandButton: View {
    let model: GameModel
    let key: WordingKey
    /// Another condition for enabling the command, or nil.
    let condition: KeyPath<GameModel, Bool>?
    let action: @MainActor () -> Void

    var body: some View {
      Button(model.wording.text(key), action: action)
        .disabled(model.isCovered || condition.map { !model[keyPath: $0] } ?? false)
    }
  }

  #Preview("CommandButton") {
    CommandButton(model: .preview(), key: .newWordUndo, condition: \.game.canGoBack) {}
  }
#endif
