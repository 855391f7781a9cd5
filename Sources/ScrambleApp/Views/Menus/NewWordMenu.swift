#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

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

  #Preview {
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
