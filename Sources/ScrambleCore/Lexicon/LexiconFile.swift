/// The parts of an `english.lex` file, as described in Documentation/LexiconFormat.md.
struct LexiconFile {
  /// A byte that cannot begin UTF-8 text, the letters WSL, and line ends that a text-mode transfer would change.
  static let magic: [UInt8] = [0x89, 0x57, 0x53, 0x4C, 0x0D, 0x0A, 0x1A, 0x0A]
  static let format: UInt32 = 1
  static let headerLength = 52
  /// The offset of the first byte that the checksum covers.
  static let checksumStart = 24

  /// The seed of the multiplier that mixes the letter weights.
  var seed: UInt32 = 0
  var wordCount = 0
  var longestWordCount = 0
  var trie: ArraySlice<UInt8> = []
  var classes: ArraySlice<UInt8> = []
  var rootStatuses: ArraySlice<UInt8> = []
  var displacements: ContiguousArray<UInt16> = []
  var dailyOrder: ContiguousArray<UInt16> = []

  /// Parses a file after verifying its checksum.
  init(_ bytes: [UInt8]) throws(LexiconError) {
    try LexiconFile.checkHeader(of: bytes)
    try readParts(bytes)
  }

  /// Checks the header and the checksum of the rest.
  private static func checkHeader(of bytes: [UInt8]) throws(LexiconError) {
    guard bytes.starts(with: magic) else { throw .notALexicon }
    guard bytes.count >= headerLength else { throw .wrongLength(expected: headerLength, actual: bytes.count) }
    let fileFormat = UInt32(bytes.number(at: 8, length: 4))
    guard fileFormat <= format else { throw .newerFormat(fileFormat) }
    let length = Int(truncatingIfNeeded: bytes.number(at: 12, length: 4))
    guard length == bytes.count else { throw .wrongLength(expected: length, actual: bytes.count) }
    let checksum = bytes.number(at: 16, length: 8)
    guard Checksum(bytes[checksumStart...]).value == checksum, fileFormat == format else { throw .wrongChecksum }
  }

  private mutating func readParts(_ bytes: [UInt8]) throws(LexiconError) {
    guard bytes.number(at: LexiconFile.checksumStart, length: 8) == 0 else {
      throw .malformed(at: LexiconFile.checksumStart)
    }
    wordCount = try LexiconFile.readCount(bytes, at: 32)
    let trieLength = try LexiconFile.readCount(bytes, at: 36)
    longestWordCount = try LexiconFile.readCount(bytes, at: 40)
    let dailyCount = try LexiconFile.readCount(bytes, at: 44)
    seed = UInt32(bytes.number(at: 48, length: 4))
    var rest = bytes[LexiconFile.headerLength...]
    trie = try LexiconFile.read(trieLength, from: &rest)
    classes = try LexiconFile.read((wordCount + 3) / 4, from: &rest)
    rootStatuses = try LexiconFile.read((longestWordCount + 3) / 4, from: &rest)
    displacements = ContiguousArray(littleEndianBytes: try LexiconFile.read(Lexicon.bucketCount * 2, from: &rest))
    dailyOrder = ContiguousArray(littleEndianBytes: try LexiconFile.read(dailyCount * 2, from: &rest))
    guard rest.isEmpty else { throw .malformed(at: 32) }
  }

  /// Reads a count that can be doubled without overflow, even if integers have 32 bits. Throws an error for a larger
  /// one.
  private static func readCount(_ bytes: [UInt8], at start: Int) throws(LexiconError) -> Int {
    let count = bytes.number(at: start, length: 4)
    guard count < 1 << 30 else { throw .malformed(at: 32) }
    return Int(count)
  }
  private static func read(_ length: Int, from rest: inout ArraySlice<UInt8>) throws(LexiconError) -> ArraySlice<UInt8>
  {
    guard length <= rest.count else { throw .malformed(at: 32) }
    let end = rest.startIndex + length
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Creates a file whose parts are filled in later.
  init() {}

  var bytes: [UInt8] {
    var checksummedBytes = [UInt8](repeating: 0, count: 8)
    let body =
      Array(trie) + Array(classes) + Array(rootStatuses) + displacements.littleEndianBytes
      + dailyOrder.littleEndianBytes
    let length = LexiconFile.headerLength + body.count
    for count in [wordCount, trie.count, longestWordCount, dailyOrder.count] {
      checksummedBytes += UInt32(count).littleEndianBytes
    }
    checksummedBytes += seed.littleEndianBytes
    checksummedBytes += body
    let checksum = Checksum(checksummedBytes[...]).value
    return LexiconFile.magic + LexiconFile.format.littleEndianBytes + UInt32(length).littleEndianBytes
      + checksum.littleEndianBytes + checksummedBytes
  }
}

extension [UInt8] {
  /// Returns a number stored in little-endian order.
  func number(at start: Int, length: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in (start..<start + length).reversed() { number = number << 8 | UInt64(self[index]) }
    return number
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  var littleEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> Self(8 * $0)) }
  }
}

extension ContiguousArray<UInt16> {
  init(littleEndianBytes bytes: ArraySlice<UInt8>) {
    self.init(repeating: 0, count: bytes.count / 2)
    let start = bytes.startIndex
    for index in indices { self[index] = UInt16(bytes[start + 2 * index]) | UInt16(bytes[start + 2 * index + 1]) << 8 }
  }

  var littleEndianBytes: [UInt8] {
    flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }
}
