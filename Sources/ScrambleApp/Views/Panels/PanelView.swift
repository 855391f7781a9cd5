#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// A panel that covers the game, with a title and a button to close it.
  struct PanelView: View {
    let panel: Panel
    let model: GameModel
    @Environment(\.wording) private var wording
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        content
          .panelColors()
          // Touches while the panel closes are not meant for the game below.
          .allowsHitTesting(model.panel == panel)
          .navigationTitle(title)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button(wording.text(.buttonDone)) { dismiss() }
            }
          }
      }
      .gameLook()
      .presentationDetents(panel.coversHalfScreen ? [.medium, .large] : [.large])
      #if os(macOS)
        .frame(minWidth: 420, minHeight: 480)
      #endif
    }

    @ViewBuilder private var content: some View {
      switch panel {
      case .hint: if let hint = model.panels.hint { HintView(hint: hint, showNextClue: model.showNextClue) }
      case .result: if let result = model.panels.result { ResultView(result: result, model: model) }
      case .statistics: StatisticsLoading(model: model) { StatisticsView(statistics: $0) }
      case .wordBook: StatisticsLoading(model: model) { WordBookView(statistics: $0, model: model) }
      case .calendar: StatisticsLoading(model: model) { CalendarView(statistics: $0, play: model.playDaily) }
      case .challenge: if let step = model.panels.challengeStep { ChallengeView(step: step, model: model) }
      case .rounds: RoundsView(rounds: model.otherRounds)
      case .settings: SettingsView(model: model)
      case .licences: LicencesView(paragraphs: model.licences)
      case .howToPlay:
        HowToPlayView(round: model.game.round, hasHardwareKeyboard: model.focus.hasHardwareKeyboard)
      }
    }

    private var title: String {
      switch panel {
      case .hint: wording.text(.hintButton)
      case .result: wording.text(.resultPanel)
      case .statistics: wording.text(.statisticsTitle)
      case .wordBook: wording.text(.wordBookTitle)
      case .calendar: wording.text(.calendarTitle)
      case .challenge: wording.text(.challengeTitle)
      case .rounds: wording.text(.roundTitle)
      case .settings: wording.text(.settingsTitle)
      case .licences: wording.text(.gameLicences)
      case .howToPlay: wording.text(.helpTitle)
      }
    }
  }

  #Preview {
    let model = GameModel.previewFull()
    model.showHint()
    return PanelView(panel: .hint, model: model)
  }

  #Preview("Settings, largest type") {
    PanelView(panel: .settings, model: .preview())
      .dynamicTypeSize(.accessibility5)
  }

  /// Computes the statistics when a panel that shows them opens.
  struct StatisticsLoading<Content>: View where Content: View {
    let model: GameModel
    @ViewBuilder let content: (StatisticsModel) -> Content
    @State private var statistics: StatisticsModel?

    var body: some View {
      if let statistics {
        content(statistics)
      } else {
        ProgressView()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .task(compute)
      }
    }

    private func compute() async {
      statistics = await model.computeStatistics()
    }
  }

  #Preview("StatisticsLoading") {
    StatisticsLoading(model: .preview()) { StatisticsView(statistics: $0) }
  }
#endif
