import ScrambleTesting
import Testing

@testable import WordLists

struct FormFinderTests {
  private func forms(_ word: String, scowl: [String], lists: [String: [String]] = [:]) throws -> [String] {
    let sources = try MadeUpSources(
      scowl: ["english-words.35": scowl + [word]],
      headwords: [
        .verb: ["see", "dream", "sing", "singe", "lie"], .noun: ["seed", "owner", "plumber", "v", "hi"],
        .adj: ["own", "plumb", "cold", "bright"],
      ], exceptions: [.verb: ["saw see", "dreamt dream", "sang sing", "labelled label"]], lists: lists)
    let finder = FormFinder(
      of: try sources.vocabulary(), senses: try WordNetSenses(folder: sources.wordNet),
      handGlosses: try HandGlosses(folder: sources.data))
    return finder.bases(of: word).map { "\($0.form) of \($0.word)" }
  }

  @Test func `a regular past of an irregular verb is a form only if listed and not another word`() throws {
    #expect(try forms("dreamed", scowl: []) == ["past of dream"])
    #expect(try forms("seed", scowl: []) == [])
    #expect(try forms("singed", scowl: []) == ["past of singe"])
  }

  @Test func `an -er form is a comparative only if its superlative exists`() throws {
    #expect(try forms("colder", scowl: ["coldest"]) == ["comparative of cold"])
    #expect(try forms("brighter", scowl: ["brightest"]) == ["comparative of bright"])
    #expect(try forms("owner", scowl: []) == [])
    #expect(try forms("plumber", scowl: ["plumbing"]) == [])
  }

  @Test func `a headword of one letter has no forms`() throws {
    #expect(try forms("vest", scowl: ["ver"]) == [])
  }

  @Test func `a list can reject a form, or add one that the rules do not find`() throws {
    let lists = ["false-forms.tsv": ["colder\tcold\tcomparative\tnever"]]
    #expect(try forms("colder", scowl: ["coldest"], lists: lists) == [])
    #expect(try forms("lied", scowl: [], lists: ["glosses.tsv": ["lied\tv\t= lie past"]]) == ["past of lie"])
  }
}
