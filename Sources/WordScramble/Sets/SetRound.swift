/// A round of a set with the player's progress.
package struct SetRound: Equatable, Sendable {
  /// The number of the round in the set, from 1.
  package let number: Int
  package let root: Word
  /// The unit words that can be found in the round, from a to z.
  package let unitWords: [Word]
  /// The number of common words found.
  package let foundCount: Int
  /// The number of common words.
  package let total: Int
  package let grade: Grade
  package let state: State

  /// The state of a round of a set.
  package enum State: Equatable, Sendable {
    /// The round has no progress and has not ended.
    case notBegun
    /// The round has progress, has not ended, and has common words left to find.
    case playing
    /// The round has ended, or every common word is found.
    case ended
  }

  /// Determines the progress of a round of a set.
  ///
  /// - Parameters:
  ///   - number: The number of the round, from 1 to the number of roots.
  ///   - set: The set.
  ///   - round: The round as it was played, or nil if it was not begun.
  ///   - lexicon: The word list.
  /// - Complexity: that of a ``Puzzle``.
  package init(number: Int, of set: PuzzleSet, played round: Round?, in lexicon: Lexicon) {
    (self.number, root) = (number, set.roots[number - 1])
    unitWords = set.unitWords(in: root)
    let puzzle = Puzzle(root: root, in: lexicon, givenWords: set.isForClass ? unitWords : [])
    (total, grade) = (puzzle.commonWordCount(minimum: set.minimum), puzzle.grade)
    foundCount = round?.found.count { $0.isCommon } ?? 0
    let hasAllWords = total > 0 && foundCount >= total
    state = round.map { $0.isEnded || hasAllWords ? .ended : $0.hasProgress ? .playing : .notBegun } ?? .notBegun
  }
}
