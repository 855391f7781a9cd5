#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The reason a file cannot be read.
public enum ReadError: Error, Equatable, Sendable {
  case missing
  /// The path is a folder, a pipe or a device, or one of a cycle of links.
  case notRegularFile
  /// The file has more bytes than the reader accepts.
  case tooLarge
  case system(SystemError)

  /// Converts a system error to its own case if there is one, otherwise to ``system(_:)``.
  init(_ error: SystemError) {
    switch error.code {
    case ENOENT: self = .missing
    case ELOOP: self = .notRegularFile  // A cycle of links.
    default: self = .system(error)
    }
  }

  /// A short message, in English like those of the system.
  public var message: String {
    switch self {
    case .missing: SystemError(code: ENOENT).message
    case .notRegularFile: "Not a plain file"
    case .tooLarge: SystemError(code: EFBIG).message
    case .system(let error): error.message
    }
  }

  /// The error as a system error, for callers that write.
  var systemError: SystemError {
    switch self {
    case .missing: SystemError(code: ENOENT)
    case .notRegularFile: SystemError(code: EPERM)
    case .tooLarge: SystemError(code: EFBIG)
    case .system(let error): error
    }
  }

  /// Runs a closure and converts the system errors that it throws.
  static func mappingSystemErrors<Value: ~Copyable>(
    _ body: () throws(SystemError) -> Value
  ) throws(ReadError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw ReadError(error)
    }
  }
}
