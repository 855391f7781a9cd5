import WordScramble

/// Words with their classes, from which a test makes a lexicon of its own.
struct WordList {
  struct Item: Equatable {
    var word: Word
    var wordClass: WordClass
    var rootStatus: RootStatus = .none
  }

  var items: [Item] = []
  var daily: [Word] = []
  var edition: UInt64 = 7

  /// Collects words written side by side; roots must be among the words of a class.
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

  /// Splits a text at its spaces.
  static func words(_ text: String) -> [Word] {
    text.split(separator: " ").map { try! Word($0.utf8) }
  }

  func bytes(isPart: Bool = true) throws(LexiconBuildError) -> [UInt8] {
    var builder = LexiconBuilder(partOf: isPart ? edition : 0)
    for item in items { builder.add(item.word, item.wordClass, root: item.rootStatus) }
    for root in daily { builder.addDaily(root) }
    return try builder.build()
  }

  func lexicon(isPart: Bool = true) throws -> Lexicon {
    try Lexicon(try bytes(isPart: isPart))
  }
}
