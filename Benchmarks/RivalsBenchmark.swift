import WordScramble

/// Looking up words, solving roots and creating puzzles, with the lexicon and with what a Swift programmer would use
/// instead.
struct RivalsBenchmark {
  private static let (rootCount, repetitions, lookUpRepetitions) = (300, 9, 40)

  private let lexicon: Lexicon
  private let (set, dictionary, trie): (SetAndScan, SubsetDictionary, PlainTrie)
  private let shownWords: ShownWords
  private let guesses: Guesses
  private let roots: [(text: String, word: Word)]

  init(_ inputs: Inputs) throws {
    lexicon = inputs.lexicon
    set = SetAndScan(words: inputs.words)
    dictionary = SubsetDictionary(words: inputs.words)
    trie = PlainTrie(words: inputs.words)
    shownWords = ShownWords(common: inputs.common, blocked: inputs.blocked)
    guesses = try Guesses(inputs)
    var (roots, generator) = (inputs.roots, SplitMix64(seed: 500))
    generator.shuffle(&roots)
    self.roots = try roots.prefix(RivalsBenchmark.rootCount).map { ($0, try Word($0.utf8)) }
  }

  /// Checks that all give the same answers, and times them in alternation.
  func run() throws -> [Comparison] {
    for rival in [set, dictionary, trie] as [any Rival] { try compare(rival) }
    return try [lookUps(), typedLookUps(), solutions()] + puzzles()
  }

  private func compare(_ rival: some Rival) throws {
    for (text, word) in zip(guesses.texts, guesses.words) {
      try check(rival.contains(text) == lexicon.contains(word), "\(type(of: rival)) differs on \(text)")
    }
    for root in roots {
      let (puzzle, answer) = (Puzzle(root: root.word, in: lexicon), rival.answers(for: root.text))
      let (common, rare) = shownWords.divide(answer, of: root.text)
      let isSame = common == puzzle.common.map(\.description) && rare == puzzle.rare.map(\.description)
      try check(isSame, "the puzzle of \(type(of: rival)) differs on \(root.text)")
      let solverAnswer = lexicon.entries(spelledFrom: root.word).map(\.word.description)
      try check(answer.sorted() == solverAnswer.sorted(), "the answer of \(type(of: rival)) differs on \(root.text)")
    }
  }
}

// The function of each task is generic, so that the compiler specializes it for each kind of rival, as it would in an
// app.
extension RivalsBenchmark {
  private func lookUps() throws -> Comparison {
    func count(_ rival: some Rival) -> Int { guesses.texts.count { rival.contains($0) } }
    let times = try Times.inTurns(
      RivalsBenchmark.lookUpRepetitions, pieces: guesses.texts.count,
      [
        { guesses.words.count { lexicon.contains($0) } }, { count(set) }, { count(dictionary) }, { count(trie) },
      ])
    return Comparison("look a word up: `Lexicon.contains(_:)`", nanoseconds: times)
  }

  private func typedLookUps() throws -> Comparison {
    func count(_ rival: some Rival) -> Int { guesses.typedTexts.count { rival.contains($0.lowercased()) } }
    let times = try Times.inTurns(
      RivalsBenchmark.lookUpRepetitions, pieces: guesses.typedTexts.count,
      [
        { try guesses.typedTexts.count { lexicon.contains(try Word($0.utf8)) } },
        { count(set) }, { count(dictionary) }, { count(trie) },
      ])
    return Comparison("look up what was typed: `Word(_:)`, then the same", nanoseconds: times)
  }

  private func solutions() throws -> Comparison {
    func count(_ rival: some Rival) -> Int { roots.reduce(0) { $0 + rival.answers(for: $1.text).count } }
    let times = try Times.inTurns(
      RivalsBenchmark.repetitions, pieces: roots.count,
      [
        { roots.reduce(0) { $0 + lexicon.entries(spelledFrom: $1.word).count } },
        { count(set) }, { count(dictionary) }, { count(trie) },
      ])
    return Comparison("all words of a root: `Lexicon.entries(spelledFrom:)`", nanoseconds: times)
  }

  /// Times creating puzzles, without and with converting every word to a `String`. The words of the rivals are strings
  /// already.
  private func puzzles() throws -> [Comparison] {
    func count(_ rival: some Rival) -> Int {
      roots.reduce(0) { sum, root in
        let puzzle = shownWords.divide(rival.answers(for: root.text), of: root.text)
        return sum + puzzle.common.count + puzzle.rare.count
      }
    }
    func ours(_ count: (PackedWords) -> Int) -> Int {
      roots.reduce(0) { sum, root in
        let puzzle = Puzzle(root: root.word, in: lexicon)
        return sum + count(puzzle.common) + count(puzzle.rare)
      }
    }
    let times = try Times.inTurns(
      RivalsBenchmark.repetitions, pieces: roots.count,
      [
        { ours(\.count) }, { ours { $0.map(\.description).count } },
        { count(set) }, { count(dictionary) }, { count(trie) },
      ])
    return [
      Comparison("a whole puzzle: `Puzzle(root:in:)`", nanoseconds: [times[0]] + times[2...]),
      Comparison("a whole puzzle, with every word as a `String`", nanoseconds: Array(times[1...])),
    ]
  }
}
