extension Round {
  /// The points of all words found, bonus words too.
  public var score: Int { found.reduce(0) { $0 + $1.points } }

  /// Whether the round has ended, so that it takes no word.
  public var isEnded: Bool { phase != .playing }

  /// How many minutes it may be played, or nil for as long as the player likes.
  public var minutes: Int? {
    let minutes = limit?.minutes ?? 0
    return daily == nil && Round.minutes.contains(minutes) ? minutes : nil
  }

  /// The time that is left in a timed round, or nil in an untimed one.
  public var timeLeft: PlayTime? { minutes.map { max(.zero, .minutes($0) - playTime) } }

  /// The times left at which a player who listens is told how much time is left.
  package static let announcedTimes: [PlayTime] = [.minutes(1), .seconds(30), .seconds(10)]

  /// Whether the time of a timed round is up.
  public var isTimeUp: Bool { timeLeft == .zero }

  /// Whether the round has anything to save.
  package var hasProgress: Bool { !found.isEmpty || !assists.isEmpty || isRevealed }

  /// When the first word was found, in seconds since 1970-01-01 00:00 UTC, or nil if none was.
  var firstFoundAt: Int64? { found.last.map { startedAt + Int64($0.time.seconds) } }

  /// The latest second that is read: a number of eighteen digits.
  private static let latestStart: Int64 = 999_999_999_999_999_999

  /// The latest mark of a forget that leaves the round.
  var latestMark: Int64 { max(startedAt, forgottenBefore) }

  /// Sets when the round begins, by a clock that may show an earlier time than at the last forget.
  ///
  /// - Parameter mark: That of the last forget, or 0.
  mutating func begin(atSecond seconds: Int64, mark: Int64) {
    startedAt = max(0, min(seconds, Round.latestStart))
    forgottenBefore = startedAt < mark ? mark : 0
  }

  /// The words that clues were taken for, the latest first.
  var clued: [Word] {
    let words = assists.compactMap { $0.kind == .clue ? $0.word : nil }
    let order = placesInOrder(words.count) { words[$0] < words[$1] }
    // Two devices may both have given the same clue.
    var first = order.indices.filter { $0 == 0 || words[order[$0]] != words[order[$0 - 1]] }.map { order[$0] }
    first.sortInPlace { $0 < $1 }
    return first.map { words[$0] }
  }

  /// Returns the round with its words classified by a lexicon: unknown words count as a bonus, none is removed. A
  /// finished round stays the same.
  func classified(by lexicon: Lexicon) -> Round {
    guard phase != .revealed else { return self }
    var classified = self
    for index in found.indices {
      classified.found[index].isCommon = vocabulary.wordClass(of: found[index].word, in: lexicon)?.isCommon ?? false
    }
    return classified
  }

  /// Returns whether a word uses every letter of the root.
  public func isAnagram(_ word: Word) -> Bool { word.count == root.count }

  /// The words found that use every letter of the root, the earliest first.
  public var anagrams: [Word] { found.reversed().map { $0.word }.filter { isAnagram($0) } }

  /// The longest common word found, of several as long the earliest; nil before the first one.
  public var longest: Word? {
    var longest: Word?
    for foundWord in found.reversed() where foundWord.isCommon && foundWord.word.count > (longest?.count ?? 0) {
      longest = foundWord.word
    }
    return longest
  }

  /// Returns whether a word has been found.
  ///
  /// - Complexity: O(*f*), where *f* is the number of words found.
  public func hasFound(_ word: Word) -> Bool {
    found.contains { $0.word == word }
  }

  /// Whether the round is finished and every common word of the list it was finished with was found; a newer list may
  /// have more.
  var hasAllWords: Bool {
    guard let totals else { return false }
    return found.count { $0.isCommon } >= totals.words
  }

  /// Returns the common words not yet found, longest first, those of one length from a to z.
  ///
  /// A round that was finished with all words misses none.
  ///
  /// - Complexity: O(*w* × *f*), where *w* is the number of common words and *f* the number found.
  public func missed(in puzzle: Puzzle) -> [Word] {
    hasAllWords ? [] : puzzle.common.filter { $0.count >= minimum && !hasFound($0) }
  }

  /// Returns the bonus words not found that may be shown, in the same order.
  ///
  /// - Complexity: O(*w* × *f*), where *w* is the number of rare words and *f* the number found.
  public func missedBonus(in puzzle: Puzzle) -> [Word] {
    puzzle.rare.filter { $0.count >= minimum && !hasFound($0) }
  }
}

extension Puzzle {
  /// Finds the words of a round.
  ///
  /// - Complexity: that of ``init(root:in:given:)``.
  public init(of round: Round, in lexicon: Lexicon) {
    self.init(root: round.root, in: lexicon, given: round.vocabulary.given)
  }
}
