/// An append-only file: what was written before cannot be damaged by later writes.
///
/// The content is a series of records, each of which ends with an empty line. The caller defines the format of a
/// record, and must be able to detect an incomplete one, because power can fail while it is written. As with
/// ``StateFile``, a link stays a link.
///
/// Programs that write at the same time must lock the file (`location.withLock`) and first read what the others have
/// added (`read(after:)`).
package struct LogFile: Sendable {
  /// The maximum size of a log in bytes.
  package static let maxSize = 256 << 20

  package let path: String

  /// Creates a log at a path, without accessing the file.
  package init(path: String) {
    self.path = path
  }

  /// The location of the file after following links.
  package var location: FileLocation { FileLocation(following: path) }

  /// The bytes that were read, the position after them, and whether they are the whole content.
  package typealias Content = (bytes: [UInt8], position: Position, isWhole: Bool)

  /// Reads what was added since a position. Reads the whole content if there is no position, or if the file was
  /// replaced by another.
  ///
  /// - Returns: The bytes; for a missing file, none.
  /// - Throws: A ``ReadError``, but never ``ReadError/missing``.
  package func read(after position: Position? = nil) throws(ReadError) -> Content {
    do throws(ReadError) {
      let file = try RegularFile(location.path, maxSize: LogFile.maxSize)
      if let position, let newContent = try position.newContent(in: file) { return newContent }
      let bytes = try file.bytes()
      return (bytes, Position(in: file.identity, at: bytes.count, after: bytes), true)
    } catch {
      guard error == .missing else { throw error }
      return ([], .missingFile, true)
    }
  }
}
