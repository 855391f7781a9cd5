/// The `english.sensitive` file, as described in Documentation/LexiconFormat.md.
extension SensitiveWords {
  /// A byte that cannot begin UTF-8 text, the letters WSS, and line ends that a text-mode transfer would change.
  static let magic: [UInt8] = [0x89, 0x57, 0x53, 0x53, 0x0D, 0x0A, 0x1A, 0x0A]
  static let format: UInt32 = 2
  static let headerLength = 40

  /// Opens a file of sensitive words.
  ///
  /// - Throws: A ``LexiconError``, as for a lexicon.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  public init(_ bytes: [UInt8]) throws(LexiconError) {
    _ = try LexiconFile.checkHeader(
      of: bytes, magic: SensitiveWords.magic, format: SensitiveWords.format, length: SensitiveWords.headerLength)
    var end = UInt64(SensitiveWords.headerLength)
    var ranges: [Range<Int>] = []
    for offset in stride(from: LexiconFile.checksumStart, to: SensitiveWords.headerLength, by: 4) {
      let start = end
      end += 8 * bytes.number(at: offset, length: 4)
      guard end <= UInt64(bytes.count) else { throw .malformed(at: LexiconFile.checksumStart) }
      ranges.append(Int(start)..<Int(end))
    }
    guard end == UInt64(bytes.count) else { throw .malformed(at: LexiconFile.checksumStart) }
    try self.init(bytes, parts: ranges)
  }

  /// Reads the four parts. No word may be in two of the first three parts, but a stem may also be one of their words.
  private init(_ bytes: [UInt8], parts: [Range<Int>]) throws(LexiconError) {
    let slurs = try SensitiveWords.hashes(in: parts[0], of: bytes)
    let delicate = try SensitiveWords.hashes(in: parts[1], of: bytes)
    let harmless = try SensitiveWords.hashes(in: parts[2], of: bytes)
    for (index, hash) in (delicate + harmless).enumerated()
    where SensitiveWords.contains(hash, in: slurs)
      || index >= delicate.count && SensitiveWords.contains(hash, in: delicate)
    {
      throw .malformed(at: parts[1].lowerBound + 8 * index)
    }
    self.init(
      slurHashes: slurs, delicateHashes: delicate, harmlessHashes: harmless,
      stemHashes: try SensitiveWords.hashes(in: parts[3], of: bytes))
  }

  /// Reads hashes. Throws an error unless they are in ascending order.
  private static func hashes(in range: Range<Int>, of bytes: [UInt8]) throws(LexiconError) -> [UInt64] {
    var hashes: [UInt64] = []
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      let hash = bytes.number(at: offset, length: 8)
      if let last = hashes.last, hash <= last { throw .malformed(at: offset) }
      hashes.append(hash)
    }
    return hashes
  }

  /// The bytes of the file. The same words give the same bytes.
  package var bytes: [UInt8] {
    let parts = [slurHashes, delicateHashes, harmlessHashes, stemHashes]
    var checksummedBytes = parts.flatMap { UInt32($0.count).littleEndianBytes }
    for hash in parts.joined() { checksummedBytes += hash.littleEndianBytes }
    let length = LexiconFile.checksumStart + checksummedBytes.count
    return SensitiveWords.magic + SensitiveWords.format.littleEndianBytes + UInt32(length).littleEndianBytes
      + Checksum(checksummedBytes[...]).value.littleEndianBytes + checksummedBytes
  }
}
