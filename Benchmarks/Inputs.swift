import Foundation
import ScrambleCore

/// The input of the benchmarks: the project's own words, roots and lexicon.
struct Inputs {
  /// All words that count, from a to z.
  let words: [String]
  /// The words that count but are never shown.
  let blocked: Set<String>
  /// All roots, from a to z.
  let roots: [String]
  /// The bytes of `english.lex`.
  let file: [UInt8]
  /// The lexicon opened from ``file``.
  let lexicon: Lexicon

  /// Reads the files in the package folder.
  init(folder: URL) throws {
    let resources = folder.appending(path: "Sources/ScrambleKit/Resources")
    let rows = try Inputs.rows(of: folder.appending(path: "Data/words.tsv"))
    words = rows.map { $0[0] }
    blocked = Set(rows.filter { $0[1] == "b" }.map { $0[0] })
    roots = rows.filter { $0.count == 3 }.map { $0[0] }
    file = [UInt8](try Data(contentsOf: resources.appending(path: "english.lex")))
    lexicon = try Lexicon(file)
  }

  /// Returns the columns of each line of a table, without its comments.
  private static func rows(of file: URL) throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
