import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// Unreadable bytes are set aside, never deleted.
struct RoundStoreSetAsideTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }
  /// The bytes of a history with two rounds.
  private let history: [UInt8]
  private let asideName = "history.txt.corrupt-\(start)"

  init() throws {
    folder = try TemporaryFolder()
    var history: [UInt8] = []
    for (root, word) in [("mountain", "unit"), ("silkworm", "milk")] as [(Word, String)] {
      var program = Program(folder.url.path, root: root)
      try program.play(word)
      history += Record(program.game.round).bytes
    }
    self.history = history
    try folder.write(history, as: "history.txt")
  }

  /// Returns the words found in each saved round.
  private func savedWords() -> [String] {
    folder.saved().rounds.history.rounds.flatMap { $0.found.map(\.word.description) }
  }

  /// Files that are not a history: 9 KB of other bytes, the start of an archive, a single-color image, a text.
  private static let otherFormats: [[UInt8]] = [
    (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 7 | 1) },
    Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 300),
    [UInt8](repeating: 0xFF, count: 100), Array("Dear diary,\n\nnothing happened.\n".utf8),
  ]

  @Test(arguments: otherFormats)
  func `a history in another format is set aside unchanged`(bytes: [UInt8]) throws {
    try folder.write(bytes, as: "history.txt")
    #expect(folder.saved().notes == [.historyDamaged(name: asideName)])
    #expect(folder.bytes(asideName) == bytes)
    var program = Program(path, root: "silkworm")
    try program.play("worm")
    #expect(program.notes.isEmpty && program.store.isSaved && savedWords() == ["worm"])
  }

  @Test func `a last record that is damaged is set aside`() throws {
    let damaged = String(decoding: history, as: UTF8.self).replacing("milk", with: "silk").dropLast()
    try folder.write(Array(damaged.utf8), as: "history.txt")
    let saved = folder.saved()
    let aside = try #require(folder.bytes(asideName))
    #expect(history.starts(with: folder.bytes("history.txt") ?? []) && savedWords() == ["unit"])
    #expect(saved.notes.count == 1 && String(decoding: aside, as: UTF8.self).contains("found silk\n"))
  }

  @Test func `files set aside in the same second are not overwritten`() throws {
    for word in ["wool", "silk"] {
      try folder.write(
        Array(String(decoding: history, as: UTF8.self).replacing("milk", with: word).utf8), as: "history.txt")
      _ = folder.saved()
    }
    try folder.write("one", as: "history.txt")
    _ = folder.saved()
    let names = try folder.names().filter { $0.contains(".corrupt-") }
    let texts = names.map { String(decoding: folder.bytes($0) ?? [], as: UTF8.self) }
    for text in ["found wool", "found silk", "one"] {
      #expect(texts.contains { $0.contains(text) }, "\(text) in \(names)")
    }
  }

  @Test(arguments: [false, true])
  func `a file from an editor that ends lines with CRLF, or begins them with a BOM, is read`(hasByteOrderMark: Bool)
    throws
  {
    let lines = String(decoding: history, as: UTF8.self).replacing("\n", with: "\r\n")
    try folder.write((hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(lines.utf8), as: "history.txt")
    var program = Program(path)
    #expect(program.notes.isEmpty && program.words == ["milk"])
    try program.play("worm")
    #expect(Set(savedWords()) == ["unit", "milk", "worm"])
    #expect(Program(path).notes.isEmpty)
  }
}
