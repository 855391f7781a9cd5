@testable import ScrambleCore

/// A small lexicon file to be damaged by tests, and the offsets of its parts.
enum DamagedLexicon {
  static let list = WordList(
    everyday: "ant tan art rat tar pat tap planter alarming marginal", common: "planters platters silkworm milk silk",
    rare: "eta tae eat ate tea zax cwm triangle integral", blocked: "slat zzzzzzzz",
    familiar: "planters silkworm alarming", unfamiliar: "platters", daily: "silkworm alarming planters silkworm")
  static let bytes = try! list.bytes()

  /// The numbers of the header: 0, words, bytes of the trie, words of eight letters, dailies, seed.
  static let header = 24..<52
  static let trie = header.upperBound..<header.upperBound + number(at: 36)
  static let classes = trie.upperBound..<trie.upperBound + (number(at: 32) + 3) / 4
  static let rootStatuses = classes.upperBound..<classes.upperBound + (number(at: 40) + 3) / 4
  static let displacements = rootStatuses.upperBound..<daily.lowerBound
  static let daily = bytes.count - 2 * number(at: 44)..<bytes.count

  private static func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the error of opening a file, or nil if it opens.
  static func openingError(of bytes: [UInt8]) -> LexiconError? {
    do {
      _ = try Lexicon(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Calls everything that a lexicon offers.
  static func exercise(_ lexicon: Lexicon) {
    for entry in lexicon.shownEntries { _ = (entry.word, entry.count, entry.rootStatus) }
    for root in lexicon.roots.prefix(3) { _ = Puzzle(root: root.word, in: lexicon).grade }
    for number in 1...5 { _ = DailyPuzzle(number: number)?.root(in: lexicon) }
    for root: Word in ["planters", "silkworm", "aaaaaaaa", "zzzzzzzz", "tea", "marginaltea"] {
      let entries = lexicon.entries(spelledFrom: root)
      for entry in entries { _ = lexicon.wordClass(of: entry.word) }
      _ = lexicon.contains(root)
    }
  }
}

extension [UInt8] {
  /// Writes the correct checksum into damaged bytes, so the damage is not detected by the checksum.
  mutating func fixChecksum() {
    let checksum = Checksum(self[LexiconFile.checksumStart...]).value
    for index in 0..<8 { self[16 + index] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * index)) }
  }

  /// Writes a four-byte number in little-endian order.
  mutating func write(_ number: UInt32, at offset: Int) {
    for index in 0..<4 { self[offset + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * index)) }
  }
}
