import Foundation
import WordScramble

/// `Lexicon` and its rivals, in the order of the table's columns. The raw values are the headings.
enum Contender: String, CaseIterable {
  case ours = "ours"
  case set = "`Set` and a scan"
  case dictionary = "dictionary of sorted letters"
  case trie = "plain trie"

  /// Opens the contender from its files, with everything that looking up words and showing puzzles needs.
  func open(_ lexicon: URL, _ files: WordFiles) throws -> Any {
    switch self {
    case .ours: try Lexicon([UInt8](Data(contentsOf: lexicon)))
    case .set: try files.open(SetAndScan.self)
    case .dictionary: try files.open(SubsetDictionary.self)
    case .trie: try files.open(PlainTrie.self)
    }
  }
}

/// A row of the table of rivals: a task, the amount that each contender needs for it, and its ratio to ours.
struct Comparison: TableRow {
  static let headings = ["question"] + Contender.allCases.map(\.rawValue)

  let cells: [String]

  init(_ question: String, nanoseconds: [Double]) {
    self.init(question, nanoseconds, Figure.text(nanoseconds:))
  }

  init(_ question: String, bytes: [Int]) {
    self.init(question, bytes.map(Double.init)) { Figure.text(bytes: Int($0)) }
  }

  /// Creates a row for something that could not be measured.
  init(_ question: String, unmeasured reason: String) {
    cells = [question] + Contender.allCases.map { _ in reason }
  }

  private init(_ question: String, _ amounts: [Double], _ text: (Double) -> String) {
    let rivals = amounts.dropFirst().map { "\(text($0)) (\(Figure.text($0 / amounts[0])) ×)" }
    cells = [question, text(amounts[0])] + rivals
  }
}
