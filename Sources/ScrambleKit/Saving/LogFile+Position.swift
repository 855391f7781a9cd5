extension LogFile {
  /// A position up to which a log was read or written.
  package struct Position: Equatable, Sendable {
    /// The file that the position is in, or nil if there was none.
    private let file: FileIdentity?
    /// The number of bytes before the position.
    private let offset: Int
    /// The last bytes before the position. They help identify the file, because a replacement may get the same inode.
    private let tail: [UInt8]

    /// The maximum length of ``tail``.
    static let tailLength = 64

    /// The position in a file that does not exist.
    static let missingFile = Position(in: nil, at: 0, after: [])

    /// Creates a position from the bytes before it, or from the last of them.
    init(in file: FileIdentity?, at offset: Int, after bytes: [UInt8]) {
      self.file = file
      self.offset = offset
      tail = Array(bytes.suffix(Position.tailLength))
    }

    /// Reads what follows the position; nil if this is a different file, or if it no longer contains the bytes before
    /// the position.
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
