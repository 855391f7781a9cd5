#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that rounds are exported to or imported from, wherever the player wants it.
public struct ExportFile: Sendable {
  /// The most bytes that are read: as many as the history may have.
  public static let limit = LogFile.limit

  private let path: String

  /// Names a file; nothing is touched yet.
  public init(path: String) {
    self.path = path
  }

  /// Reads the whole file.
  ///
  /// - Throws: A ``ReadError`` if it is missing, is no plain file, has too many bytes or cannot be read.
  public func bytes() throws(ReadError) -> [UInt8] {
    try RegularFile(path, limit: ExportFile.limit).bytes()
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: A ``ReadError`` if it has too many bytes or cannot be read.
  public static func standardInput() throws(ReadError) -> [UInt8] {
    var bytes = [UInt8]()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try ReadError.translating { () throws(SystemError) in
        try systemCall(read(STDIN_FILENO, &chunk, chunk.count))
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .tooLarge }
    }
  }

  /// Writes the file; at every moment the old one is there, if there is one, or the new one, whole.
  ///
  /// - Parameter replacing: Whether a file that exists is replaced.
  public func write(_ bytes: [UInt8], replacing: Bool) throws(SystemError) {
    let location = FileLocation(following: path)
    _ = try OpenFile(folder: location.folder)  // A folder that is missing is more likely a typing error than wanted.
    guard replacing || access(location.path, F_OK) != 0 else { throw SystemError(code: EEXIST) }
    try location.replace(with: bytes)
  }
}
