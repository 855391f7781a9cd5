#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A small file that is replaced atomically: it is complete at every moment.
///
/// Writing makes a temporary file, syncs it, renames the earlier file to `….previous`, renames, and syncs the folder: what is on disk
/// is either the old file or the new one. Foundation's atomic writing syncs no folder and replaces a link by a file; here a link stays
/// a link, and all operations follow it.
package struct StateFile: Sendable {
  /// The location of the file, or of a link to it.
  package let path: String
  /// The most bytes that it may have.
  package let limit: Int

  /// Names a file; nothing is touched yet.
  package init(path: String, limit: Int = 4 << 20) {
    self.path = path
    self.limit = limit
  }

  /// Where the file is, links followed.
  package var location: FileLocation { FileLocation(following: path) }

  /// The file as it was before it was last written.
  package var previous: StateFile { StateFile(path: location.path + ".previous", limit: limit) }

  /// Returns the whole content, or nil if there is no file.
  ///
  /// - Throws: A ``ReadError`` if there is one that cannot be read.
  package func read() throws(ReadError) -> [UInt8]? {
    do throws(ReadError) {
      return try RegularFile(location.path, limit: limit).bytes()
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Replaces the content, and returns once it is on disk. A link stays a link; a folder or a device stays too, and is refused.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
    try location.replace(with: bytes, keeping: previous.path)
  }
}
