#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Files that rounds are exported to or imported from, wherever the player wants them.
package enum ExportFile {
  /// The most bytes that are read: as many as the history may have.
  package static let limit = LogFile.limit

  /// Reads a whole file; text in UTF-16 is converted to UTF-8.
  ///
  /// - Throws: A ``ReadError`` if it is missing, is no plain file, has too many bytes or cannot be read.
  package static func bytes(of path: String) throws(ReadError) -> [UInt8] {
    utf8(try RegularFile(path, limit: limit).bytes())
  }

  /// Reads standard input to its end; text in UTF-16 is converted to UTF-8.
  ///
  /// - Throws: A ``ReadError`` if it has too many bytes or cannot be read.
  package static func standardInput() throws(ReadError) -> [UInt8] {
    var bytes = [UInt8]()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try ReadError.translating { () throws(SystemError) in
        try systemCall(read(STDIN_FILENO, &chunk, chunk.count))
      }
      if count == 0 { return utf8(bytes) }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .tooLarge }
    }
  }

  /// Returns a text in UTF-8. An editor may have saved it in UTF-16, which the mark at its beginning tells.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Writes a file; at every moment the old one is there, if there is one, or the new one, whole.
  ///
  /// - Parameter replacing: Whether a file that exists is replaced.
  package static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(SystemError) {
    let location = FileLocation(following: path)
    _ = try OpenFile(folder: location.folder)  // A folder that is missing is more likely a typing error than wanted.
    guard replacing || access(location.path, F_OK) != 0 else { throw SystemError(code: EEXIST) }
    try location.replace(with: bytes)
  }
}
