import ScrambleKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Standard error, which receives each text as one printable line. Messages may quote an argument or a file name, and a
/// terminal would obey control characters in them.
struct StandardError: TextOutputStream, Sendable {
  /// The maximum length of a line in bytes, enough for the longest path.
  static let maximumLineLength = 8 << 10

  func write(_ text: String) {
    writeToStandardError(Array(StandardError.printableLine(text).utf8))
  }

  /// Writes each line of a text separately.
  func write(lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { write(String(line)) }
  }

  static func printableLine(_ text: String) -> String {
    String(printable: text.hasSuffix("\n") ? text.dropLast().utf8 : text[...].utf8, limit: maximumLineLength) + "\n"
  }
}

private func writeToStandardError(_ bytes: [UInt8]) {
  _ = write(STDERR_FILENO, bytes, bytes.count)  // If standard error is closed, the exit code still reports the error.
}
