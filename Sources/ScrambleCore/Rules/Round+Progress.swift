extension Round {
  /// The points of all found words, including bonus words.
  public var score: Int { found.reduce(0) { $0 + $1.points } }

  /// Whether the round has ended and takes no more words.
  public var isEnded: Bool { phase != .playing }

  /// The time limit in whole minutes. Nil for a daily puzzle, and for a round without a valid limit.
  public var minutes: Int? {
    let minutes = timeLimit?.minutes ?? 0
    return daily == nil && Round.minutes.contains(minutes) ? minutes : nil
  }

  /// The time left in a timed round, or nil in a round that is not timed.
  public var timeLeft: PlayTime? { minutes.map { max(.zero, .minutes($0) - playTime) } }

  /// The times left that screen readers announce.
  package static let announcedTimes: [PlayTime] = [.minutes(1), .seconds(30), .seconds(10)]

  public var isTimeUp: Bool { timeLeft == .zero }

  /// Whether a word was found, help was taken, or the missed words were shown.
  package var hasProgress: Bool { !found.isEmpty || !assists.isEmpty || isRevealed }

  /// When the first word was found, in seconds since 1970-01-01 00:00 UTC, or nil if there is none.
  var firstFoundAt: Int64? { found.last.map { startedAt + Int64($0.time.seconds) } }

  /// The latest start that can be saved: the largest number of eighteen digits.
  private static let maxStartSecond: Int64 = 999_999_999_999_999_999

  /// The latest time of a Forget that the round survives.
  var latestSurvivedForget: Int64 { max(startedAt, forgottenBefore) }

  /// Sets the start of the round. The clock may show an earlier time than that of the last Forget.
  ///
  /// - Parameter lastForget: The time of the last Forget, or 0.
  mutating func setStart(atSecond seconds: Int64, lastForget: Int64) {
    startedAt = max(0, min(seconds, Round.maxStartSecond))
    forgottenBefore = startedAt < lastForget ? lastForget : 0
  }

  /// The words that clues were taken for, latest first.
  var cluedWords: [Word] {
    let words = assists.compactMap { $0.kind == .clue ? $0.word : nil }
    let order = sortedIndices(words.count) { words[$0] < words[$1] }
    // Two devices may both have given the same clue.
    var first = order.indices.filter { $0 == 0 || words[order[$0]] != words[order[$0 - 1]] }.map { order[$0] }
    first.sortInPlace { $0 < $1 }
    return first.map { words[$0] }
  }

  /// Returns the round with its words classified by a lexicon. Unknown words become bonus words; none are removed.
  ///
  /// A finished round does not change.
  func classified(by lexicon: Lexicon) -> Round {
    guard phase != .revealed else { return self }
    var classified = self
    for index in found.indices {
      classified.found[index].isCommon = lexicon.wordClass(of: found[index].word)?.isCommon ?? false
    }
    return classified
  }

  /// Returns whether a word spelled from the root uses all letters of the root.
  public func isAnagram(_ word: Word) -> Bool { word.count == root.count }

  /// The found words that use every letter of the root, earliest first.
  public var anagrams: [Word] { found.reversed().map { $0.word }.filter { isAnagram($0) } }

  /// The longest common word found; on a tie, the earliest. Nil if there is none.
  public var longestCommonWord: Word? {
    var longest: Word?
    for foundWord in found.reversed() where foundWord.isCommon && foundWord.word.count > (longest?.count ?? 0) {
      longest = foundWord.word
    }
    return longest
  }

  public func hasFound(_ word: Word) -> Bool {
    found.contains { $0.word == word }
  }

  /// Whether the round is finished and all common words of its word list were found. A newer list may have more.
  var hasAllWords: Bool {
    guard let totals else { return false }
    return found.count { $0.isCommon } >= totals.words
  }

  /// Returns the common words not yet found, longest first, then alphabetically.
  ///
  /// Empty for a round that was finished with all words.
  ///
  /// - Complexity: O(*w* × *f*), where *w* is the number of common words and *f* the number found.
  public func missed(in puzzle: Puzzle) -> [Word] {
    hasAllWords ? [] : puzzle.common.filter { !hasFound($0) }
  }

  /// Returns the bonus words that have not been found and may be shown, longest first, then alphabetically.
  public func missedBonus(in puzzle: Puzzle) -> [Word] {
    puzzle.rare.filter { !hasFound($0) }
  }
}

extension Puzzle {
  /// Creates the puzzle of a round.
  ///
  /// - Complexity: that of ``init(root:in:)``.
  public init(of round: Round, in lexicon: Lexicon) {
    self.init(root: round.root, in: lexicon)
  }
}
