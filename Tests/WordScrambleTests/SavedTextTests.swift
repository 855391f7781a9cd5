import Testing

@testable import WordScramble

/// Changes that an editor makes to the lines of a saved file are undone when the file is read.
struct SavedTextTests {
  private let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func withCRLF(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { $0 == 10 ? [13, 10] : [$0] } }

  @Test func `records with CRLF and byte order marks are read, even if they are concatenated`() {
    let (one, other) = (Record(RecordTests.whole).bytes, Record(Round(root: "tea")).bytes)
    for bytes in [withCRLF(one) + other, mark + one + mark + other, mark + withCRLF(one) + mark + withCRLF(other)] {
      let saved = SavedRounds(bytes)
      #expect(saved.history.rounds.count == 2 && saved.damaged.isEmpty && !saved.isTruncated)
    }
  }

  @Test func `bytes that no editor adds still count as damage`() {
    let record = Record(RecordTests.whole).bytes
    for place in record.indices where record[place] != 10 {
      for added in [[13], mark] where place > 0 && (added == [13] || record[place - 1] != 10) {
        let saved = SavedRounds(Array(record[..<place]) + added + Array(record[place...]))
        #expect(saved.history.rounds.isEmpty && saved.damaged.count + saved.newer.count >= 1, "byte \(place)")
      }
    }
  }

  @Test func `other bytes are unchanged`() {
    for bytes in [[], [13], [0xEF], [0xEF, 0xBB], [65, 13, 65], [65, 0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      #expect(SavedText.withoutEditorBytes(bytes) == bytes)
    }
    #expect(SavedText.withoutEditorBytes(mark + mark + [13, 13, 10, 10]) == [13, 10, 10])
  }
}
