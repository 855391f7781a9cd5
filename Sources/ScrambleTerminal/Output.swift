import ScrambleKit

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

/// Standard output for results, standard error for messages.
enum Output {
  /// Prints a line; ends the program with 73 if it cannot be written.
  static func printLine(_ text: String) {
    print(Array((text + "\n").utf8))
  }

  /// Prints bytes as they are; ends the program with 73 if it cannot be written.
  static func print(_ bytes: [UInt8]) {
    guard send(bytes, to: STDOUT_FILENO) else {
      printError("wordscramble: cannot write: \(String(cString: strerror(errno)))")
      exit(73)
    }
  }

  /// Writes a line to standard error, and ignores a failure to write.
  static func printError(_ text: String) {
    _ = send(text + "\n", to: STDERR_FILENO)
  }

  /// Writes all of a text; false if the system refuses.
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
          var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
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

/// A value that is written as `null` if there is none, instead of being left out.
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
