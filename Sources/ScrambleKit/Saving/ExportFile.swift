#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Reads and writes files that rounds are imported from or exported to, at a path that the player chooses.
package enum ExportFile {
  /// The maximum number of bytes to read: the maximum size of the history.
  private static let maxSize = LogFile.maxSize

  /// Reads a whole file; text in UTF-16 is converted to UTF-8.
  ///
  /// - Throws: A ``ReadError`` if the file is missing, is not a plain file, is too large or cannot be read.
  package static func bytes(of path: String) throws(ReadError) -> [UInt8] {
    convertedToUTF8(try RegularFile(path, maxSize: maxSize).bytes())
  }

  /// Reads standard input to its end; text in UTF-16 is converted to UTF-8.
  ///
  /// - Throws: A ``ReadError`` if the input is too large or cannot be read.
  package static func bytesOfStandardInput() throws(ReadError) -> [UInt8] {
    var bytes = [UInt8]()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try ReadError.mappingSystemErrors { () throws(SystemError) in
        try systemCall(read(STDIN_FILENO, &chunk, chunk.count))
      }
      if count == 0 { return convertedToUTF8(bytes) }
      bytes += chunk[..<count]
      if bytes.count > maxSize { throw .tooLarge }
    }
  }

  /// Converts a text to UTF-8. An editor may have saved it in UTF-16, as its byte order mark shows.
  private static func convertedToUTF8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
    guard isLittleEndian || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let codeUnits = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: codeUnits, as: UTF16.self).utf8)
  }

  /// Writes a file atomically: at any moment the path has either the old file, if any, or the new one, complete. A
  /// missing folder is an error and, unless `replacing` is true, so is an existing file.
  package static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(SystemError) {
    let location = FileLocation(following: path)
    _ = try OpenFile(folder: location.folder)  // A missing folder is more likely a typo than intended.
    guard replacing || access(location.path, F_OK) != 0 else { throw SystemError(code: EEXIST) }
    try location.replace(with: bytes)
  }
}
