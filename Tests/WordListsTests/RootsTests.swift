import ScrambleTesting
import Testing

@testable import WordLists

struct RootsTests {
  /// Words that the letters of *planters* spell, enough to make *planters* a root.
  static let smallWordList = [
    "ant", "art", "ate", "ear", "eat", "net", "pan", "pen", "pet", "plan", "plant", "rat", "star",
    "tan", "tap",
  ]

  private func roots(_ more: [String: [String]], lists: [String: [String]] = [:]) throws -> [Root] {
    let sources = try MadeUpSources(
      scowl: more.merging(["english-words.10": Self.smallWordList]) { $1 },
      headwords: [.noun: ["planter", "platters"], .adj: ["plain"]], lists: lists)
    return try sources.vocabulary().roots()
  }

  @Test func `a root does not count itself but counts its anagrams`() throws {
    let found = try roots(["american-words.20": ["planters", "replants"], "american-words.80": ["platen"]])
    #expect(found.map(\.word) == ["planters", "replants"])
    #expect(found.first?.common == (Self.smallWordList + ["replants"]).sorted())
    #expect(found.first?.everydayCount == 16)
  }

  @Test func `a well-known word that contains fifteen others is familiar`() throws {
    let more = ["tar", "trap"]
    let found = try roots(["american-words.10": ["plantear"] + more])
    #expect(found.map(\.word) == ["plantear"] && found.first?.isFamiliar == true)
    #expect(found.first?.common.count == 16)
  }

  @Test func `a root above size 50 must be known and is not familiar`() throws {
    #expect(try roots(["american-words.60": ["planters"]]).map(\.isFamiliar) == [false])
    #expect(try roots(["american-words.60": ["replants"]]) == [])
    #expect(try roots(["american-words.50": ["replants"]]).map(\.isFamiliar) == [false])
    #expect(try roots(["american-words.70": ["planters"]]) == [])
    #expect(try roots(["variant_1-words.10": ["planters"]]) == [])
  }

  @Test(arguments: [
    ("little-known.txt", ["plantear"]), ("not-dealt.txt", ["plantear"]), ("demote.txt", ["tap", "tar"]),
  ])
  func `a root that is obscure, offensive or has few words is not dealt`(list: String, words: [String])
    throws
  {
    let found = try roots(["american-words.10": ["plantear", "tar", "trap"]], lists: [list: words])
    #expect(found.map(\.word) == ["plantear"] && found.first?.isFamiliar == false)
  }

  @Test func `at most one in five dealt roots is a form of another word`() throws {
    // The only root, *planters*, is a form of *planter*. Without other familiar roots, no form can be familiar.
    let found = try roots(["american-words.10": ["planters", "platters"]])
    #expect(found.map(\.word) == ["planters"] && found.first?.isFamiliar == false)
  }

  @Test(arguments: ["demote.txt", "names.txt"])
  func `a demoted word or a name is not a root`(list: String) throws {
    #expect(try roots(["american-words.10": ["planters"]], lists: [list: ["planters"]]) == [])
  }

  @Test func `a blocked word is not a root and does not count`() throws {
    let lists = ["block.tsv": ["planters\ts\thand_reviewed", "rat\td\thand_reviewed"]]
    let found = try roots(["american-words.10": ["planters", "replants"]], lists: lists)
    #expect(found.map(\.word) == ["replants"])
    #expect(found.first?.common.count == Self.smallWordList.count - 1)
  }

  @Test func `nine common words are too few`() throws {
    let few = try roots(["english-words.10": Self.smallWordList, "american-words.10": ["planters"]])
    #expect(few.count == 1)
    let lists = ["demote.txt": Array(Self.smallWordList.dropFirst(9))]
    #expect(try roots(["american-words.10": ["planters"]], lists: lists) == [])
  }

  @Test func `each letter is used at most as often as the root has it, in any order`() {
    let anagrams = Anagrams(["moo", "mom", "room", "broom", "brooms"])
    #expect(anagrams.words(spelledFrom: "broom") == ["moo", "room"])
    #expect(Anagrams.key(of: "alarming") == Anagrams.key(of: "marginal"))
    #expect(Anagrams.key(of: "abb") != Anagrams.key(of: "aab"))
  }
}
