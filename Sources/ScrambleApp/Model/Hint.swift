import ScrambleCore
import ScrambleKit

/// The contents of the hint panel: the number of remaining words by first letter and length, and the clues. It reveals
/// no remaining word.
struct Hint {
  /// The letters of the root in display order.
  let letters: [LetterBead]
  /// The number of remaining words, one row per first letter.
  let rows: [HintRow]
  /// The clues that the player has taken.
  let clues: [ShownClue]
  /// Why no clue is available: "Every word left already has a clue."; nil if one is available, no word is left, or the
  /// round has ended.
  let noClueText: String?
  let hasNextClue: Bool
}

/// A clue as it is shown: the meaning of a word, and also the word once it is found.
struct ShownClue: Identifiable {
  let id: Word
  let text: String
  let isFound: Bool
}

extension GameModel {
  /// Shows how many words are left by first letter and length, unless the letters are covered.
  func showHint() {
    guard !game.isCovered else { return }
    panels.hint = hint
    panel = .hint
  }

  /// Takes a clue, if there is one, and announces it. The result counts clues.
  func showNextClue() {
    guard let word = change({ $0.takeClue(at: $1) }) else { return }
    let clue = text(of: Clue(word: word, isFound: false))
    announce(clue, english: [clue])
    save()
    panels.hint = hint
  }

  var clues: [ShownClue] {
    game.clues.map { ShownClue(id: $0.word, text: text(of: $0), isFound: $0.isFound) }
  }

  var hint: Hint {
    let hasNextClue = game.nextClueWord != nil
    let hasTakenAllClues = !hasNextClue && !game.round.isEnded && game.standing.remaining > 0
    return Hint(
      letters: beads, rows: game.standing.hints, clues: clues,
      noClueText: hasTakenAllClues ? wording.text(.clueNone) : nil, hasNextClue: hasNextClue)
  }

  private func text(of clue: Clue) -> String {
    wording.text(of: clue, glossary?.meanings(of: clue.word) ?? [])
  }
}
