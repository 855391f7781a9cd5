#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Deal another word that is played for some minutes.
  struct TimedRoundButtons: View {
    let model: GameModel

    var body: some View {
      ForEach(model.settings.timedMinutes, id: \.self) { minutes in
        Button(model.wording.text(.timeMinutes, .number(minutes))) { model.startGame(minutes: minutes) }
      }
    }
  }

  #Preview {
    VStack { TimedRoundButtons(model: .preview()) }
  }
#endif
