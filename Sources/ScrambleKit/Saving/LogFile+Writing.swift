#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension LogFile {
  /// Appends records and returns once they are on disk. Call it while the file is locked.
  ///
  /// If power failed while a record was written, the file may not end with an empty line. One is then added first,
  /// which separates the new records from the broken one. If appending fails, the file is truncated to its previous
  /// size.
  ///
  /// - Parameter bytes: Records, each ending with an empty line.
  /// - Returns: The position after the new records; everything before them counts as read.
  @discardableResult
  package func append(_ bytes: [UInt8]) throws(SystemError) -> Position {
    let location = location
    try location.createFolder()
    let file = try OpenFile(location.path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY)
    let status = try file.status()
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EPERM) }
    guard status.st_size <= LogFile.maxSize else { throw SystemError(code: EFBIG) }
    let size = Int(status.st_size)
    let tail = try file.bytes(from: max(0, size - Position.tailLength), to: size)
    let appendedBytes = LogFile.separator(after: tail) + bytes
    guard size + appendedBytes.count <= LogFile.maxSize else { throw SystemError(code: EFBIG) }
    try LogFile.append(appendedBytes, to: file, of: size, at: location)
    return Position(in: FileIdentity(status), at: size + appendedBytes.count, after: tail + appendedBytes)
  }

  /// Replaces the whole content atomically. Call it while the file is locked.
  ///
  /// - Returns: The position after the new content.
  @discardableResult
  package func replace(with bytes: [UInt8]) throws(SystemError) -> Position {
    guard bytes.count <= LogFile.maxSize else { throw SystemError(code: EFBIG) }
    return Position(in: try location.replace(with: bytes), at: bytes.count, after: bytes)
  }

  /// Appends to a file; on failure, truncates it to its previous size.
  private static func append(
    _ bytes: [UInt8], to file: borrowing OpenFile, of size: Int, at location: FileLocation
  ) throws(SystemError) {
    do throws(SystemError) {
      try file.append(bytes)
      try file.sync()
      if size == 0 { try location.syncFolder() }  // The file may be new.
    } catch {
      // If truncating also fails, part of a record stays, as after a power failure.
      try? file.truncate(to: size)
      throw error
    }
  }

  /// Returns the newlines that end the last record of a file, if any are missing.
  private static func separator(after tail: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    if tail.isEmpty || tail.suffix(2) == [newline, newline] { return [] }
    return tail.last == newline ? [newline] : [newline, newline]
  }
}
