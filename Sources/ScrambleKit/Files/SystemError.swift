#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An error of the operating system.
public struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The system's description of the error, in English.
  public var message: String { String(cString: strerror(code)) }

  package var isFileExistsError: Bool { code == EEXIST }

  package var isFileMissing: Bool { code == ENOENT }

  /// The error that a file is missing.
  package static var missing: SystemError { SystemError(code: ENOENT) }
}

/// Makes a system call and repeats it if a signal interrupts it.
///
/// - Throws: A ``SystemError`` if the result is negative.
@discardableResult
func systemCall<Result: SignedInteger>(_ call: @autoclosure () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemError(code: errno) }
  }
}
