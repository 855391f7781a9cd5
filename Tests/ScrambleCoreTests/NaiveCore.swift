import ScrambleCore

/// Simple implementations of functions that the core optimizes, written without its help.
enum NaiveCore {
  /// Returns whether a word can be spelled from a root, by crossing off letters one by one.
  static func canSpell(_ word: Word, from root: Word) -> Bool {
    unavailableIndices(word, from: root).isEmpty
  }

  /// Returns the indices of the letters that remain after all others are crossed off.
  static func unavailableIndices(_ word: Word, from root: Word) -> [Int] {
    var rest = root.letters
    var indices: [Int] = []
    for (index, letter) in word.letters.enumerated() {
      if let match = rest.firstIndex(of: letter) { rest.remove(at: match) } else { indices.append(index) }
    }
    return indices
  }

  /// Returns whether a word comes before another: the longer one or, if the lengths are equal, alphabetically.
  static func precedes(_ first: Word, _ second: Word) -> Bool {
    first.count == second.count
      ? first.letters.lexicographicallyPrecedes(second.letters) : first.count > second.count
  }

  /// Returns the items whose words can be spelled from a root, longest first, then from a to z.
  static func items(_ items: [WordList.Item], spelledFrom root: Word) -> [WordList.Item] {
    items.filter { canSpell($0.word, from: root) }.sorted { precedes($0.word, $1.word) }
  }

  /// Returns the index of the first difference between two arrays, or nil if they are equal. Comparing this index with
  /// nil keeps failure messages about long arrays short.
  static func firstDifference<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int? {
    let index = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset
    return index ?? (one.count == other.count ? nil : min(one.count, other.count))
  }

  /// Returns the points of a word: one for each letter after the second or, in an anagram, for each letter.
  static func points(_ word: Word, root: Word) -> Int {
    word.letters.dropFirst(word.count == root.count ? 0 : 2).count
  }
}

extension WordList.Item {
  /// Creates an item as in a word list from an entry of a lexicon.
  init(_ entry: Lexicon.Entry) {
    self.init(word: entry.word, wordClass: entry.wordClass, rootStatus: entry.rootStatus)
  }
}
