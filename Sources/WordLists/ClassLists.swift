import Foundation
import WordScramble

/// What a list of words may have, such as that of a teacher: `class-lists.tsv`, and the other lists where it is silent.
struct ClassLists {
  /// Letters that make any word unfit, wherever in it they stand.
  var stems: Set<String> = []
  /// Words that no list may have, nor a form of them.
  var refused: Set<String> = []
  /// Words that a list may have after a question.
  var asked: Set<String> = []
  /// Words that a list may have, whatever else is said of them.
  var free: Set<String> = []

  init() {}

  /// Reads the list of the folder `Data`.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - slurs: The words that the other lists refuse.
  ///   - delicate: The words that take a question by the other lists.
  init(folder: URL, slurs: Set<String>, delicate: Set<String>) throws(CollectError) {
    let kinds = try Self.kinds(in: folder)
    func words(_ kind: String) -> Set<String> { Set(kinds.filter { $0.value == kind }.keys) }
    (stems, free) = (words("stem"), words("free"))
    refused = slurs.filter { kinds[$0] == nil }.union(words("refused")).union(stems)
    asked = delicate.filter { kinds[$0] == nil }.union(words("asked"))
  }

  /// A line is a word and what it is; a stem has four to eight letters.
  private static func kinds(in folder: URL) throws(CollectError) -> [String: String] {
    var kinds: [String: String] = [:]
    try TextFile(url: folder.appending(path: "class-lists.tsv")).readRows(columns: 2) { columns in
      ["stem", "refused", "asked", "free"].contains(columns[1])
        && (columns[1] != "stem" || (4...8).contains(columns[0].utf8.count))
        && kinds.updateValue(columns[1], forKey: columns[0]) == nil
    }
    return kinds
  }

  /// The words as the game has them.
  var sensitiveWords: SensitiveWords {
    get throws {
      func words(_ list: Set<String>) throws -> [Word] { try list.map { try Word($0.utf8) } }
      return SensitiveWords(
        slurs: try words(refused), delicate: try words(asked), harmless: try words(free), stems: try words(stems))
    }
  }
}
