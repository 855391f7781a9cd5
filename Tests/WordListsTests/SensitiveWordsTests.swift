import Foundation
import ScrambleTesting
import Testing
import WordScramble

@testable import WordLists

/// The committed file of sensitive words, held against the hand lists and against all other words of the repository.
struct SensitiveWordsTests {
  private let words: SensitiveWords
  private let slurs: Set<String>
  private let delicate: Set<String>

  init() throws {
    words = try SensitiveWords(gameFiles.bytes(of: "english.sensitive"))
    let rows = try Committed.lines("block.tsv").map { $0.split(separator: "\t").map(String.init) }
    let insults = try Committed.lines("refused.txt") + Committed.lines("worst.txt")
    slurs = Set(rows.filter { $0[1] == "s" }.map { $0[0] }).union(insults)
    delicate = Set(rows.filter { $0[1] == "d" }.map { $0[0] }).subtracting(insults)
  }

  @Test func `the committed file is what the committed lists make`() throws {
    let made = try Pack(data: Committed.data, resources: Committed.resources).sensitiveWords()
    #expect(try gameFiles.bytes(of: "english.sensitive") == made.bytes)
  }

  @Test func `no word of refused, of worst or of kind s of block may be kept`() throws {
    #expect(slurs.count > 450)
    for word in slurs { #expect(try kind(of: word) == .slur, "\(word)") }
  }

  @Test func `every other word of block is delicate and may be kept`() throws {
    #expect(delicate.count > 600)
    for word in delicate { #expect(try kind(of: word) == .delicate, "\(word)") }
  }

  @Test func `every blocked word of the lexicon is sensitive, and no other word of it is`() throws {
    for (word, row) in Committed.words {
      #expect(try (kind(of: word) == .other) == (row.wordClass != .blocked), "\(word)")
    }
  }

  @Test func `no word of the meanings is sensitive but those of the lists, however long it is`() throws {
    let text = try String(contentsOf: Committed.resources.appending(path: "english.glosses"), encoding: .utf8)
    let found = Set(text.lowercased().split { !("a"..."z").contains($0) })
    #expect(found.filter { $0.count > 8 }.count > 5_000)
    for word in Set(found.map(String.init)).subtracting(slurs).subtracting(delicate) {
      #expect(try kind(of: word) == .other, "\(word)")
    }
  }

  @Test func `the file has no word in readable form`() throws {
    let bytes = try gameFiles.bytes(of: "english.sensitive")
    let text = String(decoding: bytes.map { $0 | 0x20 }.filter { $0 < 0x80 }, as: UTF8.self)
    for word in slurs.union(delicate) where word.count > 3 { #expect(!text.contains(word), "\(word)") }
  }

  @Test func `a word in two lists is a slur`() throws {
    let sources = try MadeUpSources(lists: [
      "block.tsv": ["oaf\td\thand", "boor\ts\thand", "tomb\td\thand"], "worst.txt": ["oaf"], "refused.txt": ["lout"],
    ])
    let words = try Pack(data: sources.data, resources: sources.resources).sensitiveWords()
    for word: Word in ["oaf", "boor", "lout"] { #expect(!words.mayBeKept(word) && !words.isDelicate(word)) }
    #expect(words.mayBeKept("tomb") && words.isDelicate("tomb"))
  }

  private enum Kind { case slur, delicate, other }

  /// Returns what the file says of a word; a slur that is also called delicate is reported.
  private func kind(of text: String) throws -> Kind {
    let word = try Word(text.utf8)
    guard words.mayBeKept(word) else {
      #expect(!words.isDelicate(word), "\(text)")
      return .slur
    }
    return words.isDelicate(word) ? .delicate : .other
  }
}
