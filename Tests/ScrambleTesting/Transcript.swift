package import Foundation

/// A game, or calls of functions, as text: line by line, with the expected output (Tests/Transcripts/README.md).
package struct Transcript: CustomStringConvertible, Sendable {
  package let file: URL
  package let text: String

  package var description: String { file.lastPathComponent }

  package static var games: [Transcript] { transcripts(in: "") }
  /// The calls that the page also supports.
  package static var calls: [Transcript] { transcripts(in: "Calls") }
  /// The calls that only the core supports.
  package static var coreCalls: [Transcript] { transcripts(in: "Core") }

  private static func transcripts(in folder: String) -> [Transcript] {
    let folder = folder.isEmpty ? Repository.transcripts : Repository.transcripts.appending(path: folder)
    let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.map {
      Transcript(file: $0, text: try! String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// The content of a line.
  package enum Line {
    /// A comment or an empty line.
    case comment
    /// What is typed or called, and the expected output.
    case answer(to: Substring, expected: Substring)
    /// A key such as `root` or `score`, and its value.
    case value(key: Substring, value: Substring)
    /// A line of any other form.
    case unknown

    package init(_ line: Substring) {
      if line.isEmpty || line.hasPrefix("#") {
        self = .comment
      } else if let arrow = line.range(of: " -> ", options: .backwards) {
        self = .answer(to: line[..<arrow.lowerBound], expected: line[arrow.upperBound...])
      } else if let colon = line.range(of: ": ") {
        self = .value(key: line[..<colon.lowerBound], value: line[colon.upperBound...])
      } else {
        self = .unknown
      }
    }
  }

  /// The lines of the text, including empty ones.
  package var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The typed words as bytes, with the expected output.
  package var guesses: [(typed: [UInt8], answer: Substring)] {
    lines.compactMap { line in
      guard case .answer(let text, let expected) = Line(line), let typed = Transcript.bytes(of: text) else {
        return nil
      }
      return (typed, expected)
    }
  }

  /// Returns the value of a key such as `root` or `score`.
  package func value(_ key: String) -> String? {
    lines.lazy.compactMap { line in
      if case .value(key[...], let value) = Line(line) { String(value) } else { nil }
    }.first
  }

  /// Returns the bytes that a text represents: its own or, if it is in quotation marks, those between them. There,
  /// `\xC3` is a byte, and a backslash before any other character stands for that character.
  ///
  /// - Returns: nil if the quotation mark is not closed or an escape sequence is invalid.
  package static func bytes(of text: Substring) -> [UInt8]? {
    guard text.utf8.first == UInt8(ascii: "\"") else { return Array(text.utf8) }
    guard text.utf8.count >= 2, text.utf8.last == UInt8(ascii: "\"") else { return nil }
    var bytes = [UInt8]()
    var rest = Array(text.utf8)[1...].dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = escape(&rest) else { return nil }
      bytes.append(escaped)
    }
    return bytes
  }

  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let kind = rest.popFirst() else { return nil }
    guard kind == UInt8(ascii: "x") else { return kind }
    guard rest.count >= 2 else { return nil }
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    rest = rest.dropFirst(2)
    return UInt8(digits, radix: 16)
  }
}
