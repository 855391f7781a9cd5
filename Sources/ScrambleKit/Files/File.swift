#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An open file or folder; it is closed at the end of the value's lifetime.
struct File: ~Copyable {
  private let descriptor: Int32
  /// The size in bytes when the file was opened.
  let size: Int
  let identity: Identity

  /// The identity of a file, independent of its name. Two files that exist at the same time have different identities.
  struct Identity: Equatable, Sendable {
    fileprivate let device: UInt64
    fileprivate let inode: UInt64
  }

  /// Opens a file; a created file can be read by the player only. Anything but a plain file is refused: reading a pipe
  /// could block forever, and a device may be endless.
  init(_ path: String, _ flags: Int32 = O_RDONLY) throws(SystemError) {
    try self.init(opening: path, flags | O_NONBLOCK | O_NOCTTY, S_IFREG)
  }

  init(folder path: String) throws(SystemError) {
    try self.init(opening: path, O_RDONLY, S_IFDIR)
  }

  private init(opening path: String, _ flags: Int32, _ type: mode_t) throws(SystemError) {
    let descriptor = try systemCall(open(path, flags | O_CLOEXEC, 0o600))
    var status = stat()
    fstat(descriptor, &status)
    guard status.st_mode & S_IFMT == type else {
      close(descriptor)
      throw SystemError(code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENOTSUP)
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  deinit { close(descriptor) }

  /// Reads from an offset to the end that the file had when it was opened.
  func bytes(from offset: Int = 0) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, size - offset))
    var filledCount = 0
    while filledCount < bytes.count {
      let count = try systemCall(
        bytes.withUnsafeMutableBytes { buffer in
          let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filledCount...])
          return pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filledCount))
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
  func synchronize() throws(SystemError) {
    try systemCall(fsync(descriptor))
  }

  func truncate(to length: Int) throws(SystemError) {
    try systemCall(ftruncate(descriptor, off_t(length)))
  }
}

extension File {
  /// Replaces a file atomically: at any moment the path has either the old file or the new one, complete.
  ///
  /// - Returns: The identity of the new file.
  @discardableResult
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) -> Identity {
    let temporaryPath = path + ".wordscramble-new"
    unlink(temporaryPath)  // A program that was killed may have left it.
    do throws(SystemError) {
      let file = try File(temporaryPath, O_WRONLY | O_CREAT | O_EXCL)
      try file.append(bytes)
      try file.synchronize()
      try systemCall(rename(temporaryPath, path))
      try synchronizeFolder(of: path)
      return file.identity
    } catch {
      unlink(temporaryPath)
      throw error
    }
  }

  /// Returns once the names of the files beside a file are on disk.
  static func synchronizeFolder(of path: String) throws(SystemError) {
    try File(folder: folder(of: path)).synchronize()
  }

  /// Creates the folder of a file and its missing parents, readable by the player only.
  static func createFolder(of path: String) throws(SystemError) {
    let folder = folder(of: path)
    guard mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, folder != "/", folder != "." else { throw SystemError(code: errno) }
    try createFolder(of: folder)
    try systemCall(mkdir(folder, 0o700))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
