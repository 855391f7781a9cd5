import Foundation

/// A line of a text file, as columns between tabs.
struct TextLine {
  let file: String
  let number: Int
  let columns: [String]

  /// Returns the lines of a file in UTF-8, without comments that start with `#`.
  static func all(in url: URL) throws -> [TextLine] {
    let text = try String(contentsOf: url, encoding: .utf8)
    let file = url.lastPathComponent
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("#") || line.isEmpty && index == lines.count - 1 { return nil }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return TextLine(file: file, number: index + 1, columns: columns)
    }
  }
}
