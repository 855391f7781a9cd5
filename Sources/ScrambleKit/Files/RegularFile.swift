#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A plain file of limited size, open for reading.
///
/// Anything else is refused: reading a pipe could block forever, a device may be endless, and a sparse file of 200 GB
/// does not fit into memory.
package struct RegularFile: ~Copyable {
  let identity: FileIdentity
  /// The size in bytes when the file was opened.
  let size: Int
  private let file: OpenFile

  /// Without O_NONBLOCK, opening a pipe would already block.
  private static let openFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY

  /// Opens a file.
  ///
  /// - Parameter maxSize: The maximum size in bytes.
  package init(_ path: String, maxSize: Int) throws(ReadError) {
    let file = try ReadError.mappingSystemErrors { () throws(SystemError) in try OpenFile(path, RegularFile.openFlags) }
    let status = try ReadError.mappingSystemErrors { () throws(SystemError) in try file.status() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegularFile }
    guard status.st_size <= maxSize else { throw .tooLarge }
    identity = FileIdentity(status)
    size = Int(status.st_size)
    self.file = file
  }

  /// Reads from an offset to the end that the file had when it was opened.
  package func bytes(from offset: Int = 0) throws(ReadError) -> [UInt8] {
    try ReadError.mappingSystemErrors { () throws(SystemError) in try file.bytes(from: offset, to: size) }
  }
}
