import Testing

@testable import WordLists

struct WordNetTests {
  let sources: MadeUpSources
  let wordNet: WordNet

  init() throws {
    sources = try MadeUpSources(
      headwords: [
        .noun: ["goose", "box", "city", "hot_dog"], .verb: ["bake", "try"], .adj: ["nice"], .adv: ["well"],
      ],
      exceptions: [.noun: ["geese goose", "mice mouse"]])
    wordNet = try WordNet(folder: sources.wordNet)
  }

  @Test(arguments: [
    ("geese", "goose"), ("boxes", "box"), ("cities", "city"), ("baking", "bake"), ("baked", "bake"), ("bakes", "bake"),
    ("tries", "try"), ("nicer", "nice"), ("nicest", "nice"),
  ])
  func `an inflection leads to its headword`(word: String, base: String) {
    #expect(Set(wordNet.bases(of: word).map(\.base)) == [base])
    #expect(wordNet.recognizes(word))
    #expect(!wordNet.isHeadword(word))
  }

  @Test func `an obsolete form is not a regular form`() throws {
    let sources = try MadeUpSources(
      headwords: [.noun: ["goose", "pot"], .verb: ["pot", "catch"]],
      exceptions: [.noun: ["geese goose"], .verb: ["caught catch", "potted pot"]])
    let wordNet = try WordNet(folder: sources.wordNet)
    let bases = ["pots", "potted", "catches", "geese"].map { Set(wordNet.regularBases(of: $0)) }
    #expect(bases == [["pot"], ["pot"], ["catch"], ["goose"]])
    #expect(["catched", "gooses", "poted"].allSatisfy { wordNet.regularBases(of: $0) == [] && wordNet.recognizes($0) })
  }

  @Test(arguments: ["goose", "well", "nice"])
  func `a headword has an entry and is not a form of itself`(word: String) {
    #expect(wordNet.isHeadword(word))
    #expect(wordNet.bases(of: word).isEmpty)
  }

  @Test(arguments: ["mice", "wells", "software", "this", "1", "s"])
  func `a word without a headword is unknown, and the license at the top is ignored`(word: String) {
    #expect(!wordNet.recognizes(word))
  }

  @Test func `a folder without WordNet names the package to install`() throws {
    #expect(throws: CollectError.missingPackage("wordnet-base", folder: sources.scowl.path)) {
      try WordNet(folder: sources.scowl)
    }
  }
}
