#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A small file that is replaced atomically and is complete at any moment.
///
/// Writing creates and syncs a temporary file, renames it, and syncs the folder. The file on disk is either the old or
/// the new one. Foundation's atomic write does not sync the folder and replaces a link with a file. Here a link stays a
/// link, and all operations follow it.
package struct StateFile: Sendable {
  package let path: String
  /// The maximum size in bytes.
  package let maxSize: Int

  /// Creates a state file at a path, without accessing it.
  package init(path: String, maxSize: Int = 4 << 20) {
    self.path = path
    self.maxSize = maxSize
  }

  /// The location of the file after following links.
  package var location: FileLocation { FileLocation(following: path) }

  /// Returns the whole content, or nil if there is no file.
  ///
  /// - Throws: A ``ReadError`` if the file exists but cannot be read.
  package func read() throws(ReadError) -> [UInt8]? {
    do throws(ReadError) {
      return try RegularFile(location.path, maxSize: maxSize).bytes()
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Replaces the content and returns once it is on disk. A link stays a link; a folder or a device is refused.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.count <= maxSize else { throw SystemError(code: EFBIG) }
    try location.replace(with: bytes)
  }
}
