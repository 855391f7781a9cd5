import WordScramble

/// The figures of a round. `Standing` computes all of them in one pass over the words. The obvious way looks up each
/// word in a set of the found words, once for each figure.
struct StandingBenchmark {
  private static let repetitions = 5
  private let games: [(round: Round, puzzle: Puzzle, common: [String], found: Set<String>)]

  /// Plays half of the common words of each of some roots.
  init(_ inputs: Inputs) throws {
    var roots = inputs.roots
    var generator = SplitMix64(seed: 41)
    generator.shuffle(&roots)
    games = try roots.prefix(400).map { text in
      let puzzle = Puzzle(root: try Word(text.utf8), in: inputs.lexicon)
      var round = try Round(root: puzzle.root, number: 0, at: Moment(seconds: 0, uptime: 0))
      for word in puzzle.common.enumerated() where word.offset % 2 == 0 {
        try round.play(word.element, in: inputs.lexicon)
      }
      return (round, puzzle, puzzle.common.map(\.description), Set(round.found.map(\.word.description)))
    }
  }

  /// Checks that both ways give the same result, and times them in alternation.
  func run() throws -> [Row] {
    for game in games {
      let standing = Standing(of: game.round, in: game.puzzle)
      try check(
        standing.remaining == remainingWithSets(game.common, game.found), "a standing differs on \(game.round.root)")
    }
    var (ours, rival) = (Times(), Times())
    for _ in 0..<StandingBenchmark.repetitions {
      _ = ours.measureComputing(pieces: games.count) {
        games.reduce(0) { $0 + Standing(of: $1.round, in: $1.puzzle).remaining }
      }
      _ = rival.measureComputing(pieces: games.count) {
        games.reduce(0) { $0 + remainingWithSets($1.common, $1.found) }
      }
    }
    return [Row("`Standing`: every figure of a half-played round, and a set of words", ours: ours, rival: rival)]
  }

  /// Counts the remaining words by length, and again by first letter and length, with a set of strings.
  private func remainingWithSets(_ common: [String], _ found: Set<String>) -> Int {
    var (lengths, hints): ([Int: Int], [String: Int]) = ([:], [:])
    for word in common where !found.contains(word) { lengths[word.utf8.count, default: 0] += 1 }
    for word in common where !found.contains(word) { hints[word.prefix(1) + "\(word.utf8.count)", default: 0] += 1 }
    return min(lengths.values.reduce(0, +), hints.values.reduce(0, +))
  }
}
