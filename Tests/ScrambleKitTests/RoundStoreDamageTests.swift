import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

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

  /// Returns the bytes of the file that a note names.
  private func bytesSetAside(by notes: [LoadNote]) -> [UInt8]? {
    switch notes.first {
    case .historyTruncated(let name), .historyDamaged(let name), .recordsDamaged(_, let name): folder.bytes(name)
    default: nil
    }
  }

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

  @Test(.timeLimit(.minutes(1)), arguments: Obstacle.allCases)
  func `an obstacle at the path of the history is set aside or refused`(obstacle: Obstacle) throws {
    try FileManager.default.removeItem(atPath: folder.file("history.txt"))
    try obstacle.create(at: folder.file("history.txt"))
    var program = Program(path, root: "silkworm")
    #expect(
      program.notes == [
        obstacle.isMovable ? .historyDamaged(name: "history.txt.corrupt-77") : .unreadable(.notRegularFile)
      ]
    )
    try program.play("worm")
    #expect(program.store.isSaved == obstacle.isMovable)
    if obstacle.isMovable { #expect(Program(path).words == ["worm"]) }
  }

  @Test(.timeLimit(.minutes(1)), arguments: Obstacle.allCases, [true, false])
  func `an obstacle at the path of the shelf is set aside or refused`(
    obstacle: Obstacle, isPrevious: Bool
  ) throws {
    if isPrevious { try folder.write("{", as: "shelf.txt") }
    let obstaclePath = folder.file(isPrevious ? "shelf.txt.previous" : "shelf.txt")
    try FileManager.default.removeItem(atPath: obstaclePath)
    try obstacle.create(at: obstaclePath)
    var program = Program(path, root: "silkworm")
    guard isPrevious || obstacle.isMovable else { return #expect(program.notes == [.unreadable(.notRegularFile)]) }
    let name = "shelf.txt.corrupt-77"
    #expect(program.notes == [isPrevious ? .shelfDamaged(name: name) : .shelfRecovered(name: name)])
    try program.play("worm")
    #expect(program.store.isSaved)
    #expect(program.words == ["worm", "milk"])
  }

  @Test func `no flipped bit of the history loses another round`() throws {
    try deleteShelf()
    let whole = history
    let ends = rounds.indices.map { rounds[...$0].reduce(0) { $0 + Record($1).bytes.count } }
    for offset in whole.indices {
      var bytes = whole
      bytes[offset] ^= 1 << UInt8(offset % 8)
      try folder.write(bytes, as: "history.txt")
      // A damaged empty line also damages the record after it.
      let damagedIndex = ends.firstIndex { offset < $0 - 1 }
      let saved = folder.saved()
      for index in rounds.indices where index != damagedIndex {
        #expect(saved.rounds.history[rounds[index].id] == rounds[index], "byte \(offset)")
      }
      #expect(saved.rounds.history.rounds.count == 3 || !saved.notes.isEmpty, "byte \(offset)")
    }
  }

  @Test func `no truncation of the history loses a round before it`() throws {
    try deleteShelf()
    let whole = history
    let ends = rounds.indices.map { rounds[...$0].reduce(0) { $0 + Record($1).bytes.count } }
    for length in whole.indices {
      try folder.write(Array(whole[..<length]), as: "history.txt")
      let saved = folder.saved()
      let completeCount = ends.count { $0 <= length + 1 }  // A record is complete even without its empty line.
      #expect(saved.rounds.history.rounds == Array(rounds.prefix(completeCount)), "length \(length)")
      let isWhole = ends.contains { (0...1).contains($0 - length) } || length == 0
      #expect(saved.notes.count == (isWhole ? 0 : 1), "length \(length)")
      let rest = whole[..<length].dropFirst(completeCount > 0 ? ends[completeCount - 1] : 0)
      #expect(isWhole || bytesSetAside(by: saved.notes) == Array(rest), "length \(length)")
    }
  }

  @Test func `no flipped bit and no truncation of the shelf loses a round`() throws {
    let whole = try #require(folder.bytes("shelf.txt"))
    for offset in whole.indices {
      var flipped = whole
      flipped[offset] ^= 1 << UInt8(offset % 8)
      for bytes in [flipped, Array(whole[..<offset])] {
        try folder.write(bytes, as: "shelf.txt")
        #expect(folder.saved().rounds.history.rounds == rounds, "byte \(offset)")
      }
    }
  }
}
