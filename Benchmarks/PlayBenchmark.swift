import WordScramble

/// Playing what was typed: ours as every face plays it, with the reason for a refusal, and the way of the tutorials.
struct PlayBenchmark {
  private static let rootCount = 1000
  private static let passes = 9

  private let lexicon: Lexicon
  private let set: Set<String>
  private let games: [PlayedGame]
  private let guessCount: Int

  init(_ inputs: Inputs) throws {
    lexicon = inputs.lexicon
    let set = Set(inputs.words)
    var generator = SplitMix64(seed: 15)
    var roots = inputs.roots
    generator.shuffle(&roots)
    games = try roots.prefix(PlayBenchmark.rootCount).map { try PlayedGame($0, inputs, set, &generator) }
    guessCount = games.reduce(0) { $0 + $1.words.count }
    self.set = set
  }

  /// Checks that both accept and refuse the same, then times them in turns.
  func run() throws -> [Row] {
    try check(countOurs(\.words) == guessCount && countTheirs(\.words) == guessCount, "a right word is refused")
    try check(countOurs(\.nonsense) == 0 && countTheirs(\.nonsense) == 0, "a wrong word is accepted")
    return [
      compare("`Round.play(text:in:)`: words, and the tutorial's way", \.words),
      compare("`Round.play(text:in:)`: no words, and the tutorial's way", \.nonsense),
    ]
  }

  private func compare(_ what: String, _ guesses: KeyPath<PlayedGame, [String]>) -> Row {
    var (ours, theirs) = (Times(), Times())
    for _ in 0..<PlayBenchmark.passes {
      let one = ours.measureAgain(pieces: guessCount) { countOurs(guesses) }
      let other = theirs.measureAgain(pieces: guessCount) { countTheirs(guesses) }
      precondition(one == other, "the counts were equal a moment ago")
    }
    return Row(what, ours: ours, rival: theirs)
  }

  /// Plays one round on each root; returns how many guesses were right.
  private func countOurs(_ guesses: KeyPath<PlayedGame, [String]>) -> Int {
    var count = 0
    for game in games {
      var round = game.ours
      for guess in game[keyPath: guesses] {
        if let _ = try? round.play(text: guess.utf8, in: lexicon) { count += 1 }
      }
    }
    return count
  }

  private func countTheirs(_ guesses: KeyPath<PlayedGame, [String]>) -> Int {
    var count = 0
    for game in games {
      var round = game.theirs
      for guess in game[keyPath: guesses] where round.play(guess, in: set) { count += 1 }
    }
    return count
  }
}

/// A round about to begin on a root, and what is going to be typed in it.
private struct PlayedGame {
  private static let mostWords = 50

  let ours: Round
  let theirs: ClassicRound
  /// Words of the root, each once.
  let words: [String]
  /// As many texts of the same lengths that are in the root's letters and are no words.
  let nonsense: [String]

  init(_ root: String, _ inputs: Inputs, _ set: Set<String>, _ generator: inout SplitMix64) throws {
    let word = try Word(root.utf8)
    ours = try Round(root: word, number: 0, at: Moment(seconds: 0, uptime: 0))
    theirs = ClassicRound(root: root)
    var words = inputs.lexicon.entries(spelledFrom: word).map(\.word.description).filter { $0 != root }
    generator.shuffle(&words)
    self.words = Array(words.prefix(PlayedGame.mostWords))
    nonsense = self.words.map { PlayedGame.nonsense(root, $0.utf8.count, set, &generator) }
  }

  /// Draws letters of a root until they are no word.
  private static func nonsense(_ root: String, _ count: Int, _ set: Set<String>, _ generator: inout SplitMix64)
    -> String
  {
    var letters = Array(root.utf8)
    while true {
      generator.shuffle(&letters)
      let text = String(decoding: letters.prefix(count), as: UTF8.self)
      if !set.contains(text) { return text }
    }
  }
}
