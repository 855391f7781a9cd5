#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Reads and writes files that rounds are imported from or exported to, at a path that the player chooses.
package enum ExportFile {
  /// Reads a whole file.
  package static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    try File(path).bytes()
  }

  /// Reads standard input to its end.
  package static func bytesOfStandardInput() throws(SystemError) -> [UInt8] {
    var bytes = [UInt8]()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try systemCall(read(STDIN_FILENO, &chunk, chunk.count))
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Writes a file atomically: at any moment the path has either the old file, if any, or the new one, complete. A
  /// missing folder is an error and, unless `replacing` is true, so is an existing file.
  package static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(SystemError) {
    guard replacing || access(path, F_OK) != 0 else { throw SystemError(code: EEXIST) }
    try File.replace(path, with: bytes)
  }
}
