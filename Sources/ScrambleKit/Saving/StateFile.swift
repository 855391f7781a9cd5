#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A small file that is replaced atomically and is complete at any moment.
///
/// Writing creates and syncs a temporary file, links the earlier file as `….previous`, renames the temporary file, and
/// syncs the folder. The file on disk is either the old or the new one. Foundation's atomic write does not sync the
/// folder and replaces a link with a file. Here a link stays a link, and all operations follow it.
package struct StateFile: Sendable {
  package let path: String
  /// The maximum size in bytes.
  package let limit: Int

  /// Creates a state file at a path, without accessing it.
  package init(path: String, limit: Int = 4 << 20) {
    self.path = path
    self.limit = limit
  }

  /// The location of the file after following links.
  package var location: FileLocation { FileLocation(following: path) }

  /// The previous version of the file.
  package var previous: StateFile { StateFile(path: location.path + ".previous", limit: limit) }

  /// Returns the whole content, or nil if there is no file.
  ///
  /// - Throws: A ``ReadError`` if the file exists but cannot be read.
  package func read() throws(ReadError) -> [UInt8]? {
    do throws(ReadError) {
      return try RegularFile(location.path, limit: limit).bytes()
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Replaces the content and returns once it is on disk. A link stays a link; a folder or a device is refused.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
    try location.replace(with: bytes, keeping: previous.path)
  }
}
