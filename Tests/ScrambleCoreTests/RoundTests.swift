import ScrambleTesting
import Testing

@testable import ScrambleCore

extension Rejection {
  static func missing(_ letter: Unicode.Scalar, _ available: Int) -> Rejection {
    .lettersNotInRoot(letter: UInt8(ascii: letter), available: available)
  }
}

struct RoundTests {
  static let lexicon = try! WordList(
    everyday: "milk silk worm work ask tea", common: "silo rims silkworm planters palette",
    rare: "koi palettes telepath",
    blocked: "slim", familiar: "silkworm planters"
  ).lexicon()

  @Test(
    arguments: [
      ("silkworm", "r8", .notLetters(["8"])), ("silkworm", "mi lk", .notLetters([" "])),
      ("silkworm", "zzzzzzzzzzzz!", .notLetters(["!"])),
      ("silkworm", "é\u{301}9ab\u{301}c8", .notLetters(["é", "\u{301}", "9"])),
      ("silkworm", "silkworm’", .notLetters(["’"])),
      ("silkworm", "milk\0", .notLetters(["\0"])),
      ("silkworm", "a", .tooShort), ("silkworm", "zz", .tooShort), ("silkworm", "silkworm", .sameAsRoot),
      ("silkworm", " SILKWORM\u{3000}", .sameAsRoot), ("telepaths", "telepaths", .sameAsRoot),
      ("xyz", "xyz", .sameAsRoot), ("silkworm", "milk", .alreadyFound("milk")),
      ("silkworm", "MILK", .alreadyFound("milk")),
      ("silkworm", "slim", .alreadyFound("slim")), ("silkworm", "mill", .missing("l", 1)),
      ("silkworm", "tea", .missing("t", 0)), ("silkworm", "zzz", .missing("z", 0)),
      ("silkworm", "planters", .missing("p", 0)), ("silkworm", "silkworms", .missing("s", 1)),
      ("telepaths", "zzzzzzzzz", .missing("z", 0)), ("telepaths", "elepathst", .tooLong(length: 9, maximum: 8)),
      ("abcdefghijklmno", "onmlkjihgfedcb", .tooLong(length: 14, maximum: 8)),
      ("telepaths", "telepats", .unknownWord),
      ("silkworm", "mil", .unknownWord), ("silkworm", "mrowklis", .unknownWord),
    ] as [(Word, String, Rejection)])
  func `the first broken rule is the reason`(root: Word, guess: String, reason: Rejection) throws {
    var round = Round(root: root)
    if root == "silkworm" {
      for word: Word in ["milk", "worm", "slim"] { try round.play(word, in: Self.lexicon) }
    }
    let before = round
    #expect(throws: reason) { try round.play(text: guess.utf8, in: Self.lexicon) }
    #expect(round == before)
    if let word = try? Word(guess.utf8) {
      #expect(throws: reason) { try round.play(word, in: Self.lexicon) }
      #expect(round == before)
    }
  }

  @Test func `the newest word comes first`() throws {
    var round = Round(root: "silkworm")
    for word: Word in ["milk", "koi", "worm", "slim"] { try round.play(word, in: Self.lexicon) }
    #expect(round.found.map(\.word) == ["slim", "worm", "koi", "milk"])
  }

  @Test(
    arguments: [
      ("silkworm", "koi", 1), ("silkworm", "milk", 2), ("telepaths", "palettes", 6), ("ask", "kas", 3),
      ("palettes", "palette", 5), ("swormilk", "silkworm", 8),
    ] as [(Word, Word, Int)])
  func `a found word is worth its points`(root: Word, word: Word, points: Int) throws {
    let lexicon = try WordList(everyday: "koi milk kas palette palettes silkworm").lexicon()
    var round = Round(root: root)
    #expect(try round.play(word, in: lexicon) == FoundWord(word: word, points: points, kind: .common))
    #expect(round.score == points)
  }

  @Test(arguments: [("milk", true), ("silo", true), ("koi", false), ("slim", false)] as [(Word, Bool)])
  func `rare and blocked words are accepted as a bonus`(word: Word, isCommon: Bool) throws {
    var round = Round(root: "silkworm")
    #expect(try round.play(word, in: Self.lexicon).isCommon == isCommon)
  }

  @Test(arguments: ["", " ", "\t\r\n", "\u{A0}", "\u{3000} "])
  func `an empty text is ignored`(text: String) throws {
    var round = Round(root: "silkworm")
    #expect(try round.play(text: text.utf8, in: Self.lexicon) == nil)
    #expect(round == Round(root: "silkworm"))
  }

  @Test func `a text is played as the word that it contains`() throws {
    var round = Round(root: "silkworm")
    #expect(try round.play(text: "\u{3000}MiLk\r\n".utf8, in: Self.lexicon)?.word == "milk")
    #expect(round.found == [FoundWord(word: "milk", points: 2, kind: .common)])
  }

  @Test(
    arguments: [
      "tea", "team", "steam", "planet", "planets", "planters", "telepaths", "palindrome", "playfulness", "hypothetical",
      "administrator", "acknowledgment", "uncopyrightable",
    ] as [Word])
  func `a custom root of 3 to 15 letters accepts every word of the list that it can spell`(root: Word) throws {
    #expect(Round.rootLengths.contains(root.count))
    var round = Round(root: root)
    let items = CommittedWords.items(spelledFrom: root).filter { $0.word != root }
    for item in items {
      let foundWord = try round.play(item.word, in: english)
      let points = NaiveCore.points(item.word, root: root)
      #expect(foundWord == FoundWord(word: item.word, points: points, kind: item.wordClass.isCommon ? .common : .bonus))
    }
    #expect(round.found.map(\.word) == items.reversed().map(\.word))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the longest word is a common one and, on a tie, the one found first`(seed: UInt64) throws {
    let puzzle = Puzzle(root: "triangle", in: english)
    let common = Array(puzzle.common)
    var generator = SplitMix64(seed: seed)
    var words = common + Array(puzzle.rare)
    generator.shuffle(&words)
    var round = Round(root: "triangle")
    #expect(round.longestCommonWord == nil)
    for (index, word) in words.enumerated() {
      try round.play(word, in: english)
      let found = words.prefix(index + 1).filter { common.contains($0) }
      let maxLength = found.map { $0.count }.max()
      #expect(round.longestCommonWord == found.first { $0.count == maxLength })
    }
  }

  @Test func `palettes is accepted for telepaths`() throws {
    var round = Round(root: "telepaths")
    #expect(try round.play("palettes", in: english).points == 6)
  }

  @Test func `a line of a megabyte is refused like any other`() throws {
    var round = Round(root: "silkworm")
    let line = [UInt8](repeating: UInt8(ascii: "m"), count: 1 << 20)
    #expect(throws: Rejection.missing("m", 1)) { try round.play(text: line, in: Self.lexicon) }
    #expect(throws: Rejection.notLetters(["\0"])) { try round.play(text: line + [0], in: Self.lexicon) }
  }

  @Test(arguments: ["milk", "mill", "m1lk", "silkworm", "mi"])
  func `a round that has ended takes no words, and an empty text is not an error`(text: String) throws {
    var round = Round(root: "silkworm")
    round.end()
    #expect(throws: Rejection.roundEnded) { try round.play(text: text.utf8, in: Self.lexicon) }
    #expect(try round.play(text: " ".utf8, in: Self.lexicon) == nil)
    #expect(round.found == [])
  }

  @Test func `invalid UTF-8 is reported as the replacement character`() {
    #expect(throws: WordError.notLetters(["\u{FFFD}", "1"])) { try Word([0x61, 0xFF, 0xC3, 0x31, 0x80]) }
  }
}
