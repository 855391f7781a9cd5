import ScrambleTesting
import Testing

@testable import WordLists

struct ReportTests {
  private func sources(demoted: [String] = []) throws -> MadeUpSources {
    try MadeUpSources(
      scowl: ["english-words.10": RootsTests.smallWordList + ["planter", "replants"]],
      headwords: [.noun: ["plant"]], lists: ["little-known.txt": demoted])
  }

  @Test func `no word changes its class while the lists are unchanged`() throws {
    let sources = try sources()
    _ = try sources.collect.run()
    #expect(try Report(sources.collect).text.hasPrefix("No word changes its class.\n"))
  }

  @Test func `a change of a list is reported, and nothing is written`() throws {
    let sources = try sources()
    _ = try sources.collect.run()
    let before = try sources.collect.texts()
    try sources.write(["pen", "pet"], to: "data/little-known.txt")
    try sources.write(["rat"], to: "data/refused.txt")
    let text = try Report(sources.collect).text
    #expect(text.contains("everyday → rare: 2\npen pet\n"))
    #expect(text.contains("everyday → refused: 1\nrat\n"))
    try sources.write([], to: "data/little-known.txt")
    try sources.write([], to: "data/refused.txt")
    #expect(try sources.collect.texts() == before)
    #expect(try Report(sources.collect).text.hasPrefix("No word changes its class.\n"))
  }

  @Test func `common words are listed by the number of days that contain them`() throws {
    let sources = try sources()
    try sources.write(["replants"], to: "data/daily.txt")
    _ = try sources.collect.run()
    let text = try Report(sources.collect).text
    #expect(text.contains("\n1: ant art ate ear eat net pan pen pet plan plant rat star tan tap"))
    #expect(text.contains("Days: 1 before, 1 after.\nGrades of the days: 0 easy, 1 medium, 0 hard; of good"))
  }

  @Test func `meanings are listed by how many days show them, with their source`() throws {
    let sources = try sources()
    try sources.write(["pen\tn\twhat you write with"], to: "data/glosses.tsv")
    try sources.write(["replants"], to: "data/daily.txt")
    _ = try sources.collect.run()
    let text = try Report(sources.collect).text
    let lines = "1 pen, ours: n what you write with\n1 plant, WordNet: n a thing"
    #expect(text.hasSuffix("Meanings by the number of times that a day shows them first:\n\(lines)"))
  }
}
