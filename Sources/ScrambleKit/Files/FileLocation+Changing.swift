#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension FileLocation {
  /// Replaces the content atomically: at any moment the path has either the old file or the new one, complete.
  ///
  /// - Returns: The identity of the new file.
  @discardableResult
  func replace(with bytes: [UInt8]) throws(SystemError) -> FileIdentity {
    guard isReplaceable else { throw SystemError(code: EPERM) }
    try createFolder()
    let temporaryPath = "\(path).\(getpid()).tmp"
    let identity: FileIdentity
    do throws(SystemError) {
      identity = try FileLocation.create(temporaryPath, bytes)
      try systemCall(rename(temporaryPath, path))
    } catch {
      unlink(temporaryPath)
      throw error
    }
    try syncFolder()
    return identity
  }

  /// Renames a damaged file. It can then be inspected, and nothing overwrites it. If the path is a link, the link's
  /// target is renamed.
  ///
  /// - Parameter second: The current time in seconds since 1970, which becomes part of the new name.
  /// - Returns: The new name.
  /// - Throws: ``ReadError/notRegularFile`` for a folder or a device, which is not moved, or another ``ReadError`` if
  ///   the file cannot be renamed.
  package func setAside(at second: Int64) throws(ReadError) -> String {
    guard isReplaceable else { throw .notRegularFile }
    let newPath = damagedFilePath(at: second)
    try ReadError.mappingSystemErrors { () throws(SystemError) in
      _ = try systemCall(rename(path, newPath))
    }
    return FileLocation(following: newPath).name
  }

  /// Returns an unused path for damaged bytes.
  func damagedFilePath(at second: Int64) -> String {
    let basePath = "\(path).corrupt-\(second)"
    var candidate = basePath
    var number = 2
    while access(candidate, F_OK) == 0 {
      candidate = "\(basePath)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Deletes the temporary files of programs that were killed while writing. Call it while the file is locked.
  package func removeTemporaryFiles() {
    guard isReplaceable, let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let fileName = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if fileName.hasPrefix(name + ".") && fileName.hasSuffix(".tmp") { unlink("\(folder)/\(fileName)") }
    }
  }

  /// Runs a closure while holding an advisory lock: a file next to this one, with the suffix `.lock`. If the lock
  /// cannot be taken, the closure runs without it.
  ///
  /// Locking again while holding the lock is a deadlock.
  package func withLock<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let lockDescriptor = acquireLock()
    defer { if let lockDescriptor { close(lockDescriptor) } }
    return try body()
  }

  private func acquireLock() -> Int32? {
    guard isReplaceable else { return nil }  // No lock file next to a device.
    try? createFolder()  // If this fails, writing reports the error.
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    return lock
  }

  private static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> FileIdentity {
    unlink(path)  // An earlier process with the same ID may have left this file behind.
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
    try file.append(bytes)
    try file.sync()
    return FileIdentity(try file.status())
  }
}
