import Observation
import Testing

@testable import ScrambleApp

/// Whether a change was observed.
///
/// It is unchecked because only the main actor of a single test uses it. An `Atomic` would require macOS 15 and iOS 18.
private final class Flag: @unchecked Sendable {
  var isRaised = false
}

/// Views are redrawn when something they have read changes, including values that are derived from the round.
@MainActor struct ObservationTests {
  private func isSeen<Value>(_ read: (GameModel) -> Value, when change: (GameModel) -> Void) -> Bool {
    let model = GameModel.playing(nil)
    model.newWord = "\(model.toFind[0])"
    let seen = Flag()
    withObservationTracking {
      _ = read(model)
    } onChange: {
      seen.isRaised = true
    }
    change(model)
    return seen.isRaised
  }

  @Test func `a found word changes the list, the score and the number of remaining words`() {
    #expect(isSeen(\.usedWords) { $0.addNewWord() })
    #expect(isSeen(\.score) { $0.addNewWord() })
    #expect(isSeen(\.left) { $0.addNewWord() })
    #expect(isSeen(\.newWord) { $0.addNewWord() })
    #expect(isSeen(\.celebrations.foundWordCount) { $0.addNewWord() })
  }

  @Test func `another round changes the root, and shuffling changes the beads`() {
    #expect(isSeen(\.rootWord) { $0.startGame() })
    #expect(isSeen(\.game.canGoBack) { $0.startGame() })
    #expect(isSeen(\.beads) { $0.shuffle() })
    #expect(!isSeen(\.rootWord) { $0.shuffle() })
  }

  @Test func `the end of a round changes the result, and settings and shuffling change no figure`() {
    #expect(isSeen(\.game.round.isEnded) { $0.endRound() })
    #expect(isSeen(\.panel) { $0.endRound() })
    #expect(isSeen(\.result.missed) { $0.endRound() })
    #expect(isSeen(\.panels.news) { $0.importRounds([]) })
    #expect(!isSeen(\.game.standing) { $0.importRounds([]) })
    #expect(!isSeen(\.game.standing) { $0.preferences.settings.moves = false })
    #expect(!isSeen(\.game.standing) { $0.shuffle() })
    #expect(!isSeen(\.game) { $0.notePlayer() })
  }

  @Test func `typing changes the beads but not the list`() {
    #expect(isSeen(\.beads) { $0.newWord = "" })
    #expect(!isSeen(\.usedWords) { $0.newWord = "" })
  }
}
