/// A file that only grows at its end, so that what was written before can never be damaged by what comes.
///
/// Its content is a series of records, each of which ends with an empty line. What a record says is the caller's; as power can fail
/// while one is written, a caller must be able to tell that a record is not whole. A link stays a link, as with ``StateFile``.
///
/// Two programs that write at once must do so while the file is locked (`location.locked`), and read what the other has added first
/// (`read(after:)`).
package struct LogFile: Sendable {
  /// The most bytes that a log may have.
  package static let limit = 256 << 20

  /// The location of the file, or of a link to it.
  package let path: String

  /// Names a file; nothing is touched yet.
  package init(path: String) {
    self.path = path
  }

  /// Where the file is, links followed.
  package var location: FileLocation { FileLocation(following: path) }

  /// What was read: the bytes, the position after them, and whether they are the whole content.
  package typealias Content = (bytes: [UInt8], position: Position, isWhole: Bool)

  /// Reads what was added since a position; the whole content if there is no position, or if another file has taken the place of
  /// the one it is in.
  ///
  /// - Returns: The bytes; a missing file has none, and they are the whole of it.
  /// - Throws: A ``ReadError``, though never ``ReadError/missing``.
  package func read(after position: Position? = nil) throws(ReadError) -> Content {
    do throws(ReadError) {
      let file = try RegularFile(location.path, limit: LogFile.limit)
      if let position, let added = try position.newContent(in: file) { return added }
      let bytes = try file.bytes()
      return (bytes, Position(in: file.identity, at: bytes.count, after: bytes), true)
    } catch {
      guard error == .missing else { throw error }
      return ([], .nowhere, true)
    }
  }
}
