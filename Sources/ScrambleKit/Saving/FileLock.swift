#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A lock beside a file, `….lock`, which keeps other programs out for as long as they ask for it too.
///
/// Two files that are changed together share the lock of one of them. A program that asks again for a lock it holds waits for ever.
public struct FileLock: Sendable {
  private let path: String

  /// Names the lock of a file; nothing is touched yet.
  public init(of path: String) {
    self.path = path
  }

  /// Runs something while no other program that asks does; where the folder takes no lock, it runs all the same.
  public func locked<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let held = hold()
    defer { if let held { close(held) } }
    return try body()
  }

  private func hold() -> Int32? {
    let location = FileLocation(following: path)
    guard location.isReplaceable else { return nil }  // Nothing of ours belongs beside a device.
    try? location.makeFolder()  // Whether it can be written to, writing will tell.
    let lock = open(location.path + ".lock", O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    return lock
  }
}
