@testable import ScrambleCore

/// Words with their classes, for creating the lexicon of a test.
struct WordList {
  struct Item: Equatable {
    var word: Word
    var wordClass: WordClass
    var rootStatus: RootStatus = .none
  }

  var items: [Item] = []
  var daily: [Word] = []

  /// Creates a list from words separated by spaces. Roots must also be listed in a class.
  init(
    everyday: String = "", common: String = "", rare: String = "", blocked: String = "",
    familiar: String = "", unfamiliar: String = "", daily: String = ""
  ) {
    let familiar = WordList.words(familiar)
    let unfamiliar = WordList.words(unfamiliar)
    let classes = [(everyday, WordClass.everyday), (common, .common), (rare, .rare), (blocked, .blocked)]
    for (text, wordClass) in classes {
      items += WordList.words(text).map { word in
        let rootStatus: RootStatus =
          familiar.contains(word) ? .familiar : unfamiliar.contains(word) ? .unfamiliar : .none
        return Item(word: word, wordClass: wordClass, rootStatus: rootStatus)
      }
    }
    self.daily = WordList.words(daily)
  }

  /// Splits a text at spaces.
  static func words(_ text: String) -> [Word] {
    text.split(separator: " ").map { try! Word($0.utf8) }
  }

  func bytes() throws(LexiconBuildError) -> [UInt8] {
    var builder = LexiconBuilder()
    for item in items { builder.add(item.word, item.wordClass, root: item.rootStatus) }
    for root in daily { builder.addDaily(root) }
    return try builder.build()
  }

  func lexicon() throws -> Lexicon {
    try Lexicon(try bytes())
  }
}

extension Lexicon {
  /// All words but the blocked ones, from a to z.
  var shownEntries: [Entry] { words.filter { $0.wordClass != .blocked }.sorted() }
}
