package import WordScramble

extension SensitiveWords {
  /// Two words that no set may contain, and one that requires a confirmation.
  package static let example = SensitiveWords(slurs: ["oaf", "scoundrel"], delicate: ["tomb"])
}

extension PuzzleSet {
  /// A set with a unit word that the lexicon lacks, and one that cannot be found in any round.
  package static let example = PuzzleSet(
    roots: ["silkworm", "planters", "starling"], unitWords: ["milk", "plant", "wormks", "zebra"])!

  /// Returns a game in which a player has found some words of each round, one every three seconds.
  package func game(finding words: [[Word]]) -> Game {
    var game = Game(lexicon: english, roots: [], options: DealOptions(), seed: 1, at: Moment(seconds: 0, uptime: 0))
    var now: Int64 = 100
    for (index, words) in words.enumerated() {
      game.play(self, number: index + 1, at: Moment(seconds: now, uptime: now * 10))
      for word in words {
        now += 3
        _ = try? game.play(text: word.ascii, at: Moment(seconds: now, uptime: now * 10))
      }
    }
    return game
  }

  /// Returns the code of the hand-in of a player who has found some words of each round.
  package func code(seat: Int, finding words: [[Word]]) -> [UInt8] {
    game(finding: words).handIn(of: self, seat: seat).code
  }
}
