import Foundation
import WordScramble

/// The `pack` command: turns the words as text into `english.lex`, the starters of the page and `english.sensitive`.
struct Pack {
  var data = URL(filePath: "Data")
  var resources = URL(filePath: "Sources/ScrambleKit/Resources")
  var starterFolder: URL { data.deletingLastPathComponent().appending(path: "Web/starters") }

  /// Writes the files and returns a summary.
  func run() throws -> String {
    let bytes = try bytes()
    try Data(bytes).write(to: resources.appending(path: "english.lex"), options: .atomic)
    let starters = Starters(of: try Lexicon(bytes), daily: try dailyRoots())
    try FileManager.default.createDirectory(at: starterFolder, withIntermediateDirectories: true)
    for month in starters.months {
      let file = starterFolder.appending(path: month.starterFile)
      try Data(starters.bytes(for: month)).write(to: file, options: .atomic)
    }
    let sensitiveBytes = try sensitiveWords().bytes
    try Data(sensitiveBytes).write(to: resources.appending(path: "english.sensitive"), options: .atomic)
    return """
      english.lex: \(bytes.count) bytes; \(starters.months.count) starters; \
      english.sensitive: \(sensitiveBytes.count) bytes
      """
  }

  /// Returns the sensitive words from the hand lists.
  func sensitiveWords() throws -> SensitiveWords {
    try HandLists(folder: data).classLists.sensitiveWords
  }

  /// Returns the bytes of the full word list, without writing them.
  func bytes() throws -> [UInt8] {
    let rootStatuses = try rootStatuses()
    var builder = LexiconBuilder()
    try TextFile(url: data.appending(path: "words.tsv")).readRows(columns: 3) { columns in
      if columns[2] == WordClass.refusedLetter { return true }
      // An error about the row names its line, which shows whether the word or the class is wrong.
      guard let word = try? Word(columns[0].utf8), let wordClass = WordClass(letter: columns[2]) else { return false }
      builder.add(word, wordClass, root: rootStatuses[columns[0], default: .none])
      return true
    }
    for root in try dailyRoots() { builder.addDaily(root) }
    return try builder.build()
  }

  /// Returns the roots of the daily puzzles in order.
  func dailyRoots() throws -> [Word] {
    try TextFile(url: data.appending(path: "daily.txt")).words().map { try Word($0.utf8) }
  }

  private func rootStatuses() throws(CollectError) -> [String: RootStatus] {
    var rootStatuses: [String: RootStatus] = [:]
    try TextFile(url: data.appending(path: "roots.tsv")).readRows(columns: 5) { columns in
      rootStatuses[columns[0]] = columns[1] == "1" ? .familiar : .unfamiliar
      return true
    }
    return rootStatuses
  }
}
