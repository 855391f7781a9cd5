#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// A panel that covers the game, with a title and a button to close it.
  struct PanelView: View {
    let panel: Panel
    private let game: GameModel
    @Environment(\.dismiss) private var dismiss

    /// Shows a panel of a game.
    init(panel: Panel, model: GameModel) {
      self.panel = panel
      game = model
    }

    var body: some View {
      NavigationStack {
        content
          .panelColors()
          .task(id: panel, computeStatistics)
          .navigationTitle(title)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button(model.wording.text(.buttonDone)) { dismiss() }
            }
          }
      }
      .gameLook()
      .presentationDetents(panel.leavesGameInSight ? [.medium, .large] : [.large])
      #if os(macOS)
        .frame(minWidth: 420, minHeight: 480)
      #endif
    }

    /// What the panel shows; it stays the same while the panel closes.
    private var model: GameModel { game.shown(in: panel) }

    @ViewBuilder private var content: some View {
      switch panel {
      case .hint: HintView(model: model)
      case .missed: MissedView(model: model, result: game.modelOfResult)
      case .statistics: StatisticsView(model: model)
      case .wordBook: WordBookView(model: model)
      case .calendar: CalendarView(model: model)
      case .rounds: RoundsView(model: model)
      case .challenge: ChallengeView(model: model)
      case .set: SetView(model: model)
      case .handIn: HandInView(model: model)
      case .settings: SettingsView(model: model)
      case .licences: LicencesView(paragraphs: model.licences)
      case .howToPlay: HowToPlayView(model: model)
      }
    }

    /// Computes the statistics for the panels that show them.
    private func computeStatistics() async {
      if panel.showsStatistics { await game.computeStatistics() }
    }

    private var title: String {
      switch panel {
      case .hint: model.wording.text(.hintButton)
      case .missed: model.wording.text(.missedTitle)
      case .statistics: model.wording.text(.statisticsTitle)
      case .wordBook: model.wording.text(.wordBookTitle)
      case .calendar: model.wording.text(.calendarTitle)
      case .rounds: model.wording.text(.roundTitle)
      case .challenge: model.wording.text(.challengeTitle)
      case .set: model.wording.text(.setTitle)
      case .handIn: model.wording.text(.handInTitle)
      case .settings: model.wording.text(.settingsTitle)
      case .licences: model.wording.text(.gameLicences)
      case .howToPlay: model.wording.text(.helpTitle)
      }
    }
  }

  #Preview {
    PanelView(panel: .hint, model: .previewFull())
  }

  #Preview("Settings, largest type") {
    PanelView(panel: .settings, model: .preview())
      .dynamicTypeSize(.accessibility5)
  }
#endif
