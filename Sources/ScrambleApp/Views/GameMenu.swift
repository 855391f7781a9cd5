#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The menu of the toolbar, with the less frequent actions.
  struct GameMenu: View {
    let model: GameModel

    var body: some View {
      Menu {
        Button(action: model.playDaily) {
          Label(model.wording.text(.dailyToday), systemImage: "calendar")
        }
        .disabled(model.today == nil)
        TimedRoundMenu(model: model)
        StatisticsButtons(model: model)
        Divider()
        round
        Divider()
        ChallengeButtons(model: model)
        Divider()
        Button(action: showSettings) {
          Label(model.wording.text(.settingsTitle), systemImage: "slider.horizontal.3")
        }
        Button(action: showHowToPlay) {
          Label(model.wording.text(.helpTitle), systemImage: "questionmark.circle")
        }
      } label: {
        Label(model.wording.text(.menuMore), systemImage: "ellipsis.circle")
      }
      #if os(iOS)
        .endQuestion(model: model)
      #endif
    }

    @ViewBuilder private var round: some View {
      Button(action: model.takeHint) {
        Label(model.wording.text(.hintButton), systemImage: "lightbulb")
      }
      Button(action: model.showMissed) {
        Label(model.wording.text(.missedTitle), systemImage: "list.bullet")
      }
    }

    private func showSettings() { model.panel = .settings }

    private func showHowToPlay() { model.panel = .howToPlay }
  }

  #Preview {
    GameMenu(model: .preview())
  }
#endif
