import WordScramble

/// Opening the largest usual shared round: twelve players have found sixty words each.
struct SharedRoundBenchmark {
  private static let (playerCount, wordCount, repetitions) = (12, 60, 20)

  private let lexicon: Lexicon

  init(_ inputs: Inputs) {
    lexicon = inputs.lexicon
  }

  /// Times reading the code and counting the words of all players, which opening a link does.
  func run() throws -> [Row] {
    let code = try code()
    var times = Times()
    for _ in 0..<SharedRoundBenchmark.repetitions {
      let standings = try times.measureComputing {
        SharedStandings(of: try SharedRound(code: code), ownID: nil, in: lexicon, avoiding: nil)
      }
      try check(standings.rows.allSatisfy { $0.tally.words == SharedRoundBenchmark.wordCount }, "a word is not counted")
    }
    return [
      Row("`SharedRound`: a link with twelve players, sixty words each", nanoseconds: times.median, wish: 20_000_000)
    ]
  }

  /// Returns the code after all players have played the same root, each with the code of the previous one.
  private func code() throws -> [UInt8] {
    let root = try Word("alarming".utf8)
    let puzzle = Puzzle(root: root, in: lexicon)
    var generator = SplitMix64(seed: 44)
    var shared: SharedRound?
    for number in 1...SharedRoundBenchmark.playerCount {
      var game = Game(lexicon: lexicon, options: DealOptions(), seed: UInt64(number), at: moment)
      game.dealNewRound(on: root, seed: UInt64(number), at: moment)
      var words = puzzle.common.map { $0 } + puzzle.rare.map { $0 }
      generator.shuffle(&words)
      for word in words.prefix(SharedRoundBenchmark.wordCount) { try game.play(text: word.ascii, at: moment) }
      let player = SharedPlayer(id: generator.next(), name: Array("Annabelle".utf8), color: number % 8)
      if let shared { try game.play(shared, as: player, at: moment) } else { share(&game) }
      game.saveSharedRound()
      shared = game.sharedRecord?.shared
    }
    return shared?.code ?? []
  }

  private func share(_ game: inout Game) {
    game.share(as: .race, name: Array("Annabelle".utf8), color: 1, seed: 1, at: moment)
  }

  private let moment = Moment(seconds: 0, uptime: 0)
}
