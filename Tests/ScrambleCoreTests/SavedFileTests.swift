import Testing

@testable import ScrambleCore

/// The rounds and the export of Tests/SavedForms are read, and written again byte for byte.
struct SavedFileTests {
  @Test func `each round has the same record`() throws {
    let records = SavedForms.records(of: "rounds.txt")
    #expect(records.count == Self.roundCount)
    for record in records {
      let round = try #require(try? Round(record: record), "\(text(record))")
      #expect(text(Record(round).bytes) == text(record))
    }
  }

  @Test func `an export is exported again, with the records of a later version`() {
    let export = SavedForms.bytes(of: "export.txt")
    let saved = SavedRounds(export, at: .max)
    #expect(saved.damagedRecords.isEmpty && !saved.isTruncated && saved.newerRecords.count == 2)
    #expect(text(saved.exportedBytes) == text(export))
    var merged = saved
    let gain = merged.merge(saved)
    #expect(gain.isEmpty && gain.unmergedCount == 0 && merged == saved)
  }

  private static let roundCount = 23

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
