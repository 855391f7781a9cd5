import Foundation
import WordScramble

/// The input of the benchmarks: the project's own words, roots and lexicon.
struct Inputs {
  /// All words that count, from a to z.
  let words: [String]
  /// The common words, which count in "found 12 of 42".
  let common: Set<String>
  /// The words that count but are never shown.
  let blocked: Set<String>
  /// All roots, from a to z.
  let roots: [String]
  /// The bytes of `english.lex`.
  let file: [UInt8]
  /// The location of `english.lex`.
  let fileURL: URL
  /// The lexicon opened from ``file``.
  let lexicon: Lexicon

  /// Reads the files in the package folder.
  init(folder: URL) throws {
    let resources = folder.appending(path: "Sources/ScrambleKit/Resources")
    let rows = try Inputs.rows(of: folder.appending(path: "Data/words.tsv")).filter { $0[2] != "x" }
    words = rows.map { $0[0] }
    common = Set(rows.filter { $0[2] == "e" || $0[2] == "c" }.map { $0[0] })
    blocked = Set(rows.filter { $0[2] == "b" }.map { $0[0] })
    roots = try Inputs.rows(of: folder.appending(path: "Data/roots.tsv")).map { $0[0] }
    fileURL = resources.appending(path: "english.lex")
    file = [UInt8](try Data(contentsOf: fileURL))
    lexicon = try Lexicon(file)
    let startRoots = try Inputs.rows(of: resources.appending(path: "start.txt")).map { $0[0] }
    try check(Set(startRoots).isSubset(of: roots), "start.txt deals a root that roots.tsv does not have")
  }

  /// Returns the columns of each line of a table, without its comments.
  private static func rows(of file: URL) throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
