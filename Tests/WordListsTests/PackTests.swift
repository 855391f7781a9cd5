import Foundation
import ScrambleTesting
import Testing
import WordScramble

@testable import WordLists

struct PackTests {
  private let pack = Pack(
    data: Committed.data, resources: Committed.resources)

  @Test func `the committed lexicon matches the committed text`() throws {
    let committed = try Data(contentsOf: pack.resources.appending(path: "english.lex"))
    #expect(Committed.lexiconBytes == [UInt8](committed))
  }

  @Test func `the lexicon has the words, classes, roots and days of the text`() throws {
    let lexicon = try Lexicon(Committed.lexiconBytes)
    #expect(lexicon.count == Committed.words.count)
    for (word, row) in Committed.words {
      #expect(lexicon.wordClass(of: try Word(word.utf8)) == row.wordClass)
    }
    let days = try TextFile(url: pack.data.appending(path: "daily.txt")).words()
    for (index, root) in days.enumerated() {
      #expect(DailyPuzzle(number: index + 1)?.root(in: lexicon)?.description == root)
    }
  }

  @Test func `a malformed row is reported`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in ["roots.tsv", "daily.txt"] { try Data().write(to: folder.appending(path: file)) }
    try Data("# words\nmilk\t10\te\nwork\t10\n".utf8).write(to: folder.appending(path: "words.tsv"))
    #expect(throws: CollectError.malformed(file: "words.tsv", line: 3)) {
      try Pack(data: folder, resources: folder).bytes()
    }
  }
}
