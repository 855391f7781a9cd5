import Foundation
import ScrambleTesting

@testable import WordScramble

/// What commit 1a34f91 wrote; Tests/SavedForms/README.md describes the files.
enum SavedForms {
  /// The word list of that commit, as far as the roots of the files need it.
  static let lexicon = try! Lexicon(bytes(of: "resources/english.lex"))
  /// No words at all: which words may be kept is no part of a form.
  static let noSensitiveWords = SensitiveWords(slurs: [], delicate: [])

  /// A code, with the figures that were recorded behind it.
  struct Line: CustomStringConvertible {
    let number: Int
    let code: [UInt8]
    let figures: [String]

    var description: String { "line \(number)" }
  }

  /// Returns the bytes of a file.
  static func bytes(of name: String) -> [UInt8] {
    [UInt8](try! Data(contentsOf: Repository.savedForms.appending(path: name)))
  }

  /// Returns the codes of a file, one in each line.
  static func codes(of name: String) -> [Line] {
    bytes(of: name).split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      let columns = line.split(separator: UInt8(ascii: " "))
      return Line(
        number: index + 1, code: Array(columns[0]),
        figures: columns.dropFirst().map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Returns the parts of a file, each of which begins with a line of a kind.
  static func parts(of name: String, beginningWith kind: String) -> [[UInt8]] {
    let parts = String(decoding: bytes(of: name), as: UTF8.self).components(separatedBy: "\n\n\(kind) ")
    return parts.enumerated().map { index, part in
      Array(((index == 0 ? "" : "\(kind) ") + part + (index == parts.count - 1 ? "" : "\n\n")).utf8)
    }
  }
}
