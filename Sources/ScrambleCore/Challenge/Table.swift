/// The players of a puzzle side by side. All devices with the same challenge and word list show the same table.
package struct Table: Equatable, Sendable {
  /// A player, with the number of words and points.
  package struct Row: Equatable, Sendable {
    package let name: PlayerName?
    /// Whether the name is suitable for others.
    package let isNameShown: Bool
    /// The number of common words found.
    package let words: Int
    /// The points of common words and bonus words.
    package let points: Int
    /// Whether the player has ended the round, or its day is past.
    package let hasFinished: Bool
    /// Whether this is the player on this device.
    package let isOwn: Bool
    /// The number of words that the challenge opened last has added.
    package let newWords: Int
  }

  /// A word that somebody found.
  package struct FoundWord: Equatable, Sendable {
    package let word: Word
    package let isCommon: Bool
    /// The indices of its finders in ``rows``.
    package let finders: [Int]
  }

  /// The players, best first: by words, then points, then name.
  package let rows: [Row]
  /// The number of common words.
  package let total: Int
  /// The found words, longest first, then alphabetically; empty until the player's own round has ended.
  package let words: [FoundWord]
  /// The common words that nobody found, in the same order; empty until the player's own round has ended.
  package let missed: [Word]

  /// The best of the other players; nil if there is none.
  package var best: Row? { rows.first { !$0.isOwn } }

  package var foundByAll: [FoundWord] { words.filter { $0.finders.count == rows.count } }

  package var foundBySome: [FoundWord] { words.filter { $0.finders.count > 1 && $0.finders.count < rows.count } }

  package var foundByOne: [FoundWord] { words.filter { $0.finders.count == 1 } }
}

extension Table {
  /// A player whose row is to be computed.
  struct Entry {
    let name: PlayerName?
    let words: [Word]
    let newWords: [Word]
    let hasFinished: Bool
    let isOwn: Bool

    var key: [UInt8] { name?.key ?? [] }
  }

  /// Computes the table.
  ///
  /// Only words that the lexicon knows count, and no blocked words.
  ///
  /// - Complexity: O(*p* × *w*) lookups for *p* players with *w* words each.
  init(of entries: [Entry], in puzzle: Puzzle, _ lexicon: Lexicon, isOver: Bool, showsWords: Bool) {
    let counted = entries.map { entry in
      entry.words.filter { word in lexicon.wordClass(of: word).map { $0 != .blocked } ?? false }
    }
    var order = Array(entries.indices)
    let rows = order.map { index in
      Row(entries[index], counted: counted[index], root: puzzle.root, lexicon, isOver: isOver)
    }
    order.sortInPlace { entries[$0].key.lexicographicallyPrecedes(entries[$1].key) }
    order.sortInPlace { (rows[$1].words, rows[$1].points) < (rows[$0].words, rows[$0].points) }
    self.rows = order.map { rows[$0] }
    total = puzzle.common.count
    let words = showsWords ? Table.words(of: order.map { counted[$0] }, lexicon) : []
    self.words = words
    missed = showsWords ? puzzle.common.filter { word in !words.contains { $0.word == word } } : []
  }

  private static func words(of finders: [[Word]], _ lexicon: Lexicon) -> [FoundWord] {
    var words: [Word] = []
    for word in finders.flatMap({ $0 }) where !words.contains(word) { words.append(word) }
    words.sortInPlace { ($1.count, $0) < ($0.count, $1) }
    return words.map { word in
      FoundWord(
        word: word, isCommon: lexicon.wordClass(of: word)?.isCommon ?? false,
        finders: finders.indices.filter { finders[$0].contains(word) })
    }
  }
}

extension Table.Row {
  fileprivate init(_ entry: Table.Entry, counted: [Word], root: Word, _ lexicon: Lexicon, isOver: Bool) {
    name = entry.name
    isNameShown = entry.isOwn || entry.name?.mayBeShown(in: lexicon) == true
    words = counted.count { lexicon.wordClass(of: $0)?.isCommon ?? false }
    points = counted.reduce(0) { $0 + $1.points(in: root) }
    hasFinished = isOver || entry.hasFinished
    isOwn = entry.isOwn
    newWords = counted.count { entry.newWords.contains($0) }
  }
}
