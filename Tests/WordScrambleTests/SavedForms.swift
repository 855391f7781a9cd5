import Foundation
import ScrambleTesting

@testable import WordScramble

/// Files that commit 1a34f91 wrote. Tests/SavedForms/README.md describes them.
enum SavedForms {
  /// The part of that commit's word list that the roots of the files need.
  static let lexicon = try! Lexicon(bytes(of: "resources/english.lex"))
  /// No words, because the formats do not depend on which words can be saved.
  static let noSensitiveWords = SensitiveWords(slurs: [], delicate: [])

  /// A code, with the numbers recorded after it.
  struct Line: CustomStringConvertible {
    let number: Int
    let code: [UInt8]
    let figures: [String]

    var description: String { "line \(number)" }
  }

  static func bytes(of name: String) -> [UInt8] {
    [UInt8](try! Data(contentsOf: Repository.savedForms.appending(path: name)))
  }

  /// Returns the codes of a file with one per line.
  static func codes(of name: String) -> [Line] {
    bytes(of: name).split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      let columns = line.split(separator: UInt8(ascii: " "))
      return Line(
        number: index + 1, code: Array(columns[0]),
        figures: columns.dropFirst().map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Returns the parts of a file that start with a line of a given kind.
  static func parts(of name: String, beginningWith kind: String) -> [[UInt8]] {
    let parts = String(decoding: bytes(of: name), as: UTF8.self).components(separatedBy: "\n\n\(kind) ")
    return parts.enumerated().map { index, part in
      Array(((index == 0 ? "" : "\(kind) ") + part + (index == parts.count - 1 ? "" : "\n\n")).utf8)
    }
  }
}
