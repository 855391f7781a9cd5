import Foundation
import WordScramble

/// The command `pack`: from the words as text to `english.lex`.
struct Pack {

  var data = URL(filePath: "Data")
  var resources = URL(filePath: "Sources/ScrambleKit/Resources")
  /// Where the page's starter lexicons lie.
  var starterFolder: URL { data.deletingLastPathComponent().appending(path: "Web/starters") }

  /// Writes the files and returns a line for people.
  func run() throws -> String {
    let bytes = try bytes()
    try Data(bytes).write(to: resources.appending(path: "english.lex"), options: .atomic)
    let starters = try starters(of: Lexicon(bytes).edition)
    try FileManager.default.createDirectory(at: starterFolder, withIntermediateDirectories: true)
    for month in starters.months {
      let file = starterFolder.appending(path: "\(month.name).lex")
      try Data(starters.bytes(for: month)).write(to: file, options: .atomic)
    }
    return "english.lex: \(bytes.count) bytes; \(starters.months.count) starters"
  }

  /// Returns what the starters of a full list are made of.
  func starters(of edition: UInt64) throws -> Starters {
    Starters(items: try items(), daily: try daily(), edition: edition)
  }

  /// Returns the bytes of the file and writes nothing.
  func bytes() throws -> [UInt8] {
    var builder = LexiconBuilder()
    for item in try items() { builder.add(item.word, item.wordClass, root: item.rootStatus) }
    for root in try daily() { builder.addDaily(root) }
    return try builder.build()
  }

  private func items() throws -> [Starters.Item] {
    let rootStatuses = try rootStatuses()
    return try table("words.tsv", columns: 3).filter { $0.columns[2] != WordClass.refusedLetter }.map { line, columns in
      guard let word = try? Word(columns[0].utf8), let wordClass = WordClass(letter: columns[2]) else {
        throw CollectError.malformed(file: "words.tsv", line: line)  // Which of the two is wrong, the line shows.
      }
      return Starters.Item(
        word: word, wordClass: wordClass, rootStatus: rootStatuses[String(columns[0]), default: .none])
    }
  }

  private func daily() throws -> [Word] {
    try TextFile(url: data.appending(path: "daily.txt")).words().map { try Word($0.utf8) }
  }

  private func rootStatuses() throws(CollectError) -> [String: RootStatus] {
    var rootStatuses: [String: RootStatus] = [:]
    for (_, columns) in try table("roots.tsv", columns: 5) {
      rootStatuses[String(columns[0])] = columns[1] == "1" ? .familiar : .unfamiliar
    }
    return rootStatuses
  }

  private func table(_ file: String, columns: Int) throws(CollectError) -> [(line: Int, columns: [Substring])] {
    var rows: [(line: Int, columns: [Substring])] = []
    for (line, text) in try TextFile(url: data.appending(path: file)).entries() {
      let row = text.split(separator: "\t")
      guard row.count == columns else { throw .malformed(file: file, line: line) }
      rows.append((line, row))
    }
    return rows
  }
}

extension Pack {
  /// Takes the folders from the options of the command; nil where an option is unknown or has no value.
  init?(options: some Sequence<String>) {
    guard let folders = Collect(options: options) else { return nil }
    self.init(data: folders.data, resources: folders.resources)
  }
}
