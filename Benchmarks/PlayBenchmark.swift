import ScrambleCore

/// Playing typed words with `Round`, as every front end does, and as the tutorials do. Only `Round` gives the reason
/// for a refusal.
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

  /// Checks that both ways accept and refuse the same texts, and times them in alternation.
  func run() throws -> [Row] {
    try check(countOurs(\.words) == guessCount && countTheirs(\.words) == guessCount, "a right word is refused")
    try check(countOurs(\.nonsense) == 0 && countTheirs(\.nonsense) == 0, "a wrong word is accepted")
    return [
      compare("`Round.play(text:in:)`: words, and the tutorial's way", \.words),
      compare("`Round.play(text:in:)`: no words, and the tutorial's way", \.nonsense),
    ]
  }

  private func compare(_ title: String, _ guesses: KeyPath<PlayedGame, [String]>) -> Row {
    var (ours, theirs) = (Times(), Times())
    for _ in 0..<PlayBenchmark.passes {
      let one = ours.measureAgain(pieces: guessCount) { countOurs(guesses) }
      let other = theirs.measureAgain(pieces: guessCount) { countTheirs(guesses) }
      precondition(one == other, "the counts were equal a moment ago")
    }
    return Row(title, ours: ours, rival: theirs)
  }

  /// Plays a round on each root. Returns how many guesses were accepted.
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

/// A new round on a root, and the texts to type in it.
private struct PlayedGame {
  private static let maxWords = 50

  let ours: Round
  let theirs: ClassicRound
  /// Up to ``maxWords`` different words that can be spelled from the root.
  let words: [String]
  /// For each of ``words``, a text of the same length that uses the letters of the root but is not a word.
  let nonsense: [String]

  init(_ root: String, _ inputs: Inputs, _ set: Set<String>, _ generator: inout SplitMix64) throws {
    let word = try Word(root.utf8)
    ours = try Round(root: word)
    theirs = ClassicRound(root: root)
    var words = inputs.lexicon.entries(spelledFrom: word).map(\.word.description).filter { $0 != root }
    generator.shuffle(&words)
    self.words = Array(words.prefix(PlayedGame.maxWords))
    nonsense = self.words.map { PlayedGame.nonsense(root, $0.utf8.count, set, &generator) }
  }

  /// Shuffles the letters of a root until the first ones do not form a word. Returns these letters.
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
