import Foundation

/// A text file in UTF-8 with an entry on each line.
struct TextFile {
  let url: URL

  /// Returns all lines without their line ends, LF or CRLF. A line end at the end of the file adds an empty last line.
  func lines() throws(CollectError) -> [Substring] {
    guard let data = try? Data(contentsOf: url), let text = String(bytes: data, encoding: .utf8) else {
      throw .unreadable(file: url.lastPathComponent)  // The file name helps more than the decoder's error.
    }
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
  }

  /// Returns the entries: every line that is neither empty nor a comment that starts with `#`.
  func entries() throws(CollectError) -> [(number: Int, text: String)] {
    try lines().enumerated().compactMap { number, line in
      let text = line.trimmingCharacters(in: .whitespaces)
      return text.isEmpty || text.hasPrefix("#") ? nil : (number + 1, text)
    }
  }

  /// Reads the rows of a table whose columns are separated by tabs.
  ///
  /// - Throws: ``CollectError/malformed(file:line:)`` for a row with another number of columns, or one for which `read`
  ///   returns false.
  func readRows(columns count: Int, _ read: ([String]) -> Bool) throws(CollectError) {
    for (number, text) in try entries() {
      let columns = text.split(separator: "\t").map(String.init)
      guard columns.count == count, read(columns) else {
        throw .malformed(file: url.lastPathComponent, line: number)
      }
    }
  }

  /// Returns the entries of a file with one lowercase word on each line. Throws an error for any other entry.
  func words() throws(CollectError) -> [String] {
    var words: [String] = []
    try readRows(columns: 1) { columns in
      words += columns
      return isLowercaseWord(columns[0])
    }
    return words
  }

  private func isLowercaseWord(_ text: String) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
