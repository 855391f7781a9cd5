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
      var program = Program(folder.url.path, root: root)
      try program.play(word)
      rounds.append(program.game.round)
    }
    self.rounds = rounds
  }

  private var history: [UInt8] { rounds.flatMap { Record($0).bytes } }

  @Test func `a truncated last record is set aside and reported once`() throws {
    try folder.write(Array(history.dropLast(5)), as: "history.txt")
    let first = folder.saved()
    #expect(first.notes == [.historyTruncated(name: "history.txt.corrupt-\(start)")])
    #expect(folder.bytes("history.txt.corrupt-\(start)") == Record(rounds[2]).bytes.dropLast(5))
    #expect(first.rounds.history.rounds == Array(rounds.dropLast()))
    #expect(folder.saved().notes.isEmpty)
    #expect(folder.bytes("history.txt") == Array(rounds.dropLast().flatMap { Record($0).bytes }))
  }

  @Test func `only the damaged record is set aside`() throws {
    let damaged = Array(String(decoding: Record(rounds[1]).bytes, as: UTF8.self).replacing("unit", with: "main").utf8)
    try folder.write(Record(rounds[0]).bytes + damaged + Record(rounds[2]).bytes, as: "history.txt")
    let first = folder.saved()
    #expect(first.notes == [.recordsDamaged(count: 1, name: "history.txt.corrupt-\(start)")])
    #expect(first.rounds.history.rounds == [rounds[0], rounds[2]])
    #expect(folder.bytes("history.txt.corrupt-\(start)") == damaged)
    #expect(folder.saved().notes.isEmpty)
    #expect(folder.bytes("history.txt") == Record(rounds[0]).bytes + Record(rounds[2]).bytes)
  }

  @Test func `records of a later version stay byte for byte`() throws {
    let later = Array("round 2 silkworm-0\nanything \u{1F600}\n\n".utf8)
    let brokenRecord = Array("round 1 x\n\n".utf8)
    try folder.write(later + history, as: "history.txt")
    var program = Program(path, root: "silkworm")
    #expect(program.notes == [.newerRecords])
    let opened = Record(program.game.round).bytes
    try program.play("worm")
    #expect(folder.bytes("history.txt") == later + history + opened + Record(program.game.round).bytes)
    try folder.write(later + brokenRecord + history, as: "history.txt")
    #expect(folder.saved().notes == [.newerRecords, .recordsDamaged(count: 1, name: "history.txt.corrupt-\(start)")])
    #expect(folder.bytes("history.txt") == history + later)
  }
}
