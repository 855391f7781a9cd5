import ScrambleTesting
import Testing
import WordScramble

@testable import WordLists

struct ClassificationRuleTests {
  @Test(arguments: [
    (10, "zonk", WordClass.everyday), (20, "zonk", .everyday), (35, "zonk", .rare), (35, "cat", .common),
    (50, "cat", .common), (55, "cat", .rare), (80, "cat", .rare),
  ])
  func `all words up to size 20 are everyday, and known ones up to 50 are common`(
    size: Int, word: String, expected: WordClass
  ) throws {
    let sources = try MadeUpSources(scowl: ["english-words.\(size)": [word]], headwords: [.noun: ["cat"]])
    #expect(try sources.vocabulary().classes == [word: expected])
  }

  @Test(arguments: [(35, 35, WordClass.common), (50, 35, .common), (50, 40, .common), (50, 55, .rare)])
  func `above size 35, an inflected form is common if its base is`(
    size: Int, base: Int, expected: WordClass
  ) throws {
    let sources = try MadeUpSources(
      scowl: ["english-words.\(size)": ["cats"], "american-words.\(base)": ["cat"]], headwords: [.noun: ["cat"]])
    #expect(try sources.vocabulary().classes["cats"] == expected)
  }

  @Test(arguments: [(35, 20, WordClass.common), (35, 35, .rare), (50, 20, .common), (50, 35, .rare)])
  func `-er and -est forms are common only for very common adjectives`(
    size: Int, base: Int, expected: WordClass
  ) throws {
    let sources = try MadeUpSources(
      scowl: ["english-words.\(size)": ["dafter", "daftest"], "american-words.\(base)": ["daft"]],
      headwords: [.adj: ["daft"]])
    let classes = try sources.vocabulary().classes
    #expect(classes["dafter"] == expected)
    #expect(classes["daftest"] == expected)
  }

  @Test func `a word in -er that is also a headword is classified as one`() throws {
    let sources = try MadeUpSources(
      scowl: ["english-words.50": ["cooler"], "american-words.35": ["cool"]],
      headwords: [.adj: ["cool"], .noun: ["cooler"]])
    #expect(try sources.vocabulary().classes["cooler"] == .common)
  }

  @Test(arguments: [
    ("bagels", WordClass.common), ("planned", .common), ("planning", .common), ("ponies", .common), ("geese", .rare),
    ("baged", .rare), ("ponyed", .rare), ("catched", .rare), ("vlogging", .common), ("vloging", .rare),
    ("apps", .common),
    ("bageling", .rare), ("relishes", .common), ("tomes", .rare), ("runs", .rare), ("rans", .rare),
  ])
  func `the regular -s, -ed and -ing forms of a common noun or verb are common`(word: String, expected: WordClass)
    throws
  {
    let sources = try MadeUpSources(
      scowl: [
        "english-words.10": ["bagel", "plan", "pony", "catch", "relish", "tom", "ran"], "english-words.80": ["run"],
        "english-words.60": [word], "english-words.70": ["geese"],
      ],
      headwords: [.noun: ["bagel", "plan", "pony", "relish", "tom", "tome"], .verb: ["plan", "catch", "run"]],
      exceptions: [.verb: ["planned plan", "planning plan", "caught catch"]],
      lists: ["keep-new-words.txt": ["vlog", "app"], "little-known.txt": ["tome"]])
    #expect(try sources.vocabulary().classes[word] == expected)
  }

  @Test func `a form above size 60 is not common by itself, and lists override this`() throws {
    let sources = try MadeUpSources(
      scowl: ["english-words.10": ["ante", "cat"], "english-words.60": ["antes"], "english-words.70": ["cats"]],
      headwords: [.noun: ["ante", "cat"]], lists: ["little-known.txt": ["antes"]])
    #expect(try sources.vocabulary().classes["antes"] == .rare)
    #expect(try sources.vocabulary().classes["cats"] == .rare)
  }

  @Test func `a refused word is not accepted and has its own letter`() throws {
    let sources = try MadeUpSources(
      scowl: ["english-words.10": ["cat", "chink"]],
      lists: ["refused.txt": ["chink", "zzz"], "worst.txt": ["chink"], "block.tsv": ["chink\ts\thand_reviewed"]])
    #expect(try sources.vocabulary().classes == ["cat": .everyday])
    #expect(try sources.vocabulary().lines == ["cat\t10\te", "chink\t10\tx"])
  }

  @Test func `only standard spelling makes a word common`() throws {
    let sources = try MadeUpSources(
      scowl: ["variant_1-words.10": ["doh"], "australian-words.10": ["hoon"], "british_z-words.10": ["okay"]])
    #expect(try sources.vocabulary().classes == ["doh": .rare, "hoon": .rare, "okay": .everyday])
  }

  @Test func `the lists add words, keep them common and make them rare`() throws {
    let sources = try MadeUpSources(
      scowl: ["english-words.10": ["the", "pended", "alb"], "english-words.80": ["emoji"]],
      lists: [
        "add-common.txt": ["app"], "add-rare.txt": ["app", "lol", "meme"], "keep-function-words.txt": ["ourselves"],
        "keep-new-words.txt": ["emoji", "meme"], "demote.txt": ["pended"], "little-known.txt": ["alb"],
      ])
    #expect(
      try sources.vocabulary().classes == [
        "the": .everyday, "pended": .rare, "alb": .rare, "emoji": .common, "app": .common, "lol": .rare,
        "meme": .common,
      ])
  }

  @Test func `blocked takes precedence over everything, then demoted`() throws {
    let all = ["aaa", "bbb"]
    let sources = try MadeUpSources(
      scowl: ["english-words.10": all],
      lists: [
        "add-common.txt": all, "keep-new-words.txt": all, "add-rare.txt": all, "demote.txt": all,
        "block.tsv": ["aaa\td\thand_reviewed"],
      ])
    #expect(try sources.vocabulary().classes == ["aaa": .blocked, "bbb": .rare])
  }

  @Test func `a blocked word that is in no source is not accepted`() throws {
    let sources = try MadeUpSources(lists: ["block.tsv": ["aaa\ts\thand_reviewed"], "worst.txt": ["bbb"]])
    #expect(try sources.vocabulary().classes == ["cat": .everyday])
  }

  @Test func `the lines have sizes and classes and are sorted`() throws {
    let sources = try MadeUpSources(
      scowl: ["english-words.10": ["the"], "english-words.80": ["zax", "café"]], lists: ["add-rare.txt": ["lol"]])
    #expect(try sources.vocabulary().lines == ["cafe\t80\tr", "lol\t-\tr", "the\t10\te", "zax\t80\tr"])
  }
}
