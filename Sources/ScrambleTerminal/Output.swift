import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Prints results to standard output and messages to standard error.
enum Output {
  /// Prints a line. Exits with 73 if it cannot be written.
  static func printLine(_ text: String) {
    print(Array((text + "\n").utf8))
  }

  /// Prints bytes unchanged. Exits with 73 if they cannot be written.
  static func print(_ bytes: [UInt8]) {
    guard send(bytes, to: STDOUT_FILENO) else {
      printError("wordscramble: cannot write: \(String(cString: strerror(errno)))")
      exit(73)
    }
  }

  /// Prints a line to standard error and ignores errors.
  static func printError(_ text: String) {
    _ = send(text + "\n", to: STDERR_FILENO)
  }

  /// Prints to standard error why a command cannot continue, and returns the exit code to throw.
  static func failure(_ code: Int32, _ reason: String) -> ExitCode {
    printError("wordscramble: \(reason)")
    return ExitCode(code)
  }

  /// Writes the whole text. Returns false if that fails.
  static func send(_ text: String, to file: Int32) -> Bool {
    send(Array(text.utf8), to: file)
  }

  private static func send(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = write(file, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 && errno == EAGAIN {
          var pollDescriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&pollDescriptor, 1, -1)
          continue
        }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}

extension Encodable {
  /// The value as one line of JSON.
  var jsonLine: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

/// A value that is encoded as `null` if it is nil, instead of being omitted.
struct OrNull<Value: Encodable>: Encodable {
  private let value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
