/// A round of a set as a player sees it: how far it has come.
package struct SetRound: Equatable, Sendable {
  /// The place in the set, from 1.
  package let place: Int
  /// The root.
  package let root: Word
  /// The unit words that can be found in it, from a to z.
  package let unitWords: [Word]
  /// How many common words have been found.
  package let foundCount: Int
  /// How many common words there are.
  package let total: Int
  /// How hard the round is.
  package let grade: Grade
  /// How far it has come.
  package let state: State

  /// How far a round of a set has come.
  package enum State: Equatable, Sendable {
    /// Nothing was done in it.
    case notBegun
    /// Something was done in it, and words are left to find.
    case playing
    /// It takes no more words or none until it is continued, or every common word is found.
    case ended
  }

  /// Looks at a round of a set.
  ///
  /// - Parameters:
  ///   - place: Its place, from 1 to the number of roots.
  ///   - set: The set.
  ///   - round: The round as it was played, or nil if it was not begun.
  ///   - lexicon: The word list.
  /// - Complexity: that of a ``Puzzle``.
  package init(at place: Int, of set: PuzzleSet, played round: Round?, in lexicon: Lexicon) {
    (self.place, root) = (place, set.roots[place - 1])
    unitWords = set.unitWords(in: root)
    let puzzle = Puzzle(root: root, in: lexicon, given: set.isForClass ? unitWords : [])
    (total, grade) = (puzzle.commonWords(minimum: set.minimum), puzzle.grade)
    foundCount = round?.found.count { $0.isCommon } ?? 0
    let isWhole = total > 0 && foundCount >= total
    state = round.map { $0.isEnded || isWhole ? .ended : $0.hasProgress ? .playing : .notBegun } ?? .notBegun
  }
}
