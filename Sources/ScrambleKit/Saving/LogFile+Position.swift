extension LogFile {
  /// How far a log was read or written.
  package struct Position: Equatable, Sendable {
    /// Which file it is in; nil if there was none.
    private let file: FileIdentity?
    /// How many bytes are before it.
    private let offset: Int
    /// The last of the bytes before it. A file that takes the place of another may be given the same inode; these bytes identify it.
    private let tail: [UInt8]

    /// How many bytes a position remembers.
    static let remembered = 64

    /// The position in a file that is not there.
    static let nowhere = Position(in: nil, at: 0, after: [])

    /// Takes a position, and the bytes before it or the last of them.
    init(in file: FileIdentity?, at offset: Int, after bytes: [UInt8]) {
      self.file = file
      self.offset = offset
      tail = Array(bytes.suffix(Position.remembered))
    }

    /// Reads what follows the position; nil if the file is not the one it is in.
    func newContent(in other: borrowing RegularFile) throws(ReadError) -> Content? {
      guard file == other.identity, offset <= other.size else { return nil }
      let start = offset - tail.count
      let bytes = try other.bytes(from: start)
      guard bytes.starts(with: tail) else { return nil }
      let end = Position(in: file, at: start + bytes.count, after: bytes)
      return (Array(bytes.dropFirst(tail.count)), end, false)
    }
  }
}
