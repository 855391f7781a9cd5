import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct LexiconWordsTests {
  private static let planets = ["earth", " Mars", "Neptune", "asteroid", "mars", "", "\r"]

  @Test func `a list of words is a lexicon`() throws {
    let lexicon = try Lexicon(words: Self.planets)
    #expect(lexicon.count == 4)
    #expect(lexicon.contains("MARS") && !lexicon.contains("pluto") && !lexicon.contains("café"))
    #expect(lexicon.wordClass(of: "earth") == .everyday)
    #expect(lexicon.roots.map(\.word) == ["asteroid"])
    let round = try Round("stardate")
    #expect(Puzzle(root: round.root, in: lexicon).common.isEmpty)
    #expect(Array(Puzzle(root: "hamsters", in: lexicon).common) == ["earth", "mars"])
  }

  @Test(arguments: [
    ("spaceship", WordListError.wrongLength("spaceship")), ("io", .wrongLength("io")), ("café", .notLetters("café")),
    ("red giant", .notLetters("red giant")),
  ])
  func `a word that does not fit into a lexicon is reported`(word: String, error: WordListError) {
    #expect(throws: error) { try Lexicon(words: ["earth", word, "x"]) }
    #expect(error.description.contains("“\(word)”"))
  }

  @Test func `too many words of the same letters are refused`() throws {
    #expect(throws: WordListError.tooManyWords) {
      try Lexicon(words: Word.anagrams(40).map(\.description))
    }
    #expect(try Lexicon(words: [String]()).count == 0)
  }

  @Test func `the English lexicon contains words given as text`() throws {
    #expect(english.contains("Zax") && !english.contains("qzx") && !english.contains(""))
  }
}
