import Foundation
import WordScramble

/// What is measured on: the project's own words, roots and lexicon, read from its folder.
struct Inputs {
  /// All words that count, from a to z.
  let words: [String]
  /// All roots, from a to z.
  let roots: [String]
  /// The bytes of `english.lex`.
  let file: [UInt8]
  /// Where `english.lex` is.
  let fileURL: URL
  /// The lexicon opened from those bytes.
  let lexicon: Lexicon

  /// Reads everything below the folder of the package.
  init(folder: URL) throws {
    let resources = folder.appending(path: "Sources/ScrambleKit/Resources")
    words = try Inputs.firstColumn(of: folder.appending(path: "Data/words.tsv"))
    roots = try Inputs.firstColumn(of: folder.appending(path: "Data/roots.tsv"))
    fileURL = resources.appending(path: "english.lex")
    file = [UInt8](try Data(contentsOf: fileURL))
    lexicon = try Lexicon(file)
    let dealt = try Inputs.firstColumn(of: resources.appending(path: "start.txt"))
    try check(Set(dealt).isSubset(of: roots), "start.txt deals a root that roots.tsv does not have")
  }

  /// Returns the first column of a table, without its comments.
  private static func firstColumn(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { String($0.prefix { $0 != "\t" }) }
  }
}
