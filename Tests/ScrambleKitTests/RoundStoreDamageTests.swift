import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// Damage affects only the damaged records and is reported.
struct RoundStoreDamageTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }
  /// Three rounds with one word each, in the order of their records.
  private let rounds: [Round]

  init() throws {
    folder = try TemporaryFolder()
    var rounds = [Round]()
    for (root, word) in [("alarming", "ring"), ("mountain", "unit"), ("silkworm", "milk")] as [(Word, String)] {
      var program = Program(folder.url.path, root: root, seed: UInt64(rounds.count))
      try program.play(word)
      rounds.append(program.game.round)
    }
    self.rounds = rounds
  }

  private var history: [UInt8] { rounds.flatMap { Record($0).bytes } }

  /// Deletes the shelf, which contains the last round as it was before its first word.
  private func deleteShelf() throws {
    try FileManager.default.removeItem(atPath: folder.file("shelf.txt"))
  }

  @Test func `a truncated last record is set aside and reported once`() throws {
    try deleteShelf()
    try folder.write(Array(history.dropLast(5)), as: "history.txt")
    let first = folder.saved()
    #expect(first.notes == [.historyTruncated(name: "history.txt.corrupt-77")])
    #expect(folder.bytes("history.txt.corrupt-77") == Record(rounds[2]).bytes.dropLast(5))
    #expect(first.rounds.history.rounds == Array(rounds.dropLast()))
    #expect(folder.saved().notes.isEmpty)
    #expect(folder.bytes("history.txt") == Array(rounds.dropLast().flatMap { Record($0).bytes }))
  }

  @Test func `only the damaged record is set aside`() throws {
    try deleteShelf()
    let damaged = Array(String(decoding: Record(rounds[1]).bytes, as: UTF8.self).replacing("unit", with: "main").utf8)
    try folder.write(Record(rounds[0]).bytes + damaged + Record(rounds[2]).bytes, as: "history.txt")
    let first = folder.saved()
    #expect(first.notes == [.recordsDamaged(count: 1, name: "history.txt.corrupt-77")])
    #expect(first.rounds.history.rounds == [rounds[0], rounds[2]])
    #expect(folder.bytes("history.txt.corrupt-77") == damaged)
    #expect(folder.saved().notes.isEmpty)
    #expect(folder.bytes("history.txt") == Record(rounds[0]).bytes + Record(rounds[2]).bytes)
  }

  @Test func `records of a later version stay byte for byte`() throws {
    let later = Array("round 2 silkworm-0\nanything \u{1F600}\n\n".utf8)
    let brokenRecord = Array("round 1 x\n\n".utf8)
    try folder.write(later + history, as: "history.txt")
    var program = Program(path, root: "silkworm")
    #expect(program.notes == [.newerRecords])
    try program.play("worm")
    #expect(folder.bytes("history.txt") == later + history + Record(program.game.round).bytes)
    try folder.write(later + brokenRecord + history, as: "history.txt")
    #expect(folder.saved().notes == [.newerRecords, .recordsDamaged(count: 1, name: "history.txt.corrupt-77")])
    #expect(folder.bytes("history.txt") == history + later)
  }

  @Test func `neither a shelf of a later version nor its history is written`() throws {
    let later = "shelf 2\nnow all different\n\n"
    try folder.write(later, as: "shelf.txt")
    let before = folder.bytes("history.txt")
    var program = Program(path, root: "silkworm")
    #expect(program.notes == [.newerShelf])
    try program.play("worm")
    program.game.dealNewWord(seed: 4, at: .after(1))
    program.save()
    #expect(!program.store.isSaved)
    #expect(folder.bytes("shelf.txt") == Array(later.utf8))
    #expect(folder.bytes("history.txt") == before)
  }

  @Test func `a damaged shelf is set aside and its previous version is used`() throws {
    try folder.write("shelf 1\n", as: "shelf.txt")
    let saved = folder.saved()
    #expect(saved.notes == [.shelfRecovered(name: "shelf.txt.corrupt-77")])
    #expect(saved.rounds.shelf.current == rounds[1].id)
    #expect(saved.rounds.history.rounds == rounds)
    #expect(folder.bytes("shelf.txt.corrupt-77") == Array("shelf 1\n".utf8))
  }

  @Test(arguments: ["", "{", "shelf 1\n\n", "round"])
  func `without a readable shelf, all rounds are loaded and saving continues`(shelf: String) throws {
    try folder.write(shelf, as: "shelf.txt")
    try folder.write(shelf, as: "shelf.txt.previous")
    var program = Program(path, root: "silkworm")
    #expect(program.notes == [.shelfDamaged(name: "shelf.txt.corrupt-77")])
    #expect(program.words == ["milk"])
    try program.play("worm")
    #expect(program.store.isSaved)
    #expect(Program(path).words == ["worm", "milk"])
  }
}
