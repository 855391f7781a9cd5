import Foundation
import ScrambleTesting
import Testing

@testable import WordLists

struct GlossesTests {
  /// Returns the lines of `english.glosses` for some words.
  private func lines(
    _ words: [String], headwords: [WordNet.PartOfSpeech: [String]] = [:],
    exceptions: [WordNet.PartOfSpeech: [String]] = [:],
    lists: [String: [String]] = [:], meanings: [String] = ["a thing"]
  ) throws -> [String] {
    let sources = try MadeUpSources(
      scowl: ["english-words.10": words], headwords: headwords, exceptions: exceptions, lists: lists, meanings: meanings
    )
    return try sources.collect.glosses(of: sources.vocabulary()).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func `a headword has its meaning without the examples, and its forms lead to it`() throws {
    let lines = try lines(
      ["mouse", "mice", "bake", "bakes", "baked", "baking"], headwords: [.noun: ["mouse"], .verb: ["bake"]],
      exceptions: [.noun: ["mice mouse"]])
    #expect(
      lines == [
        "glosses 1", "bake\tv a thing", "mouse\tn a thing", "", "baked\tbake past 0", "bakes\tbake third 0",
        "baking\tbake gerund 0", "mice\tmouse plural 0", "",
      ])
  }

  @Test(arguments: [
    ("bake", "a thing that bakes baked goods in a bakery", "a thing that {bakes} {baked} goods in a {bakery}"),
    ("bakery", "where a baker bakes: Bakeries", "where a {baker} {bakes}: {Bakeries}"),
    ("mouse", "one of many mice; the mousy one", "one of many {mice}; the {mousy} one"),
    ("art", "the article of an artist; arts, ART", "the article of an artist; {arts}, {ART}"),
    ("contain", "to continue", "to continue"), ("milk", "a milk-white thing's milk", "a {milk}-white thing's {milk}"),
  ])
  func `words that reveal the headword are in braces`(word: String, meaning: String, marked: String) throws {
    let lines = try lines(
      [word], headwords: [.noun: ["art", "mouse", "milk", "bakery"], .verb: ["bake", "contain"]],
      exceptions: [.noun: ["mice mouse"]], meanings: [meaning])
    #expect(lines[1].dropFirst("\(word)\tn ".count) == marked)
  }

  @Test(arguments: [
    ("sang", "past"), ("sung", "participle"), ("singing", "gerund"), ("sings", "third"), ("bigger", "comparative"),
    ("happiest", "superlative"), ("postmen", "plural"), ("torn", "participle"), ("tore", "past"), ("won", "past"),
    ("better", "comparative"), ("best", "superlative"), ("tries", "third"),
  ])
  func `each form is named`(word: String, form: String) throws {
    let lines = try lines(
      [word, "biggest", "happier"],
      headwords: [.verb: ["sing", "tear", "win", "try"], .noun: ["postman"], .adj: ["big", "happy", "good"]],
      exceptions: [
        .verb: ["sang sing", "sung sing", "tore tear", "torn tear", "won win"], .adj: ["better good", "best good"],
      ])
    #expect(lines.last { $0.hasPrefix("\(word)\t") }?.hasSuffix(" \(form) 0") == true)
  }

  @Test func `our list explains what WordNet lacks, and function words are not forms`() throws {
    let lines = try lines(
      ["his", "vlog", "vlogs", "babysat"], headwords: [.noun: ["hi"]],
      lists: [
        "glosses.tsv": [
          "his\to\tbelonging to him", "vlog\tn\ta blog", "babysit\tv\tmind", "babysat\tv\t= babysit past",
        ]
      ])
    #expect(
      lines == [
        "glosses 1", "babysit\tv mind", "his\to belonging to him", "vlog\tn a blog", "", "babysat\tbabysit past 0",
        "vlogs\tvlog plural 0", "",
      ])
  }

  @Test func `a form in our list has only its own part of speech`() throws {
    let lines = try lines(
      ["binge", "bingeing"], headwords: [.noun: ["binge"], .verb: ["binge"]],
      lists: ["glosses.tsv": ["bingeing\tv\t= binge gerund"]])
    #expect(lines == ["glosses 1", "binge\tn a thing\tv a thing", "", "bingeing\tbinge gerund 1", ""])
  }

  @Test func `a headword with meanings in our list shows only those`() throws {
    let lines = try lines(
      ["bank", "banked", "banks"], headwords: [.noun: ["bank"], .verb: ["bank"]],
      lists: ["glosses.tsv": ["bank\tn\twhere money is kept"]])
    #expect(
      lines == [
        "glosses 1", "bank\tn where money is kept\tv a thing", "", "bank\tbank - 0", "banked\tbank past 1",
        "banks\tbank plural 0", "",
      ])
  }

  @Test func `a form of a headword in our list shows no WordNet meanings of its own`() throws {
    let lines = try lines(
      ["bank", "banking"], headwords: [.noun: ["banking"], .verb: ["bank"]],
      lists: ["glosses.tsv": ["bank\tv\tkeep money"]])
    #expect(lines == ["glosses 1", "bank\tv keep money", "", "banking\tbank gerund 0", ""])
  }

  @Test func `forms keep the order of their headword, and a word may let its form lead or have no meaning`() throws {
    let lines = try lines(
      ["bear", "bears", "go", "going", "mad"], headwords: [.noun: ["bear"], .verb: ["bear", "go"], .adj: ["mad"]],
      lists: [
        "glosses.tsv": [
          "bear\tn\ta brown animal", "bear\tv\tput up with", "go\tv\tmove away", "going\tv\t= go gerund",
          "going\tn\tthe state of the ground", "mad\t-\t-",
        ]
      ])
    #expect(
      lines == [
        "glosses 1", "bear\tn a brown animal\tv put up with", "go\tv move away", "going\tn the state of the ground", "",
        "bears\tbear plural 0\tbear third 1", "going\tgo gerund 0\tgoing - 0", "",
      ])
  }

  @Test(arguments: [
    ("(physics) a thing", "a thing"), ("(of eyes) (rare) bright", "bright"), ("(a (b)) thing", "(a (b)) thing"),
    ("(only this)", "(only this)"), ("say `aah' or ``ooh''", "say 'aah' or 'ooh'"), ("by_mouth", "by mouth"),
    ("odd;even; ", "odd; even"), ("a; thing", "a; thing"),
  ])
  func `a meaning of WordNet has plain punctuation and no remark at its start`(meaning: String, plain: String) throws {
    #expect(try lines(["mouse"], headwords: [.noun: ["mouse"]], meanings: [meaning])[1] == "mouse\tn \(plain)")
  }

  @Test func `a long meaning is not cut in the middle of a phrase`() throws {
    let long = "a machine that has a grooved wheel in which " + String(repeating: "a long rope runs ", count: 6)
    #expect(ReadableMeaning(long).text == long && ReadableMeaning(long).isLong)
  }

  @Test func `a form shows its own meanings first and does not share those of a past form`() throws {
    let lines = try lines(
      ["saw", "saws", "see"], headwords: [.noun: ["saw"], .verb: ["see", "saw"]], exceptions: [.verb: ["saw see"]],
      lists: ["glosses.tsv": ["saw\tn\ta tool", "saw\tp\tnoticed", "see\tv\tnotice"]])
    #expect(
      lines == [
        "glosses 1", "saw\tn a tool\tv noticed", "see\tv notice", "", "saw\tsaw - 0\tsaw - 1\tsee past 0",
        "saws\tsaw plural 0", "",
      ])
  }

  @Test(arguments: [
    (["of a mouse", "a pet"], ["a pet", "of a {mouse}"]),
    ([String(repeating: "long ", count: 23), "short"], ["short", String(repeating: "long ", count: 22) + "long"]),
    (["any of the genus Mus", "a small animal"], ["a small animal", "any of the genus Mus"]),
    (["one of the Muridae", "a pet of a mouse"], ["a pet of a {mouse}", "one of the Muridae"]),
    (["only one, of a mouse"], ["only one, of a {mouse}"]),
    ([String(repeating: "long ", count: 22) + "; x"], [String(repeating: "long ", count: 22)]),
  ])
  func `a meaning that is hard to read comes first only if it is the only one`(meanings: [String], order: [String])
    throws
  {
    let lines = try lines(["mouse"], headwords: [.noun: ["mouse"]], meanings: meanings)
    #expect(lines[1] == "mouse\t" + order.map { "n \($0)" }.joined(separator: "\t"))
  }

  @Test(arguments: ["an odd cat", "of a Cat-like kind"])
  func `no meaning contains a slur or a coarse word`(meaning: String) throws {
    let coarse = try lines(["dog"], headwords: [.noun: ["dog"]], lists: ["coarse.txt": ["cat"]], meanings: [meaning])
    let slur = try lines(
      ["dog"], headwords: [.noun: ["dog"]], lists: ["block.tsv": ["cat\ts\thand_reviewed"]], meanings: [meaning])
    #expect(coarse == ["glosses 1", "", ""] && slur == coarse)
  }

  @Test(arguments: ["a Drug, or not", "drug", "addicts here", "named by a slang term", "of Slang-term kind"])
  func `no meaning of WordNet contains a hidden phrase`(meaning: String) throws {
    let phrases = ["hidden-phrases.txt": ["addict*", "drug", "slang term"]]
    #expect(try lines(["dog"], headwords: [.noun: ["dog"]], lists: phrases, meanings: [meaning])[1] == "")
    let harmless = phrases.merging(["harmless-meanings.txt": [meaning]]) { $1 }
    #expect(try lines(["dog"], headwords: [.noun: ["dog"]], lists: harmless, meanings: [meaning])[1] != "")
    let handGlosses = phrases.merging(["glosses.tsv": ["dog\tn\t\(meaning)"]]) { $1 }
    #expect(try lines(["dog"], lists: handGlosses)[1] == "dog\tn \(meaning)")
  }

  @Test(arguments: ["drugs", "unaddicted", "slang terms"])
  func `a phrase hides only meanings that contain it`(meaning: String) throws {
    let phrases = ["hidden-phrases.txt": ["addict*", "drug", "slang term"]]
    #expect(try lines(["dog"], headwords: [.noun: ["dog"]], lists: phrases, meanings: [meaning])[1] != "")
  }

  @Test func `a blocked word has no meaning, not even for its forms`() throws {
    let lines = try lines(
      ["cat", "cats"], headwords: [.noun: ["cat"]], lists: ["block.tsv": ["cat\td\thand_reviewed"]])
    #expect(lines == ["glosses 1", "", ""])
  }

  @Test(arguments: ["cat\tn", "cat\tx\ta thing", "cat\tn\t= cat", "cat\tn\t= cat dual"])
  func `a malformed line is reported`(line: String) throws {
    let sources = try MadeUpSources(lists: ["glosses.tsv": ["# a comment", line]])
    #expect(throws: CollectError.malformed(file: "glosses.tsv", line: 2)) { try HandGlosses(folder: sources.data) }
  }

  @Test(arguments: ["cat\tcat\tplural", "cat\tcat\tdual\tnever", "cat\tcat\tplural\tsometimes"])
  func `a malformed line of false forms is reported`(line: String) throws {
    let sources = try MadeUpSources(lists: ["false-forms.tsv": [line]])
    #expect(throws: CollectError.malformed(file: "false-forms.tsv", line: 1)) { try HandGlosses(folder: sources.data) }
  }

  @Test(.enabled(if: Debian.arePackagesInstalled, "needs the Debian packages scowl and wordnet-base"))
  func `collecting again reproduces the committed meanings exactly`() throws {
    let committed = try String(contentsOf: Committed.resources.appending(path: "english.glosses"), encoding: .utf8)
    #expect(
      try Debian.collect.glosses(of: Debian.vocabulary).text == committed,
      "run `make lexicon` and commit what it writes")
  }
}
