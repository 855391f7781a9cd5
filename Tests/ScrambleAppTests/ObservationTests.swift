import Observation
import Testing

@testable import ScrambleApp

/// Whether a change was observed.
///
/// The class is unchecked because only the main actor of a single test uses it. An `Atomic` would require macOS 15 and
/// iOS 18.
private final class ObservationFlag: @unchecked Sendable {
  var isRaised = false
}

/// Views are redrawn when something they have read changes, including values that are derived from the round.
@MainActor struct ObservationTests {
  private func isObserved<Value>(_ read: (GameModel) -> Value, when change: (GameModel) -> Void) -> Bool {
    let model = GameModel.playing(nil)
    model.newWord = "\(model.unfoundWords[0])"
    let flag = ObservationFlag()
    withObservationTracking {
      _ = read(model)
    } onChange: {
      flag.isRaised = true
    }
    change(model)
    return flag.isRaised
  }

  @Test func `a found word changes the list, the score and the number of remaining words`() {
    #expect(isObserved(\.usedWords) { $0.addNewWord() })
    #expect(isObserved(\.score) { $0.addNewWord() })
    #expect(isObserved(\.remainingCount) { $0.addNewWord() })
    #expect(isObserved(\.newWord) { $0.addNewWord() })
    #expect(isObserved(\.celebrations.foundWordCount) { $0.addNewWord() })
  }

  @Test func `another round changes the root, and shuffling changes the beads`() {
    #expect(isObserved(\.rootWord) { $0.startGame() })
    #expect(isObserved(\.beads) { $0.shuffle() })
    #expect(!isObserved(\.rootWord) { $0.shuffle() })
  }

  @Test func `the end of a round changes the result, and settings and shuffling change no figure`() {
    #expect(isObserved(\.game.round.isEnded) { $0.endRound() })
    #expect(isObserved(\.panel) { $0.endRound() })
    #expect(isObserved(\.result.missedWords) { $0.endRound() })
    #expect(isObserved(\.panels.message) { $0.importRounds([]) })
    #expect(!isObserved(\.game.standing) { $0.preferences.settings.animates = false })
    #expect(!isObserved(\.game.standing) { $0.shuffle() })
  }

  @Test func `typing changes the beads but not the list`() {
    #expect(isObserved(\.beads) { $0.newWord = "" })
    #expect(!isObserved(\.usedWords) { $0.newWord = "" })
  }
}
