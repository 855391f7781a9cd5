import WordScramble

/// The obvious ways to do what the core does cleverly, written without its help.
enum Naive {
  /// Returns whether a word can be spelled, by crossing letters off one by one.
  static func canSpell(_ word: Word, from root: Word) -> Bool {
    missing(word, from: root).isEmpty
  }

  /// Returns the places of the letters that are left when all others have been crossed off.
  static func missing(_ word: Word, from root: Word) -> [Int] {
    var rest = root.letters
    var places: [Int] = []
    for (place, letter) in word.letters.enumerated() {
      if let match = rest.firstIndex(of: letter) { rest.remove(at: match) } else { places.append(place) }
    }
    return places
  }

  /// Returns whether a word comes first: the longer one, or of two of one length that from a to z.
  static func precedes(_ first: Word, _ second: Word) -> Bool {
    first.count == second.count
      ? first.letters.lexicographicallyPrecedes(second.letters) : first.count > second.count
  }

  /// Returns the items whose words can be spelled, longest first, then from a to z.
  static func items(_ items: [WordList.Item], spelledFrom root: Word) -> [WordList.Item] {
    items.filter { canSpell($0.word, from: root) }.sorted { precedes($0.word, $1.word) }
  }

  /// Returns where two lists first differ, or nil if they are equal: said of long lists, it keeps a report short.
  static func firstDifference<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int? {
    let place = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset
    return place ?? (one.count == other.count ? nil : min(one.count, other.count))
  }

  /// Returns the points of a word.
  static func points(_ word: Word, root: Word, scoring: Scoring) -> Int {
    let isFull = word.count == root.count
    switch scoring {
    case .letters: return isFull ? word.count + 7 : word.count
    case .classic: return isFull ? root.count : word.count > 3 ? 2 : 1
    }
  }
}

extension WordList.Item {
  /// What a lexicon says of a word, as it was written in a list.
  init(_ entry: Lexicon.Entry) {
    self.init(word: entry.word, wordClass: entry.wordClass, rootStatus: entry.rootStatus)
  }
}
