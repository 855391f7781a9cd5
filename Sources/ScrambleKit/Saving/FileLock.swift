#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An advisory lock file, `….lock`, next to a file.
///
/// Two files that are changed together share the lock of one of them. Locking again while holding the lock is a deadlock.
package struct FileLock: Sendable {
  private let path: String

  /// Names the lock of a file; nothing is touched yet.
  package init(of path: String) {
    self.path = path
  }

  /// Runs a closure while holding the lock. If the lock cannot be taken, the closure runs without it.
  package func locked<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let held = hold()
    defer { if let held { close(held) } }
    return try body()
  }

  private func hold() -> Int32? {
    let location = FileLocation(following: path)
    guard location.isReplaceable else { return nil }  // No lock file next to a device.
    try? location.makeFolder()  // Whether it can be written to, writing will tell.
    let lock = open(location.path + ".lock", O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    return lock
  }
}
