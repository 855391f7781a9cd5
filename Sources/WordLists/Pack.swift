import Foundation
import ScrambleCore

/// Packs the words into `english.lex`, and checks the four files that are their source: the words and the daily puzzles
/// in `Data/`, and the roots and the meanings among the kit's resources.
struct Pack {
  private(set) var mistakes: [Mistake] = []
  private(set) var entries: [Entry] = []
  private var rootEntries: [Word: Entry] = [:]
  private var dailyRoots: [Word] = []

  /// A line of `words.tsv`.
  struct Entry {
    let word: Word
    let wordClass: WordClass
    let root: RootStatus
    let line: Int
  }

  /// Reads and checks the files.
  ///
  /// - Throws: An error if a file cannot be read.
  init(data: URL, resources: URL) throws {
    for line in try TextLine.all(in: data.appending(path: "words.tsv")) { read(wordLine: line) }
    checkOrder()
    for line in try TextLine.all(in: data.appending(path: "daily.txt")) { read(dailyLine: line) }
    check(start: try TextLine.all(in: resources.appending(path: "start.txt")))
    let glosses = GlossCheck(of: try TextLine.all(in: resources.appending(path: "english.glosses")), entries)
    mistakes += glosses.mistakes
  }

  /// Returns the bytes of `english.lex`.
  func bytes() throws -> [UInt8] {
    var builder = LexiconBuilder()
    for entry in entries { builder.add(entry.word, entry.wordClass, root: entry.root) }
    for root in dailyRoots { builder.addDaily(root) }
    return try builder.build()
  }

  private mutating func read(wordLine line: TextLine) {
    guard let word = try? Word(line.columns[0].utf8), (3...8).contains(word.count), word.description == line.columns[0]
    else { return report(line, "\(line.columns[0]) is not a word of 3 to 8 letters from a to z") }
    let name = line.columns.count > 1 ? line.columns[1] : ""
    guard let wordClass = WordClass(name: name) else {
      return report(line, "\(word) has no class after a tab: e everyday, c common, r rare, b blocked")
    }
    let mark = line.columns.count > 2 ? line.columns[2] : ""
    guard line.columns.count <= 3, let root = RootStatus(mark: mark) else {
      return report(line, "\(word) has a mark that is neither root nor dealt")
    }
    if root != .none, word.count != 8 { return report(line, "\(word) is a root, but has not eight letters") }
    let entry = Entry(word: word, wordClass: wordClass, root: root, line: line.number)
    entries.append(entry)
    if root != .none { rootEntries[word] = entry }
  }

  private mutating func checkOrder() {
    for (entry, next) in zip(entries, entries.dropFirst())
    where !entry.word.letters.lexicographicallyPrecedes(next.word.letters) {
      mistakes.append(
        Mistake(file: "words.tsv", line: next.line, text: "\(next.word) does not come after \(entry.word)"))
    }
  }

  private mutating func read(dailyLine line: TextLine) {
    guard let word = try? Word(line.columns[0].utf8), let entry = rootEntries[word] else {
      return report(line, "\(line.columns[0]) is not a root")
    }
    if entry.wordClass == .blocked { report(line, "\(word) is blocked") }
    if dailyRoots.contains(word) { report(line, "\(word) has a day already") }
    dailyRoots.append(word)
  }

  /// Checks that the file of the tutorial has every root, in the order of the words.
  private mutating func check(start lines: [TextLine]) {
    let roots = entries.filter { $0.root != .none }.map(\.word.description)
    if let (line, root) = zip(lines, roots).first(where: { $0.columns[0] != $1 }) {
      report(line, "\(line.columns[0]) stands where the next root is \(root)")
    } else if let line = lines.last, lines.count != roots.count {
      report(line, "the file has \(lines.count) roots, and words.tsv has \(roots.count)")
    }
  }

  private mutating func report(_ line: TextLine, _ text: String) {
    mistakes.append(Mistake(file: line.file, line: line.number, text: text))
  }
}

/// A mistake in a file, for the person who has edited it.
struct Mistake: Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file), line \(line): \(text)" }
}

extension WordClass {
  fileprivate init?(name: String) {
    switch name {
    case "e": self = .everyday
    case "c": self = .common
    case "r": self = .rare
    case "b": self = .blocked
    default: return nil
    }
  }
}

extension RootStatus {
  fileprivate init?(mark: String) {
    switch mark {
    case "": self = .none
    case "root": self = .unfamiliar
    case "dealt": self = .familiar
    default: return nil
    }
  }
}
