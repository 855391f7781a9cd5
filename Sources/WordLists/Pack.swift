import Foundation
import WordScramble

/// The command `pack`: from the words as text to `english.lex`.
struct Pack {

  var data = URL(filePath: "Data")
  var resources = URL(filePath: "Sources/ScrambleKit/Resources")

  /// Writes the file and returns a line for people.
  func run() throws -> String {
    let bytes = try bytes()
    try Data(bytes).write(to: resources.appending(path: "english.lex"), options: .atomic)
    return "english.lex: \(bytes.count) bytes"
  }

  /// Returns the bytes of the file and writes nothing.
  func bytes() throws -> [UInt8] {
    let rootStatuses = try rootStatuses()
    var builder = LexiconBuilder()
    for (line, columns) in try table("words.tsv", columns: 3) where columns[2] != WordClass.refusedLetter {
      guard let word = try? Word(columns[0].utf8), let wordClass = WordClass(letter: columns[2]) else {
        throw CollectError.malformed(file: "words.tsv", line: line)  // Which of the two is wrong, the line shows.
      }
      builder.add(word, wordClass, root: rootStatuses[String(columns[0]), default: .none])
    }
    for word in try TextFile(url: data.appending(path: "daily.txt")).words() {
      builder.addDaily(try Word(word.utf8))
    }
    return try builder.build()
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
