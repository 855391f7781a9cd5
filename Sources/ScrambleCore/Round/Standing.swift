/// The progress of a round: all the numbers that are shown, computed once whenever the round changes.
///
///     Standing(of: round, in: puzzle).score  // 4
public struct Standing: Equatable, Sendable {
  /// The points of all found words, including bonus words.
  public let score: Int
  /// The number of common words found.
  public let foundCount: Int
  /// The number of common words.
  public let total: Int
  /// The number of bonus words found.
  public let bonusCount: Int
  /// The number of words for which a clue was taken.
  public let clueCount: Int
  /// The points of all common words.
  public let totalPoints: Int
  /// The points that ranks are measured against: ``totalPoints`` or, in a timed round, the points that can be reached
  /// within the time limit.
  public let goal: Int
  public let rank: Rank
  public let next: Requirement
  /// The filled share of the progress bar, in thousandths: 1000 if all common words are found, otherwise at most 990.
  public let share: Int
  /// The numbers of common words found and left, by length, shortest first.
  public let lengths: [LengthCount]
  /// The number of common words left, by first letter and length. This is the hint; it reveals no word.
  public let hints: [HintRow]

  /// The requirement for the next rank.
  public enum Requirement: Equatable, Sendable {
    /// The number of points missing, and the rank that they lead to.
    case points(Int, Rank)
    /// The number of common words missing for the last rank.
    case words(Int)
    /// Nothing, because every common word is found or there are none.
    case nothing
  }

  /// The number of common words left.
  public var remaining: Int { total - foundCount }

  /// Whether all common words are found.
  public var isWhole: Bool { rank == .allWords }

  /// Returns the minimum points for a rank.
  public func threshold(of rank: Rank) -> Int { rank.threshold(ofTotal: goal) }

  /// Computes the progress of a round.
  ///
  /// - Parameters:
  ///   - round: The round.
  ///   - puzzle: The words of the root of the round.
  /// - Complexity: O(*w* × *f*), where *w* is the number of common words and *f* the number of words found.
  public init(of round: Round, in puzzle: Puzzle) {
    let table = WordTable(of: round, in: puzzle)
    score = round.score
    foundCount = round.found.count { $0.isCommon }
    bonusCount = round.found.count - foundCount
    clueCount = round.clues.count
    total = foundCount + table.remaining
    totalPoints = puzzle.points(of: puzzle.common)
    goal = Rank.goal(ofTotal: totalPoints, words: total, minutes: round.minutes)
    rank = Rank(score: score, total: goal, foundAll: total > 0 && foundCount >= total)
    next = Standing.next(after: rank, score: score, goal: goal, remaining: total - foundCount)
    share = Standing.share(score: score, ofGoal: goal, foundAll: rank == .allWords)
    lengths = table.lengths
    hints = table.hints
  }

  /// Returns the filled share of the progress bar, in thousandths.
  private static func share(score: Int, ofGoal goal: Int, foundAll: Bool) -> Int {
    if foundAll { return 1000 }
    return goal == 0 ? 0 : min(990, score * 1000 / goal)
  }

  private static func next(after rank: Rank, score: Int, goal: Int, remaining: Int) -> Requirement {
    let next = Rank.allCases.first {
      $0 != .allWords && $0 > rank && $0.threshold(ofTotal: goal) > score
    }
    if let next { return .points(next.threshold(ofTotal: goal) - score, next) }
    return remaining > 0 ? .words(remaining) : .nothing
  }
}

/// The numbers of common words of one length that are found and left.
public struct LengthCount: Equatable, Sendable {
  public let length: Int
  public let foundCount: Int
  public let remaining: Int
  /// The share of the words that has been found, in thousandths.
  public var share: Int { foundCount * 1000 / max(1, foundCount + remaining) }
}

/// The common words left that begin with the same letter.
public struct HintRow: Equatable, Sendable {
  /// The first letter, in ASCII.
  public let letter: UInt8
  /// The number of words left of each length, shortest first, without lengths that have none.
  public let counts: [Count]

  /// The number of words left of one length.
  public struct Count: Equatable, Sendable {
    public let length: Int
    public let remaining: Int
  }
}

/// Common words counted by first letter and length.
private struct WordTable {
  private static let columnCount = Round.rootLengths.upperBound + 1
  /// The number of letters in the longest word, but at least ``Lexicon/maxWordLength``.
  private var longestLength = Lexicon.maxWordLength
  /// The number of words left: a row for each letter, with a column for each length.
  private var remainingCounts = [Int](repeating: 0, count: 26 * columnCount)
  /// The number of words found, by length.
  private var foundCounts = [Int](repeating: 0, count: columnCount)
  private(set) var remaining = 0

  init(of round: Round, in puzzle: Puzzle) {
    var foundLetters = ContiguousArray<PackedLetters>()
    for foundWord in round.found {
      if let letters = PackedLetters(foundWord.word) { foundLetters.append(letters) }
      guard foundWord.isCommon else { continue }
      foundCounts[foundWord.word.count] += 1
      longestLength = max(longestLength, foundWord.word.count)
    }
    for entry in puzzle.common.entries where !foundLetters.contains(entry.letters) {
      remainingCounts[Int(entry.letters.code(at: 0) - 1) * WordTable.columnCount + entry.count] += 1
      remaining += 1
    }
  }

  private func remaining(_ letter: Int, _ length: Int) -> Int {
    remainingCounts[letter * WordTable.columnCount + length]
  }

  var lengths: [LengthCount] {
    (Round.minWordLength...longestLength).compactMap { length in
      let remaining = (0..<26).reduce(0) { $0 + self.remaining($1, length) }
      return remaining + foundCounts[length] == 0
        ? nil : LengthCount(length: length, foundCount: foundCounts[length], remaining: remaining)
    }
  }

  var hints: [HintRow] {
    (0..<26).compactMap { letter in
      let counts = (Round.minWordLength...longestLength).compactMap { length in
        remaining(letter, length) == 0 ? nil : HintRow.Count(length: length, remaining: remaining(letter, length))
      }
      return counts.isEmpty ? nil : HintRow(letter: UInt8(letter) + UInt8(ascii: "a"), counts: counts)
    }
  }
}
