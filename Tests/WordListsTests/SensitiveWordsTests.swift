import Foundation
import ScrambleTesting
import Testing
import WordScramble

@testable import WordLists

/// Tests that compare the committed file of sensitive words with the hand lists and all other words of the repository.
struct SensitiveWordsTests {
  private let words: SensitiveWords
  private let slurs: Set<String>
  private let delicate: Set<String>
  private let stems: Set<String>
  private let alwaysAllowed: Set<String>

  init() throws {
    words = try SensitiveWords(gameFiles.bytes(of: "english.sensitive"))
    let rows = try Committed.lines("block.tsv").map { $0.split(separator: "\t").map(String.init) }
    let insults = try Committed.lines("refused.txt") + Committed.lines("worst.txt")
    let kinds = try Committed.lines("class-lists.tsv").map { $0.split(separator: "\t").map(String.init) }
    let decidedWords = Set(kinds.map { $0[0] })
    func listedWords(_ kind: String) -> Set<String> { Set(kinds.filter { $0[1] == kind }.map { $0[0] }) }
    (stems, alwaysAllowed) = (listedWords("stem"), listedWords("free"))
    let listedSlurs = Set(rows.filter { $0[1] == "s" }.map { $0[0] }).union(insults)
    slurs = listedSlurs.subtracting(decidedWords).union(listedWords("refused")).union(stems)
    delicate = Set(rows.map { $0[0] }).subtracting(listedSlurs).subtracting(decidedWords).union(listedWords("asked"))
  }

  @Test func `the committed file matches the committed lists`() throws {
    let packed = try Pack(data: Committed.data, resources: Committed.resources).sensitiveWords()
    #expect(try gameFiles.bytes(of: "english.sensitive") == packed.bytes)
  }

  @Test func `slurs and worst words can never be added, unless class-lists allows it`() throws {
    #expect(slurs.count > 600)
    for word in slurs { #expect(try kind(of: word) == .slur, "\(word)") }
  }

  @Test func `every other blocked word is delicate and can be added, unless class-lists differs`() throws {
    #expect(delicate.count > 900)
    for word in delicate { #expect(try kind(of: word) == .delicate, "\(word)") }
  }

  @Test func `every word that class-lists frees would otherwise be sensitive`() throws {
    let sources = try MadeUpSources(lists: [
      "block.tsv": try Committed.lines("block.tsv"), "worst.txt": try Committed.lines("worst.txt"),
      "refused.txt": try Committed.lines("refused.txt"),
      "class-lists.tsv": try Committed.lines("class-lists.tsv").filter { !$0.hasSuffix("\tfree") },
    ])
    let withoutExceptions = try Pack(data: sources.data, resources: sources.resources).sensitiveWords()
    for text in alwaysAllowed {
      let word = try Word(text.utf8)
      #expect(try kind(of: text) == .other, "\(text)")
      #expect(!withoutExceptions.allows(word) || withoutExceptions.isDelicate(word), "\(text) is free anyway")
    }
  }

  @Test func `of the lexicon, exactly the blocked words that are not free are sensitive`() throws {
    for (word, row) in Committed.words {
      let isSensitive = row.wordClass == .blocked && !alwaysAllowed.contains(word)
      #expect(try (kind(of: word) != .other) == isSensitive, "\(word)")
    }
  }

  @Test func `of the words in meanings, only those in the lists are sensitive`() throws {
    let text = try String(contentsOf: Committed.resources.appending(path: "english.glosses"), encoding: .utf8)
    let meaningWords = Set(text.lowercased().split { !("a"..."z").contains($0) })
    #expect(meaningWords.filter { $0.count > 8 }.count > 5_000)
    let sensitive = Set(meaningWords.map(String.init)).subtracting(slurs).subtracting(delicate)
      .filter { try! kind(of: $0) != .other }
    #expect(sensitive == [])
  }

  @Test func `the file contains no word in readable form`() throws {
    let bytes = try gameFiles.bytes(of: "english.sensitive")
    let text = String(decoding: bytes.map { $0 | 0x20 }.filter { $0 < 0x80 }, as: UTF8.self)
    for word in slurs.union(delicate) where word.count > 3 { #expect(!text.contains(word), "\(word)") }
  }

  @Test func `a word in two lists is a slur, but class-lists decides`() throws {
    let sources = try MadeUpSources(lists: [
      "block.tsv": ["oaf\td\thand", "boor\ts\thand", "tomb\td\thand", "grave\td\thand", "cad\ts\thand"],
      "worst.txt": ["oaf"], "refused.txt": ["lout"],
      "class-lists.tsv": ["grave\tfree", "cad\tasked", "nitwit\tstem", "knave\trefused", "unnitwit\tfree"],
    ])
    let words = try Pack(data: sources.data, resources: sources.resources).sensitiveWords()
    for word: Word in ["oaf", "boor", "lout", "louts", "knave", "knavish", "anitwit"] {
      #expect(words.allows(word) == (word == "knavish") && !words.isDelicate(word), "\(word)")
    }
    for word: Word in ["tomb", "cad"] { #expect(words.allows(word) && words.isDelicate(word)) }
    for word: Word in ["grave", "unnitwit", "cads"] { #expect(words.allows(word) && !words.isDelicate(word)) }
  }

  @Test(arguments: ["nitwit", "nitwit\tpurple", "nit\tstem", "ninetynine\tstem", "oaf\tfree\tx"])
  func `a malformed line of class-lists is reported`(line: String) throws {
    let sources = try MadeUpSources(lists: ["class-lists.tsv": ["tomb\tfree", line]])
    #expect(throws: CollectError.malformed(file: "class-lists.tsv", line: 2)) {
      try HandLists(folder: sources.data)
    }
    try sources.write(["tomb\tfree", "tomb\tasked"], to: "data/class-lists.tsv")
    #expect(throws: CollectError.malformed(file: "class-lists.tsv", line: 2)) {
      try HandLists(folder: sources.data)
    }
  }

  private enum Kind { case slur, delicate, other }

  /// Returns the kind of a word in the file. Records an issue if a slur is also delicate.
  private func kind(of text: String) throws -> Kind {
    let word = try Word(text.utf8)
    guard words.allows(word) else {
      #expect(!words.isDelicate(word), "\(text)")
      return .slur
    }
    return words.isDelicate(word) ? .delicate : .other
  }
}
