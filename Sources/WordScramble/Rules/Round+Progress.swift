extension Round {
  /// The points of all words found, rare ones too.
  public var score: Int { found.reduce(0) { $0 + $1.points } }

  /// How many common words have been found.
  public var commonCount: Int { found.count { $0.isCommon } }

  /// How many bonus words have been found.
  public var bonusCount: Int { found.count - commonCount }

  /// The points won with common words: what ranks are made of.
  public var commonPoints: Int { found.reduce(0) { $0 + ($1.isCommon ? $1.points : 0) } }

  /// Returns whether a word has been found.
  ///
  /// - Complexity: O(*f*), where *f* is the number of words found.
  public func hasFound(_ word: Word) -> Bool {
    found.contains { $0.word == word }
  }

  /// Returns the common words not yet found, longest first, those of one length from a to z.
  ///
  /// - Complexity: O(*w* × *f*), where *w* is the number of common words and *f* the number found.
  public func left(in puzzle: Puzzle) -> [Word] {
    puzzle.common.filter { $0.count >= minimum && !hasFound($0) }
  }

  /// Returns how many of the common words of each length have been found and are left, shortest first.
  public func lengths(in puzzle: Puzzle) -> [LengthCount] {
    let left = left(in: puzzle)
    return (minimum...Lexicon.longestWord).compactMap { length in
      let open = left.count { $0.count == length }
      let found = found.count { $0.isCommon && $0.word.count == length }
      return open + found == 0 ? nil : LengthCount(length: length, found: found, left: open)
    }
  }

  /// Returns how many common words are left by first letter and length: the hint that spoils nothing.
  ///
  /// - Returns: Counts above zero only, from a to z, shorter words first.
  public func hints(in puzzle: Puzzle) -> [Hint] {
    let left = left(in: puzzle)
    var hints = [Hint]()
    for letter in UInt8(0)..<26 {
      for length in minimum...Lexicon.longestWord {
        let count = left.count { $0.letters[0] == letter && $0.count == length }
        if count > 0 { hints.append(Hint(letter: letter, length: length, count: count)) }
      }
    }
    return hints
  }

  /// Returns the points that all common words of a puzzle are worth in this round.
  public func totalPoints(in puzzle: Puzzle) -> Int {
    puzzle.points(scoring: scoring, minimum: minimum, everydayOnly: false)
  }

  /// Returns the points of the puzzle's everyday words in this round: what a good round comes to.
  public func par(in puzzle: Puzzle) -> Int {
    puzzle.points(scoring: scoring, minimum: minimum, everydayOnly: true)
  }

  /// Returns the rank the round has reached.
  public func rank(in puzzle: Puzzle) -> Rank {
    let total = totalPoints(in: puzzle)
    return Rank(points: commonPoints, total: total, allFound: total > 0 && left(in: puzzle).isEmpty)
  }

  /// Returns the letters of the root in a random order that is not the root's own where there is another.
  ///
  /// - Parameter seed: The same seed gives the same order in every place.
  public func shuffledLetters(seed: UInt64) -> [UInt8] {
    var chance = SplitMix64(seed: seed)
    var shuffled = root.letters
    chance.shuffle(&shuffled)
    let hasOneOrder = shuffled.allSatisfy { $0 == shuffled[0] }
    while shuffled == root.letters && !hasOneOrder { chance.shuffle(&shuffled) }
    return shuffled
  }
}

/// How many common words of one length have been found and are left.
public struct LengthCount: Equatable, Sendable {
  /// The number of letters.
  public let length: Int
  /// How many have been found.
  public let found: Int
  /// How many are left.
  public let left: Int
}

/// How many common words with one first letter and one length are left.
public struct Hint: Equatable, Sendable {
  /// The first letter, `a` being 0.
  public let letter: UInt8
  /// The number of letters.
  public let length: Int
  /// How many are left.
  public let count: Int
}
