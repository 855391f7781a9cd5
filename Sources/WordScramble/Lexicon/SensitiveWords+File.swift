/// The file `english.sensitive`, as Documentation/LexiconFormat.md describes it.
extension SensitiveWords {
  /// A byte that UTF-8 text cannot begin with, the letters WSS, and line ends that a text-mode transfer would change.
  static let magic: [UInt8] = [0x89, 0x57, 0x53, 0x53, 0x0D, 0x0A, 0x1A, 0x0A]
  static let format: UInt32 = 1
  static let headerLength = 32

  /// Opens a file.
  ///
  /// - Throws: A ``LexiconError``, as for a lexicon.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  public init(_ bytes: [UInt8]) throws(LexiconError) {
    _ = try LexiconFile.checkHeader(
      of: bytes, magic: SensitiveWords.magic, format: SensitiveWords.format, length: SensitiveWords.headerLength)
    let slurCount = bytes.number(at: 24, length: 4)
    let delicateCount = bytes.number(at: 28, length: 4)
    let length = UInt64(SensitiveWords.headerLength) + 8 * (slurCount + delicateCount)
    guard length == UInt64(bytes.count) else { throw .malformed(at: 24) }
    let end = SensitiveWords.headerLength + 8 * Int(slurCount)
    let slurs = try SensitiveWords.hashes(in: SensitiveWords.headerLength..<end, of: bytes)
    let delicate = try SensitiveWords.hashes(in: end..<bytes.count, of: bytes)
    for (index, hash) in delicate.enumerated() where SensitiveWords.contains(hash, in: slurs) {
      throw .malformed(at: end + 8 * index)
    }
    self.init(slurHashes: slurs, delicateHashes: delicate)
  }

  /// Reads hashes, each greater than the one before it.
  private static func hashes(in range: Range<Int>, of bytes: [UInt8]) throws(LexiconError) -> [UInt64] {
    var hashes: [UInt64] = []
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      let hash = bytes.number(at: offset, length: 8)
      if let last = hashes.last, hash <= last { throw .malformed(at: offset) }
      hashes.append(hash)
    }
    return hashes
  }

  /// The bytes of the file: the same words give the same bytes.
  package var bytes: [UInt8] {
    var covered = UInt32(slurs.count).littleEndianBytes + UInt32(delicate.count).littleEndianBytes
    for hash in slurs + delicate { covered += hash.littleEndianBytes }
    let length = LexiconFile.coveredFrom + covered.count
    return SensitiveWords.magic + SensitiveWords.format.littleEndianBytes + UInt32(length).littleEndianBytes
      + Checksum(covered[...]).value.littleEndianBytes + covered
  }
}
