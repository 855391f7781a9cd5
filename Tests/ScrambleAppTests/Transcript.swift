import Foundation
import ScrambleKit
import Testing
import WordScramble

@testable import ScrambleApp

/// A game as text, line by line with its answers (Tests/Transcripts/README.md).
struct Transcript: CustomTestStringConvertible, Sendable {
  let name: String
  private let lines: [Substring]

  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Transcripts")

  static var games: [Transcript] {
    let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.map { file in
      let text = try! String(contentsOf: file, encoding: .utf8)
      return Transcript(name: file.lastPathComponent, lines: text.split(separator: "\n"))
    }
  }

  /// The words typed, as bytes, with the answers expected.
  var guesses: [(typed: [UInt8], answer: Substring)] {
    lines.filter { !$0.hasPrefix("#") }.compactMap { line in
      guard let arrow = line.range(of: " -> ", options: .backwards) else { return nil }
      return (Transcript.bytes(line[..<arrow.lowerBound]), line[arrow.upperBound...])
    }
  }

  /// What stands behind a key such as `root` or `score`.
  func value(_ key: String) -> String? {
    lines.first { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
  }

  /// Reads what was typed: as it stands, or between quotation marks, where `\xC3` is a byte.
  private static func bytes(_ text: Substring) -> [UInt8] {
    guard text.hasPrefix("\""), text.count >= 2 else { return Array(text.utf8) }
    var bytes = [UInt8]()
    var rest = text.dropFirst().dropLast()
    while let sign = rest.first {
      if rest.hasPrefix("\\x") {
        bytes.append(UInt8(rest.dropFirst(2).prefix(2), radix: 16)!)
        rest = rest.dropFirst(4)
      } else {
        bytes += Array(String(sign).utf8)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }
}
