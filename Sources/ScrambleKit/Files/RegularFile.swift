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
  private static let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY

  /// Opens a file, following links.
  ///
  /// - Parameter limit: The maximum size in bytes.
  package init(_ path: String, limit: Int) throws(ReadError) {
    let file = try ReadError.translating { () throws(SystemError) in try OpenFile(path, RegularFile.flags) }
    try self.init(file, limit: limit)
  }

  /// Opens a file by its name in a folder; a link is refused.
  ///
  /// - Parameter limit: The maximum size in bytes.
  package init(_ name: String, in folder: borrowing OpenFile, limit: Int) throws(ReadError) {
    let file = try ReadError.translating { () throws(SystemError) in try OpenFile(name, in: folder, RegularFile.flags) }
    try self.init(file, limit: limit)
  }

  private init(_ file: consuming OpenFile, limit: Int) throws(ReadError) {
    let status = try ReadError.translating { () throws(SystemError) in try file.status() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge }
    identity = FileIdentity(status)
    size = Int(status.st_size)
    self.file = file
  }

  /// Reads from an offset to the end that the file had when it was opened.
  package func bytes(from offset: Int = 0) throws(ReadError) -> [UInt8] {
    try ReadError.translating { () throws(SystemError) in try file.bytes(from: offset, to: size) }
  }
}
