import ScrambleKit
import WordScramble

/// What the panel of the hint shows: how many words are left by first letter and length, and the clues. It gives no word away.
struct Hint {
  /// The letters of the root in the order in which they are shown.
  let letters: [LetterBead]
  /// How many words are left, a row a first letter.
  let rows: [HintRow]
  /// The clues that were taken.
  let clues: [ShownClue]
  /// Why there is no clue to take: "Every word left has a clue already."; nil if there is one, or if nothing is left to find.
  let noClueText: String?
  /// Whether there is a clue to take.
  let hasNextClue: Bool
}

/// A clue as it is shown: the meaning of a word, and the word too once it is found.
struct ShownClue: Identifiable {
  let id: Word
  let text: String
  let isFound: Bool
}

/// Hints and clues.
extension GameModel {
  /// Shows how many words are left by first letter and length.
  func takeHint() {
    guard !game.isPaused else { return }
    change { $0.takeHint(at: $1) }
    save()
    panels.hint = hint
    panel = .hint
  }

  /// Takes a clue, which the result counts, and announces it.
  func takeClue() {
    guard let word = change({ $0.takeClue(at: $1) }) else { return }
    let clue = text(of: Clue(word: word, isFound: false))
    say(clue, english: [clue])
    save()
    panels.hint = hint
  }

  /// The clues that were taken in the round.
  var clues: [ShownClue] {
    game.clues.map { ShownClue(id: $0.word, text: text(of: $0), isFound: $0.isFound) }
  }

  /// What is left in the round as it is now.
  var hint: Hint {
    let hasNextClue = game.nextClue != nil
    let isAllTaken = !hasNextClue && game.round.phase == .playing && game.standing.remaining > 0
    return Hint(
      letters: beads, rows: game.standing.hints, clues: clues,
      noClueText: isAllTaken ? wording.text(.clueNone) : nil, hasNextClue: hasNextClue)
  }

  private func text(of clue: Clue) -> String {
    wording.text(of: clue, glossary?.meanings(of: clue.word) ?? [])
  }
}

extension HintRow {
  /// The first letter as text, lower case.
  var text: String { String(UnicodeScalar(letter)) }
}
