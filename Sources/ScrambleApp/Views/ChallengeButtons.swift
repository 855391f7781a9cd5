#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Opens a round that somebody has sent, or the player's own earlier one on the same root.
  struct ChallengeButtons: View {
    let model: GameModel

    var body: some View {
      Group {
        Button(action: model.askForChallenge) {
          Label(model.wording.text(.challengeTitle), systemImage: "link")
        }
        if model.game.hasEarlierRound {
          Button(action: model.playAgain) {
            Label(model.wording.text(.challengePlayEarlier), systemImage: "clock.arrow.circlepath")
          }
        }
      }
      .disabled(model.isCovered)
    }
  }

  #Preview {
    VStack { ChallengeButtons(model: .previewAnswering()) }
  }
#endif
