import Foundation
import ScrambleTesting
import Testing

@testable import WordLists

struct GlossesTests {
  /// The meanings of some words, as the lines of the file.
  private func lines(
    _ words: [String], headwords: [WordNet.Part: [String]] = [:], exceptions: [WordNet.Part: [String]] = [:],
    lists: [String: [String]] = [:], meaning: String = "a thing"
  ) throws -> [String] {
    let sources = try MadeUpSources(
      scowl: ["english-words.10": words], headwords: headwords, exceptions: exceptions, lists: lists, meaning: meaning)
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
  func `words that give the headword away stand in braces`(word: String, meaning: String, marked: String) throws {
    let lines = try lines(
      [word], headwords: [.noun: ["art", "mouse", "milk", "bakery"], .verb: ["bake", "contain"]],
      exceptions: [.noun: ["mice mouse"]], meaning: meaning)
    #expect(lines[1].dropFirst("\(word)\tn ".count) == marked)
  }

  @Test(arguments: [
    ("sang", "past"), ("sung", "participle"), ("singing", "gerund"), ("sings", "third"), ("bigger", "comparative"),
    ("happiest", "superlative"), ("postmen", "plural"), ("torn", "participle"), ("tore", "past"), ("won", "past"),
    ("better", "comparative"), ("best", "superlative"), ("tries", "third"),
  ])
  func `a form is told by its name`(word: String, form: String) throws {
    let lines = try lines(
      [word],
      headwords: [.verb: ["sing", "tear", "win", "try"], .noun: ["postman"], .adj: ["big", "happy", "good"]],
      exceptions: [
        .verb: ["sang sing", "sung sing", "tore tear", "torn tear", "won win"], .adj: ["better good", "best good"],
      ])
    #expect(lines.last { $0.hasPrefix("\(word)\t") }?.hasSuffix(" \(form) 0") == true)
  }

  @Test func `our own words explain what WordNet lacks, and what only does grammar is no form of anything`() throws {
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

  @Test func `a form of our own is one of its part of speech alone`() throws {
    let lines = try lines(
      ["binge", "bingeing"], headwords: [.noun: ["binge"], .verb: ["binge"]],
      lists: ["glosses.tsv": ["bingeing\tv\t= binge gerund"]])
    #expect(lines == ["glosses 1", "binge\tn a thing\tv a thing", "", "bingeing\tbinge gerund 1", ""])
  }

  @Test(arguments: ["an odd cat", "of a Cat-like kind"])
  func `no meaning holds a slur or a coarse word`(meaning: String) throws {
    let coarse = try lines(["dog"], headwords: [.noun: ["dog"]], lists: ["coarse.txt": ["cat"]], meaning: meaning)
    let slur = try lines(
      ["dog"], headwords: [.noun: ["dog"]], lists: ["block.tsv": ["cat\ts\thand_reviewed"]], meaning: meaning)
    #expect(coarse == ["glosses 1", "", ""] && slur == coarse)
  }

  @Test func `a blocked word has no meaning, not even for its forms`() throws {
    let lines = try lines(
      ["cat", "cats"], headwords: [.noun: ["cat"]], lists: ["block.tsv": ["cat\td\thand_reviewed"]])
    #expect(lines == ["glosses 1", "", ""])
  }

  @Test(arguments: ["cat\tn", "cat\tx\ta thing", "cat\tn\t= cat", "cat\tn\t= cat dual"])
  func `a line that is none is named`(line: String) throws {
    let sources = try MadeUpSources(lists: ["glosses.tsv": ["# a comment", line]])
    #expect(throws: CollectError.malformed(file: "glosses.tsv", line: 2)) { try OwnGlosses(folder: sources.data) }
  }

  @Test(.enabled(if: Debian.areInstalled, "needs the Debian packages scowl and wordnet-base"))
  func `collecting again gives the committed meanings, byte for byte`() throws {
    var collect = Collect()
    collect.data = Committed.data
    let committed = try String(contentsOf: Committed.resources.appending(path: "english.glosses"), encoding: .utf8)
    #expect(
      try collect.glosses(of: collect.vocabulary()).text == committed,
      "run `make lexicon` and commit what it writes")
  }
}
