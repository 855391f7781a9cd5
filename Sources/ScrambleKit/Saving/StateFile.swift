package import WordScramble

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

  private var location: FileLocation { FileLocation(following: path) }

  /// The last part of the path.
  var name: String { location.name }

  /// The file as it was before it was last written.
  package var previous: StateFile { StateFile(path: location.path + ".previous", limit: limit) }

  /// The lock that ``locked(_:)`` takes, for what is changed together with this file.
  package var lock: FileLock { FileLock(of: path) }

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

  /// Renames a damaged file, so that it can be inspected and is not overwritten. If the file is a link, its target is renamed.
  ///
  /// - Parameter moment: When it happens, for the new name.
  /// - Returns: The name it has now.
  /// - Throws: ``ReadError/notRegular`` for a folder or a device, which is not moved.
  package func setAside(at moment: Moment) throws(ReadError) -> String {
    try location.setAside(at: moment)
  }

  /// Runs a closure while holding the lock. If the lock cannot be taken, the closure runs without it.
  package func locked<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try lock.locked(body)
  }

  /// Deletes what a program that was killed while it wrote has left behind. Call while the file is locked.
  package func removeTemporaryFiles() {
    location.removeTemporaryFiles()
  }
}
