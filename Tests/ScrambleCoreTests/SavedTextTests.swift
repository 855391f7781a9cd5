import Testing

@testable import ScrambleCore

/// Saved files that an editor has changed: reading them undoes the changes at the ends and starts of lines.
struct SavedTextTests {
  private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func withCRLF(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { $0 == 10 ? [13, 10] : [$0] } }

  @Test func `records with CRLF and byte order marks are read, even if they are concatenated`() {
    let one = Record(RecordTests.goldenRound).bytes
    let other = Record(Round(root: "tea")).bytes
    for bytes in [
      withCRLF(one) + other, byteOrderMark + one + byteOrderMark + other,
      byteOrderMark + withCRLF(one) + byteOrderMark + withCRLF(other),
    ] {
      let saved = SavedRounds(bytes, at: noon)
      #expect(saved.history.rounds.count == 2 && saved.damagedRecords.isEmpty && !saved.isTruncated)
    }
  }

  @Test func `bytes that no editor adds still count as damage`() {
    let record = Record(RecordTests.goldenRound).bytes
    for index in record.indices where record[index] != 10 {
      for added in [[13], byteOrderMark] where index > 0 && (added == [13] || record[index - 1] != 10) {
        let saved = SavedRounds(Array(record[..<index]) + added + Array(record[index...]), at: noon)
        #expect(
          saved.history.rounds.isEmpty && saved.damagedRecords.count + saved.newerRecords.count >= 1, "byte \(index)")
      }
    }
  }

  @Test func `other bytes are unchanged`() {
    for bytes in [[], [13], [0xEF], [0xEF, 0xBB], [65, 13, 65], [65, 0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      #expect(SavedText.withoutEditorBytes(bytes) == bytes)
    }
    #expect(SavedText.withoutEditorBytes(byteOrderMark + byteOrderMark + [13, 13, 10, 10]) == [13, 10, 10])
  }
}
