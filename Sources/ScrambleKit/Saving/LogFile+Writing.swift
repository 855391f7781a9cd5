#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension LogFile {
  /// Appends records, and returns once they are on disk. Call while the file is locked.
  ///
  /// If the file does not end with an empty line, because power failed while a record was written, it gets one first, so that what
  /// follows stands alone. If appending fails, the file is truncated to what it was.
  ///
  /// - Parameter bytes: Records, each ending with an empty line.
  /// - Returns: The position after them; what was before them counts as read.
  @discardableResult
  package func append(_ bytes: [UInt8]) throws(SystemError) -> Position {
    let location = location
    try location.makeFolder()
    let file = try OpenFile(location.path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY)
    let status = try file.status()
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EPERM) }
    guard status.st_size <= LogFile.limit else { throw SystemError(code: EFBIG) }
    let size = Int(status.st_size)
    let tail = try file.bytes(from: max(0, size - Position.remembered), to: size)
    let added = LogFile.separator(after: tail) + bytes
    guard size + added.count <= LogFile.limit else { throw SystemError(code: EFBIG) }
    try LogFile.append(added, to: file, of: size, at: location)
    return Position(in: FileIdentity(status), at: size + added.count, after: tail + added)
  }

  /// Replaces the whole content; at every moment there is the old file or the new one. Call while the file is locked.
  ///
  /// - Returns: The position after the new content.
  @discardableResult
  package func replace(with bytes: [UInt8]) throws(SystemError) -> Position {
    guard bytes.count <= LogFile.limit else { throw SystemError(code: EFBIG) }
    return Position(in: try location.replace(with: bytes), at: bytes.count, after: bytes)
  }

  /// Appends to a file of some size, or leaves it at that size.
  private static func append(
    _ bytes: [UInt8], to file: borrowing OpenFile, of size: Int, at location: FileLocation
  ) throws(SystemError) {
    do throws(SystemError) {
      try file.append(bytes)
      try file.sync()
      if size == 0 { try location.syncFolder() }  // The file may be new.
    } catch {
      // Where even that fails, a part of a record stays, as after a failure of power.
      try? file.cut(to: size)
      throw error
    }
  }

  /// What makes the end of a file the end of a record.
  private static func separator(after tail: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    if tail.isEmpty || tail.suffix(2) == [newline, newline] { return [] }
    return tail.last == newline ? [newline] : [newline, newline]
  }
}
