/// Every word that was found or missed, without duplicates.
package struct WordBook: Sendable {
  /// The statistics of a word.
  package struct Row: Equatable, Sendable {
    package let word: Word
    /// The number of rounds in which the word was found.
    package private(set) var foundCount = 0
    /// The number of ended rounds in which the word was missed.
    package private(set) var missedCount = 0
    /// When the first round in which the word was found began, in seconds since 1970-01-01 00:00 UTC, or the largest
    /// number if it was only missed.
    package private(set) var firstFoundAt = Int64.max
    /// When the latest round in which the word was found began, in seconds since 1970-01-01 00:00 UTC, or the smallest
    /// number if it was only missed.
    package private(set) var latestRoundStart = Int64.min
    /// Whether the word may be shown.
    let mayBeShown: Bool

    /// How well the player knows the word, judging by how often it was found and missed.
    package var familiarity: Familiarity {
      if foundCount >= missedCount + 2 { return .known }
      return foundCount + missedCount > 1 ? .metAgain : .new
    }

    init(found word: Word, roundStart: Int64, mayBeShown: Bool) {
      self.word = word
      self.mayBeShown = mayBeShown
      foundCount = 1
      firstFoundAt = roundStart
      latestRoundStart = roundStart
    }

    init(missed word: Word) {
      self.word = word
      mayBeShown = true
      missedCount = 1
    }

    /// Adds the statistics of the same word from other rounds.
    fileprivate mutating func merge(_ other: Row) {
      foundCount += other.foundCount
      missedCount += other.missedCount
      firstFoundAt = min(firstFoundAt, other.firstFoundAt)
      latestRoundStart = max(latestRoundStart, other.latestRoundStart)
    }
  }

  /// How well the player knows a word. The page depends on the raw values.
  package enum Familiarity: String, CaseIterable, Sendable {
    /// The word was found or missed once.
    case new
    /// The word was found or missed several times, and is not `known`.
    case metAgain
    /// The word was found in at least two more rounds than it was missed in.
    case known
  }

  /// The words in alphabetical order, except those in ``pendingRows``.
  private var rows: [Row] = []
  /// The words not yet merged into ``rows``.
  private var pendingRows: [Row] = []
  /// The maximum number of added words before they are merged.
  private static let maxPending = 4096

  init() {}

  /// Adds the found words of a round and, if the round has ended, its missed words.
  mutating func add(_ round: Round, _ puzzle: Puzzle, in lexicon: Lexicon) {
    for foundWord in round.found {
      pendingRows.append(
        Row(
          found: foundWord.word, roundStart: round.began,
          mayBeShown: lexicon.wordClass(of: foundWord.word) != .blocked))
    }
    if round.isEnded { pendingRows += round.missed(in: puzzle).map { Row(missed: $0) } }
    if pendingRows.count > WordBook.maxPending { mergePending() }
  }

  /// Merges the added words, so the next query does not need to sort.
  package mutating func mergePending() {
    self = merged
  }

  /// The words that were found, from a to z.
  package var found: [Row] { merged.rows.filter { $0.foundCount > 0 } }

  /// Returns the found words that may be shown and match a filter, from a to z.
  ///
  /// - Parameters:
  ///   - length: The number of letters, or nil for any.
  ///   - text: Letters that the word contains, or empty for any word.
  /// - Complexity: O(*n*), where *n* is the number of words.
  package func found(length: Int?, containing text: [UInt8]) -> [Row] {
    found.filter { $0.mayBeShown && (length == nil || $0.word.count == length) && $0.word.contains(text) }
  }

  /// The words to learn: the common words that were missed more often than found, most often first. At most one
  /// hundred.
  package var toLearn: [Row] {
    var missed = merged.rows.filter { $0.missedCount > $0.foundCount }
    missed.sortInPlace { ($1.missedCount - $1.foundCount, $0.word) < ($0.missedCount - $0.foundCount, $1.word) }
    return Array(missed.prefix(100))
  }

  /// The words to learn that were missed at least twice.
  package var toPractise: [Word] { toLearn.filter { $0.missedCount > 1 }.map { $0.word } }

  /// The word book with all words merged.
  private var merged: WordBook {
    guard !pendingRows.isEmpty else { return self }
    var newRows = pendingRows
    var merged: [Row] = []
    newRows.sortInPlace { $0.word < $1.word }
    // No capacity is reserved. The memory of a page never joins free blocks, and sizes that double leave blocks that
    // the next merge can reuse.
    var oldRows = rows[...]
    for row in newRows {
      while let first = oldRows.first, !(row.word < first.word) { merged.append(oldRows.removeFirst()) }
      if merged.last?.word == row.word { merged[merged.count - 1].merge(row) } else { merged.append(row) }
    }
    merged += oldRows
    var book = WordBook()
    book.rows = merged
    return book
  }
}

extension Word {
  /// Returns whether the word contains ASCII letters of either case, in sequence. Every word contains an empty text.
  fileprivate func contains(_ text: [UInt8]) -> Bool {
    guard !text.isEmpty else { return true }
    guard text.count <= count else { return false }
    return (0...(count - text.count)).contains { start in
      text.indices.allSatisfy { Word.letter(text[$0]) == letters[start + $0] }
    }
  }
}

/// A root, and those of some given words that can be spelled from it.
package struct CoveringRoot: Equatable, Sendable {
  package let root: Word
  /// The words that can be spelled from the root, in the order in which they were given.
  package let words: [Word]
}

extension Lexicon {
  /// Returns the familiar root from which most of some words can be spelled; on a tie, the first one alphabetically. Nil
  /// if none of the words can be spelled from a familiar root.
  ///
  ///     try lexicon.root(spellingMostOf: [Word("milk".utf8), Word("worm".utf8)], excluding: [])?.root  // silkworm
  ///
  /// The root itself does not count, because it is not a word of its own round.
  ///
  /// - Parameters:
  ///   - words: The words, without duplicates.
  ///   - excludedRoots: Roots that are not returned.
  /// - Complexity: O(*r* × *n*), where *r* is the number of familiar roots and *n* the number of words.
  package func root(spellingMostOf words: [Word], excluding excludedRoots: [Word]) -> CoveringRoot? {
    var best: CoveringRoot?
    for entry in roots where entry.rootStatus == .familiar && !excludedRoots.contains(entry.word) {
      let letters = LetterBag(entry.word)
      let spellable = words.filter { letters.spells($0) && $0 != entry.word }
      if spellable.count > best?.words.count ?? 0 { best = CoveringRoot(root: entry.word, words: spellable) }
    }
    return best
  }
}
