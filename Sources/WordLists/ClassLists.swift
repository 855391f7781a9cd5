import Foundation
import WordScramble

/// The decisions about the words that a custom list, such as a teacher's, may contain. `class-lists.tsv` takes
/// precedence over the other lists.
struct ClassLists {
  /// Letter sequences that make any word unsuitable, wherever they occur in it.
  var stems: Set<String> = []
  /// Words that no list may contain in any form.
  var refused: Set<String> = []
  /// Words that a list may contain after a confirmation.
  var needingConfirmation: Set<String> = []
  /// Words that a list may always contain, whatever the other decisions say.
  var alwaysAllowed: Set<String> = []

  init() {}

  /// Reads the list in the folder `Data`.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - slurs: The words that the other lists refuse.
  ///   - delicate: The words that need a confirmation because of the other lists.
  init(folder: URL, slurs: Set<String>, delicate: Set<String>) throws(CollectError) {
    let kinds = try Self.kinds(in: folder)
    func words(_ kind: String) -> Set<String> { Set(kinds.filter { $0.value == kind }.keys) }
    (stems, alwaysAllowed) = (words("stem"), words("free"))
    refused = slurs.filter { kinds[$0] == nil }.union(words("refused")).union(stems)
    needingConfirmation = delicate.filter { kinds[$0] == nil }.union(words("asked"))
  }

  /// Reads the lines, each with a word and its kind. A stem has four to eight letters.
  private static func kinds(in folder: URL) throws(CollectError) -> [String: String] {
    var kinds: [String: String] = [:]
    try TextFile(url: folder.appending(path: "class-lists.tsv")).readRows(columns: 2) { columns in
      ["stem", "refused", "asked", "free"].contains(columns[1])
        && (columns[1] != "stem" || (4...8).contains(columns[0].utf8.count))
        && kinds.updateValue(columns[1], forKey: columns[0]) == nil
    }
    return kinds
  }

  /// The words in the form that the game uses.
  var sensitiveWords: SensitiveWords {
    get throws {
      func words(_ list: Set<String>) throws -> [Word] { try list.map { try Word($0.utf8) } }
      return SensitiveWords(
        slurs: try words(refused), delicate: try words(needingConfirmation), harmless: try words(alwaysAllowed),
        stems: try words(stems))
    }
  }
}
