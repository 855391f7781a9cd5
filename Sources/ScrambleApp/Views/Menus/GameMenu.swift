#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

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
        RoundsButton(model: model)
        TimedRoundMenu(model: model)
        StatisticsButtons(model: model)
        Divider()
        roundActions
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
      Button(model.wording.text(.hintButton), systemImage: "lightbulb", action: model.showHint)
      Button(model.wording.text(model.endKey), systemImage: "list.bullet", action: model.showResultOrAskToEnd)
      Button(model.wording.text(.challengeFriend), systemImage: "person.2", action: model.challengeFriend)
    }
  }

  #Preview {
    GameMenu(model: .preview())
  }

  /// Opens the other rounds.
  struct RoundsButton: View {
    let model: GameModel

    var body: some View {
      Button(model.wording.text(.roundTitle), systemImage: "rectangle.stack", action: model.otherRounds.showPanel)
        .disabled(model.hasDialog)
    }
  }

  #Preview("RoundsButton") {
    RoundsButton(model: .preview())
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
      .disabled(model.hasDialog)
    }
  }

  #Preview("StatisticsButtons") {
    VStack { StatisticsButtons(model: .preview()) }
  }
#endif
