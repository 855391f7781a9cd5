import ScrambleKit
import WordScramble

/// What there is to say when a round is over.
struct EndOfRound {
  private let game: Game
  private let wording: Wording

  init(_ game: Game, _ wording: Wording) {
    self.game = game
    self.wording = wording
  }

  /// The result as one plain sentence that gives no word away.
  var result: String {
    let round = game.round
    let name = round.daily.map { Wording.Argument.number($0) } ?? .text("\(round.root)")
    return wording.text(
      round.daily == nil ? .endResult : .endResultDaily, name, .number(round.commonCount),
      .number(game.puzzle.common.count(in: round)), .number(round.bonusCount),
      .text(wording.text(.points, .number(round.score))), .text(wording.name(of: round.rank(in: game.puzzle))))
  }

  /// The words missed by length, longest first, and the bonus words there were.
  var lists: [(title: String, words: [Word])] {
    let missed = game.round.left(in: game.puzzle)
    let rare = game.puzzle.rare.filter { $0.count >= game.round.minimum && !game.round.hasFound($0) }
    let title = wording.text(missed.isEmpty ? .endMissedNone : .endMissed)
    return [(title, missed)] + (rare.isEmpty ? [] : [(wording.text(.endRare), rare)])
  }
}

/// How many words are left by first letter and length, a row a letter.
struct HintTable {
  let rows: [(letter: String, counts: [String])]

  init(_ hints: [Hint]) {
    rows = (UInt8(0)..<26).compactMap { letter in
      let counts = hints.filter { $0.letter == letter }.map { "\($0.length):\($0.count)" }
      return counts.isEmpty ? nil : (String(UnicodeScalar(letter + UInt8(ascii: "a"))), counts)
    }
  }
}

extension PackedWords {
  /// How many of the words are long enough for a round.
  func count(in round: Round) -> Int {
    count { $0.count >= round.minimum }
  }
}
