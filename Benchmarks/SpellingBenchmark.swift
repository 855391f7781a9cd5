import WordScramble

/// Whether a guess is right: its letters are in the root, and it is a word that counts.
struct SpellingBenchmark {
  /// Rounds on so many roots, and so many guesses in each, all of them right.
  private static let (roots, guessesEach) = (2000, 50)
  private static let passes = 9

  private let lexicon: Lexicon
  private let set: Set<String>
  private let roots: [String]
  private let bags: [LetterBag]
  private let guesses: Texts

  init(_ inputs: Inputs) throws {
    lexicon = inputs.lexicon
    set = Set(inputs.words)
    var chance = SplitMix64(seed: 15)
    var roots = inputs.roots
    chance.shuffle(&roots)
    self.roots = Array(roots.prefix(SpellingBenchmark.roots))
    let words = try self.roots.map { try Word($0.utf8) }
    bags = words.map { LetterBag($0) }
    guesses = Texts(words.flatMap { SpellingBenchmark.guesses(for: $0, inputs.lexicon, &chance) })
  }

  /// Draws words of a root.
  private static func guesses(for root: Word, _ lexicon: Lexicon, _ chance: inout SplitMix64) -> [String] {
    let answers = lexicon.entries(spelledFrom: root)
    return (0..<guessesEach).map { _ in answers[Int(chance.next(below: UInt32(answers.count)))].word.description }
  }

  /// Checks that both accept every guess, and say the same of it with the root of another round; then times them in turns.
  func run() throws -> [Row] {
    for guess in 0..<guesses.count {
      let root = guess / SpellingBenchmark.guessesEach
      let other = (root + 1) % roots.count
      try check(isRightForUs(guess, root) && isRightForThem(guess, root), "\(guesses.strings[guess]) is refused")
      try check(isRightForUs(guess, other) == isRightForThem(guess, other), "one refuses \(guesses.strings[guess])")
    }
    var (ours, theirs) = (Times(), Times())
    for _ in 0..<SpellingBenchmark.passes {
      let one = ours.measureAgain(pieces: guesses.count) { countOurs() }
      let other = theirs.measureAgain(pieces: guesses.count) { countTheirs() }
      try check(one == guesses.count && other == guesses.count, "the guesses were right a moment ago")
    }
    return [Row("accept a word: from bytes, and isPossible and Set.contains", ours: ours, rival: theirs, atLeast: 20)]
  }

  private func countOurs() -> Int {
    let bytes = guesses.bytes.span
    var count = 0
    for guess in 0..<guesses.count {
      let text = bytes.extracting(guesses.place(of: guess))
      count += lexicon.contains(text: text, spelledFrom: bags[guess / SpellingBenchmark.guessesEach]) ? 1 : 0
    }
    return count
  }

  private func countTheirs() -> Int {
    var count = 0
    for guess in 0..<guesses.count { count += isRightForThem(guess, guess / SpellingBenchmark.guessesEach) ? 1 : 0 }
    return count
  }

  private func isRightForUs(_ guess: Int, _ root: Int) -> Bool {
    lexicon.contains(text: guesses.bytes.span.extracting(guesses.place(of: guess)), spelledFrom: bags[root])
  }

  private func isRightForThem(_ guess: Int, _ root: Int) -> Bool {
    ClassicScan.isPossible(guesses.strings[guess], from: roots[root]) && set.contains(guesses.strings[guess])
  }
}
