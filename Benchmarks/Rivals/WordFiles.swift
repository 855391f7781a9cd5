import Foundation

/// The words as files for a rival, as an app would contain them: text files with one word per line.
struct WordFiles {
  private static let (allFileName, commonFileName, blockedFileName) = ("words.txt", "common.txt", "blocked.txt")

  let folder: URL

  /// Writes the files into a folder.
  func write(_ inputs: Inputs) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, words) in [
      (WordFiles.allFileName, inputs.words), (WordFiles.commonFileName, inputs.common.sorted()),
      (WordFiles.blockedFileName, inputs.blocked.sorted()),
    ] {
      try Data(words.joined(separator: "\n").utf8).write(to: folder.appending(path: name))
    }
  }

  /// Opens a rival with everything that looking up words and showing puzzles needs.
  func open<Kind: Rival>(_ kind: Kind.Type) throws -> (rival: Kind, shown: ShownWords) {
    let shown = ShownWords(
      common: Set(try words(in: WordFiles.commonFileName)), blocked: Set(try words(in: WordFiles.blockedFileName)))
    return (Kind(words: try words(in: WordFiles.allFileName)), shown)
  }

  private func words(in name: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
