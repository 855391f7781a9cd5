import Testing

@testable import ScrambleCore

/// The rounds, shelves and exports of Tests/SavedForms are read, and written again byte for byte.
struct SavedFileTests {
  @Test func `each round has the same record`() throws {
    let records = SavedForms.parts(of: "rounds.txt", beginningWith: "round")
    #expect(records.count == Self.roundCount)
    for record in records {
      let round = try #require(try? Round(record: record), "\(text(record))")
      #expect(text(Record(round).bytes) == text(record))
    }
  }

  @Test func `a round whose time was up without an end has ended, and everything else is the same`() throws {
    let records = SavedForms.parts(of: "rounds-out-of-time.txt", beginningWith: "round")
    #expect(records.count == Self.outOfTimeCount)
    for record in records {
      let round = try #require(try? Round(record: record), "\(text(record))")
      #expect(round.isEnded)
      #expect(facts(Record(round).bytes) == facts(record))
    }
  }

  @Test func `each shelf has the same record, and so do the rounds after it`() {
    let shelves = SavedForms.parts(of: "shelves.txt", beginningWith: "shelf")
    #expect(shelves.count == Self.shelfCount)
    for shelf in shelves {
      let saved = SavedRounds(shelf)
      #expect(saved.damagedRecords.isEmpty && !saved.isTruncated)
      #expect(text(saved.exportedBytes) == withoutDealt(text(shelf)))
    }
  }

  @Test func `an export is exported again, with the records of a later version`() {
    let export = SavedForms.bytes(of: "export.txt")
    let saved = SavedRounds(export)
    #expect(saved.damagedRecords.isEmpty && !saved.isTruncated && saved.newerRecords.count == 2)
    #expect(text(saved.exportedBytes) == text(export))
    var merged = saved
    let gain = merged.merge(saved)
    #expect(gain.isEmpty && gain.unmergedCount == 0 && merged == saved)
  }

  private static let roundCount = 23
  private static let outOfTimeCount = 12
  private static let shelfCount = 66

  /// Returns the lines of a record except the number of endings and the checksum.
  private func facts(_ record: [UInt8]) -> [Substring] {
    text(record).split(separator: "\n").filter { !$0.hasPrefix("ended ") && !$0.hasPrefix("sum ") }
  }

  /// Returns the records of a shelf and its rounds without the position in a list of roots, which is no longer saved.
  private func withoutDealt(_ text: String) -> String {
    let end = text.range(of: "sum ")!.lowerBound
    let facts = text[..<end].split(separator: "\n").filter { !$0.hasPrefix("dealt ") }.map { $0 + "\n" }.joined()
    let rest = text[end...].drop { $0 != "\n" }.dropFirst(2)
    return self.text(RecordTests.record(facts)) + rest
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
