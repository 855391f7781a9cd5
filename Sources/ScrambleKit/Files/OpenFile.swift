#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An open file or folder; it is closed at the end of the value's lifetime.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file; a created file has the permissions 0600.
  init(_ path: String, _ flags: Int32) throws(SystemError) {
    descriptor = try systemCall(open(path, flags | O_CLOEXEC, 0o600))
  }

  init(folder path: String) throws(SystemError) {
    try self.init(path, O_RDONLY | O_DIRECTORY)
  }

  deinit { close(descriptor) }

  func status() throws(SystemError) -> stat {
    var status = stat()
    try systemCall(fstat(descriptor, &status))
    return status
  }

  /// Reads the bytes between two offsets; the result is shorter if the file is.
  func bytes(from start: Int, to end: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: end - start)
    var filledCount = 0
    while filledCount < bytes.count {
      let count = try systemCall(
        bytes.withUnsafeMutableBytes { buffer in
          let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filledCount...])
          return pread(descriptor, rest.baseAddress, rest.count, off_t(start + filledCount))
        })
      if count == 0 { break }
      filledCount += count
    }
    bytes.removeLast(bytes.count - filledCount)
    return bytes
  }

  func append(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try systemCall(rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }))
    }
  }

  /// Returns once everything that was written is on disk.
  func sync() throws(SystemError) {
    try systemCall(fsync(descriptor))
  }

  func truncate(to length: Int) throws(SystemError) {
    try systemCall(ftruncate(descriptor, off_t(length)))
  }
}

/// The identity of a file, independent of its name. Two files that exist at the same time have different identities.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
