import Foundation
import WordScramble

/// Ours and its rivals, in the order of the columns, whose headings these are.
enum Contender: String, CaseIterable {
  case ours = "ours"
  case set = "`Set` and a scan"
  case dictionary = "dictionary of sorted letters"
  case trie = "plain trie"

  /// Opens it from its file or files, with all that it needs to look up words and to show puzzles.
  func open(_ lexicon: URL, _ files: WordFiles) throws -> Any {
    switch self {
    case .ours: try Lexicon([UInt8](Data(contentsOf: lexicon)))
    case .set: try files.open(SetAndScan.self)
    case .dictionary: try files.open(SubsetDictionary.self)
    case .trie: try files.open(PlainTrie.self)
    }
  }
}

/// One line of the table of rivals: a question, what each needs for it, and how many times as much as ours.
struct Comparison: TableRow {
  static let headings = ["question"] + Contender.allCases.map(\.rawValue)

  let cells: [String]

  init(_ question: String, nanoseconds: [Double]) {
    self.init(question, nanoseconds, Figure.text(nanoseconds:))
  }

  init(_ question: String, bytes: [Int]) {
    self.init(question, bytes.map(Double.init)) { Figure.text(bytes: Int($0)) }
  }

  /// A line about what could not be measured.
  init(_ question: String, nothing reason: String) {
    cells = [question] + Contender.allCases.map { _ in reason }
  }

  private init(_ question: String, _ amounts: [Double], _ text: (Double) -> String) {
    let rivals = amounts.dropFirst().map { "\(text($0)) (\(Figure.text($0 / amounts[0])) ×)" }
    cells = [question, text(amounts[0])] + rivals
  }
}
