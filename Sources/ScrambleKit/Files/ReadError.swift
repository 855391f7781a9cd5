#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The reason a file cannot be read.
public enum ReadError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing
  /// It is a folder, a pipe or a device, or a link that is not followed.
  case notRegular
  /// It has more bytes than the reader accepts.
  case tooLarge
  /// The system refuses.
  case system(SystemError)

  /// Converts a system error; those that have a case become that case.
  package init(_ error: SystemError) {
    switch error.code {
    case ENOENT: self = .missing
    case ELOOP: self = .notRegular  // A link where none is followed, or links in a circle.
    default: self = .system(error)
    }
  }

  /// The error in a few words, in English as those of the system.
  public var message: String {
    switch self {
    case .missing: SystemError(code: ENOENT).message
    case .notRegular: "Not a plain file"
    case .tooLarge: SystemError(code: EFBIG).message
    case .system(let error): error.message
    }
  }

  /// The error as a system error, for callers that write.
  var systemError: SystemError {
    switch self {
    case .missing: SystemError(code: ENOENT)
    case .notRegular: SystemError(code: EPERM)
    case .tooLarge: SystemError(code: EFBIG)
    case .system(let error): error
    }
  }

  /// Runs something that throws errors of the system.
  package static func translating<Value: ~Copyable>(
    _ body: () throws(SystemError) -> Value
  ) throws(ReadError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw ReadError(error)
    }
  }
}
