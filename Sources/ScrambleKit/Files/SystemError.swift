#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An error of the system, with its own words for people.
public struct SystemError: Error, Equatable, Sendable {
  /// The number of the error, `errno`.
  public let code: Int32

  /// Creates the error of a number.
  package init(code: Int32) {
    self.code = code
  }

  /// What the system says of it, in English.
  public var message: String { String(cString: strerror(code)) }

  /// Whether the error is that the file to create already exists.
  package var isExistingFile: Bool { code == EEXIST }
}

/// Makes a system call, and repeats it if a signal interrupts it.
///
/// - Throws: The error of the system if the result is negative.
@discardableResult
func systemCall<Result: SignedInteger>(_ call: @autoclosure () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemError(code: errno) }
  }
}
