#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The toolbar's menu with the less frequent actions.
  struct GameMenu: View {
    let model: GameModel

    var body: some View {
      Menu {
        Button(action: model.playDaily) {
          Label(model.wording.text(.dailyToday), systemImage: "calendar")
          if let progress = model.todayProgressText { Text(progress) }
        }
        .disabled(model.todayNumber == nil)
        RoundsButtons(model: model)
        TimedRoundMenu(model: model)
        StatisticsButtons(model: model)
        Divider()
        roundActions
        Divider()
        ChallengeButtons(model: model)
        Divider()
        SettingsButton(model: model)
        Button(model.wording.text(.helpTitle), systemImage: "questionmark.circle") { model.panel = .howToPlay }
      } label: {
        Label(model.wording.text(.menuMore), systemImage: "ellipsis.circle")
      }
      #if os(iOS)
        .endQuestion(model: model)
      #endif
    }

    @ViewBuilder private var roundActions: some View {
      if model.game.canGoForward {
        Button(model.wording.text(.newWordRedo), systemImage: "arrow.uturn.forward", action: model.redoNewWord)
      }
      Button(model.wording.text(.hintButton), systemImage: "lightbulb", action: model.showHint)
      Button(model.wording.text(.missedTitle), systemImage: "list.bullet", action: model.showResultOrAskToEnd)
    }
  }

  #Preview {
    GameMenu(model: .preview())
  }

  /// The buttons that open the other rounds and, in a set, its rounds and the panel for handing in.
  struct RoundsButtons: View {
    let model: GameModel

    var body: some View {
      Group {
        Button(model.wording.text(.roundTitle), systemImage: "rectangle.stack", action: model.otherRounds.showPanel)
        if model.game.playedSet != nil {
          Button(
            model.wording.text(.playedSetRounds), systemImage: "square.stack", action: model.otherRounds.showPlayedSet)
          Button(
            model.wording.text(.handInTitle), systemImage: "tray.and.arrow.up", action: model.otherRounds.showHandIn)
        }
      }
      .disabled(model.isCovered)
    }
  }

  #Preview("RoundsButtons") {
    VStack { RoundsButtons(model: .previewPlayingSet()) }
  }

  /// Opens the settings: a panel or, on a Mac, a window.
  struct SettingsButton: View {
    let model: GameModel

    var body: some View {
      #if os(macOS)
        SettingsLink { label }
      #else
        Button(action: showSettings) { label }
      #endif
    }

    private var label: some View {
      Label(model.wording.text(.settingsTitle), systemImage: "slider.horizontal.3")
    }

    private func showSettings() { model.panel = .settings }
  }

  #Preview("SettingsButton") {
    SettingsButton(model: .preview())
  }

  struct StatisticsButtons: View {
    let model: GameModel

    var body: some View {
      Group {
        Button(model.wording.text(.calendarTitle), systemImage: "square.grid.3x3") { model.panel = .calendar }
        Button(model.wording.text(.statisticsTitle), systemImage: "chart.bar") { model.panel = .statistics }
        Button(model.wording.text(.wordBookTitle), systemImage: "book") { model.panel = .wordBook }
      }
      .disabled(model.isCovered)
    }
  }

  #Preview("StatisticsButtons") {
    VStack { StatisticsButtons(model: .preview()) }
  }

  /// The buttons for opening a link to a round, and for playing against the player's own earlier round.
  struct ChallengeButtons: View {
    let model: GameModel

    var body: some View {
      Group {
        Button(model.wording.text(.challengeTitle), systemImage: "link", action: model.otherRounds.askForLink)
        if model.game.hasEarlierRound {
          Button(
            model.wording.text(.challengePlayEarlier), systemImage: "clock.arrow.circlepath", action: model.playAgain)
        }
      }
      .disabled(model.isCovered)
    }
  }

  #Preview("ChallengeButtons") {
    VStack { ChallengeButtons(model: .previewAnsweringChallenge()) }
  }
#endif
