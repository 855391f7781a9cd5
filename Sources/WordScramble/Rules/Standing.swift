/// The progress of a round: every figure that is shown, computed once each time the round changes.
///
///     Standing(of: round, in: puzzle).score  // 4
public struct Standing: Equatable, Sendable {
  /// The points of all words found, bonus words too.
  public let score: Int
  /// How many common words have been found.
  public let foundCount: Int
  /// How many common words there are.
  public let total: Int
  /// How many bonus words have been found.
  public let bonus: Int
  /// How many words a clue was taken for.
  public let clues: Int
  /// The points of all common words.
  public let totalPoints: Int
  /// The points that ranks are measured against: ``totalPoints``, or those that can be had in the minutes of a timed
  /// round.
  public let goal: Int
  /// The points of the everyday words: the score of a good round.
  public let par: Int
  /// The rank reached.
  public let rank: Rank
  /// What the next rank takes.
  public let next: Next
  /// How much of the cord is drawn, in thousandths: 1000 with the whole string, and never more than 990 before.
  public let share: Int
  /// How many of the common words of each length have been found and are left, shortest first.
  package let lengths: [LengthCount]
  /// How many common words are left by first letter and length: the hint, which gives no word away.
  package let hints: [HintRow]

  /// What the next rank takes.
  public enum Next: Equatable, Sendable {
    /// The number of points that are missing, and the rank they lead to.
    case points(Int, Rank)
    /// The number of common words that are missing for the whole string.
    case words(Int)
    /// Nothing: every common word is found, or there is none.
    case nothing
  }

  /// How many common words are left.
  public var remaining: Int { total - foundCount }

  /// Returns the points at which a rank begins.
  public func threshold(of rank: Rank) -> Int { rank.threshold(ofTotal: goal) }

  /// Computes the figures of a round.
  ///
  /// - Parameters:
  ///   - round: The round.
  ///   - puzzle: The words of its root.
  /// - Complexity: O(*w* × *f*), where *w* is the number of common words and *f* the number of words found.
  public init(of round: Round, in puzzle: Puzzle) {
    let table = WordTable(of: round, in: puzzle)
    score = round.score
    foundCount = round.found.count { $0.isCommon }
    bonus = round.found.count - foundCount
    clues = round.clued.count
    total = round.totals?.words ?? foundCount + table.remaining
    totalPoints =
      round.totals?.points ?? puzzle.points(scoring: round.scoring, minimum: round.minimum, everydayOnly: false)
    goal = Rank.goal(ofTotal: totalPoints, words: total, minutes: round.minutes)
    par = puzzle.points(scoring: round.scoring, minimum: round.minimum, everydayOnly: true)
    rank = Rank(score: score, total: goal, foundAll: total > 0 && foundCount >= total)
    next = Standing.next(after: rank, score: score, goal: goal, remaining: total - foundCount)
    share = Standing.share(score: score, ofGoal: goal, foundAll: rank == .wholeString)
    lengths = table.lengths
    hints = table.hints
  }

  /// Returns how much of the cord some points draw, in thousandths.
  static func share(score: Int, ofGoal goal: Int, foundAll: Bool) -> Int {
    foundAll ? 1000 : goal == 0 ? 0 : min(990, score * 1000 / goal)
  }

  private static func next(after rank: Rank, score: Int, goal: Int, remaining: Int) -> Next {
    let next = Rank.allCases.first {
      $0 != .wholeString && $0 > rank && $0.threshold(ofTotal: goal) > score
    }
    if let next { return .points(next.threshold(ofTotal: goal) - score, next) }
    return remaining > 0 ? .words(remaining) : .nothing
  }
}

/// How many common words of one length have been found and are left.
package struct LengthCount: Equatable, Sendable {
  /// The number of letters.
  package let length: Int
  /// How many have been found.
  package let foundCount: Int
  /// How many are left.
  package let remaining: Int
  /// The share that has been found, in thousandths.
  package var share: Int { foundCount * 1000 / max(1, foundCount + remaining) }
}

/// The common words left that begin with one letter.
package struct HintRow: Equatable, Sendable {
  /// The first letter, in ASCII.
  package let letter: UInt8
  /// How many are left of each length, shortest first; lengths without any are left out.
  package let counts: [Count]

  /// How many words of one length are left.
  package struct Count: Equatable, Sendable {
    /// The number of letters.
    package let length: Int
    /// How many are left.
    package let remaining: Int
  }
}

/// Common words counted by first letter and length.
private struct WordTable {
  private static let columns = Round.rootLengths.upperBound + 1
  private let minimum: Int
  /// How many letters the longest word has.
  private var longest = Lexicon.longestWord
  /// How many are left, a row of lengths for each letter.
  private var open = [Int](repeating: 0, count: 26 * columns)
  /// How many are found by length.
  private var foundCount = [Int](repeating: 0, count: columns)
  private(set) var remaining = 0

  init(of round: Round, in puzzle: Puzzle) {
    minimum = round.minimum
    var played = ContiguousArray<PackedLetters>()
    for foundWord in round.found where foundWord.isCommon {
      foundCount[foundWord.word.count] += 1
      longest = max(longest, foundWord.word.count)
      if let letters = PackedLetters(foundWord.word) { played.append(letters) }
    }
    guard !round.hasAllWords else { return }
    for entry in puzzle.common.entries where entry.count >= minimum && !played.contains(entry.letters) {
      add(Int(entry.letters.code(at: 0) - 1), entry.count)
    }
    // No round has a longer word; only a puzzle for another root may be given one.
    for word in puzzle.common.long where word.count < WordTable.columns && !round.hasFound(word) {
      add(Int(word.letters[0]), word.count)
    }
  }

  private mutating func add(_ letter: Int, _ length: Int) {
    open[letter * WordTable.columns + length] += 1
    longest = max(longest, length)
    remaining += 1
  }

  private func remaining(_ letter: Int, _ length: Int) -> Int { open[letter * WordTable.columns + length] }

  var lengths: [LengthCount] {
    (minimum...longest).compactMap { length in
      let remaining = (0..<26).reduce(0) { $0 + self.remaining($1, length) }
      return remaining + foundCount[length] == 0
        ? nil : LengthCount(length: length, foundCount: foundCount[length], remaining: remaining)
    }
  }

  var hints: [HintRow] {
    (0..<26).compactMap { letter in
      let counts = (minimum...longest).compactMap { length in
        remaining(letter, length) == 0 ? nil : HintRow.Count(length: length, remaining: remaining(letter, length))
      }
      return counts.isEmpty ? nil : HintRow(letter: UInt8(letter) + UInt8(ascii: "a"), counts: counts)
    }
  }
}

#if !hasFeature(Embedded)
  extension Standing: Codable {}
  extension LengthCount: Codable {}

  extension HintRow: Codable {
    private enum CodingKeys: CodingKey { case letter, counts }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      letter = try values.decode(Word.self, forKey: .letter).ascii[0]
      counts = try values.decode([Count].self, forKey: .counts)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(String(Unicode.Scalar(letter)), forKey: .letter)
      try values.encode(counts, forKey: .counts)
    }
  }

  extension HintRow.Count: Codable {}

  extension Standing.Next: Codable {
    enum PointsCodingKeys: String, CodingKey {
      case _0 = "points"
      case _1 = "rank"
    }

    enum WordsCodingKeys: String, CodingKey { case _0 = "words" }
  }
#endif
