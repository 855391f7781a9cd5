/// Every word that was found or missed, once.
package struct WordBook: Sendable {
  /// What is known of a word.
  package struct Row: Equatable, Sendable {
    /// The word.
    package let word: Word
    /// In how many rounds it was found.
    package private(set) var foundCount = 0
    /// In how many finished rounds it was missed.
    package private(set) var missedCount = 0
    /// When it was found first, in seconds since 1970-01-01 00:00 UTC.
    package private(set) var first = Int64.max
    /// When the latest round began in which it was found, in seconds since 1970.
    package private(set) var latest = Int64.min
    /// Whether it may be shown.
    let isShown: Bool

    /// How well the player knows the word, by the rounds in which it was found or missed.
    package var familiarity: Familiarity {
      if foundCount >= missedCount + 2 { return .known }
      return foundCount + missedCount > 1 ? .metAgain : .new
    }

    init(found word: Word, first: Int64, latest: Int64, isShown: Bool) {
      (self.word, foundCount, self.first, self.latest, self.isShown) = (word, 1, first, latest, isShown)
    }

    init(missed word: Word) {
      (self.word, missedCount, isShown) = (word, 1, true)
    }

    /// Adds what is known from other rounds.
    fileprivate mutating func merge(_ other: Row) {
      foundCount += other.foundCount
      missedCount += other.missedCount
      (first, latest) = (min(first, other.first), max(latest, other.latest))
    }
  }

  /// How well a player knows a word. The page knows the cases by their raw values.
  package enum Familiarity: String, CaseIterable, Sendable {
    /// It came in one round.
    case new
    /// It came in more rounds than one.
    case metAgain
    /// It was found at least twice more often than it was missed.
    case known
  }

  /// The words in alphabetical order, except ``added``.
  private var rows: [Row] = []
  /// The words not yet merged into ``rows``.
  private var added: [Row] = []
  /// The number of added words at which they are merged.
  private static let batch = 4096

  init() {}

  /// Adds the words of a round.
  mutating func add(_ round: Round, _ puzzle: Puzzle, in lexicon: Lexicon) {
    for foundWord in round.found {
      added.append(
        Row(
          found: foundWord.word, first: round.startedAt + Int64(foundWord.time.seconds), latest: round.startedAt,
          isShown: lexicon.wordClass(of: foundWord.word) != .blocked))
    }
    if round.phase == .revealed { added += round.missed(in: puzzle).map { Row(missed: $0) } }
    if added.count > WordBook.batch { mergePending() }
  }

  /// Merges the added words, so that the next query does not sort.
  package mutating func mergePending() {
    self = merged
  }

  /// The words found, from a to z.
  package var found: [Row] { merged.rows.filter { $0.foundCount > 0 } }

  /// Returns the words found that are to be listed, from a to z.
  ///
  /// - Parameters:
  ///   - length: Only words of so many letters; nil for all.
  ///   - text: Only words that contain these letters; empty for all.
  /// - Complexity: O(*n*), where *n* is the number of words.
  package func found(length: Int?, containing text: [UInt8]) -> [Row] {
    found.filter { $0.isShown && (length == nil || $0.word.count == length) && $0.word.contains(text) }
  }

  /// The common words missed more often than found, most often first, at most a hundred: the ones to learn.
  package var toLearn: [Row] {
    var missed = merged.rows.filter { $0.missedCount > $0.foundCount }
    missed.sortInPlace { ($1.missedCount - $1.foundCount, $0.word) < ($0.missedCount - $0.foundCount, $1.word) }
    return Array(missed.prefix(100))
  }

  /// The words to learn that were missed at least twice: those that a round of their own brings back,
  /// see ``Lexicon/roots(holdingMostOf:atLeast:limit:)``.
  package var toPractise: [Word] { toLearn.filter { $0.missedCount > 1 }.map { $0.word } }

  /// The word book with all words merged.
  private var merged: WordBook {
    guard !added.isEmpty else { return self }
    var (new, merged) = (added, [Row]())
    new.sortInPlace { $0.word < $1.word }
    // No capacity is reserved: sizes that double leave pieces that the next merge can use again where memory is never
    // joined, in a page.
    var old = rows[...]
    for row in new {
      while let first = old.first, !(row.word < first.word) { merged.append(old.removeFirst()) }
      if merged.last?.word == row.word { merged[merged.count - 1].merge(row) } else { merged.append(row) }
    }
    merged += old
    var book = WordBook()
    book.rows = merged
    return book
  }
}

extension Word {
  /// Returns whether some letters in ASCII, of either case, occur consecutively in the word.
  fileprivate func contains(_ text: [UInt8]) -> Bool {
    guard !text.isEmpty else { return true }
    guard text.count <= count else { return false }
    return (0...(count - text.count)).contains { start in
      text.indices.allSatisfy { Word.letter(text[$0]) == letters[start + $0] }
    }
  }
}
