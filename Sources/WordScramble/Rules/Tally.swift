/// How much was found, in a round or by a team. Of two tallies the one with more points is greater; of as many points,
/// the one with more words.
///
/// A challenge is won by words before points: ``Verdict``.
package struct Tally: Hashable, Comparable, Sendable {
  /// The points.
  package let points: Int
  /// How many words.
  package let words: Int

  /// Creates a tally.
  package init(points: Int, words: Int) {
    (self.points, self.words) = (points, words)
  }

  /// Counts found words, bonus words too.
  package init(_ found: some Sequence<FoundWord>) {
    var (points, words) = (0, 0)
    for foundWord in found { (points, words) = (points + foundWord.points, words + 1) }
    self.init(points: points, words: words)
  }

  /// Returns whether a tally is less than another.
  package static func < (less: Tally, more: Tally) -> Bool {
    (less.points, less.words) < (more.points, more.words)
  }
}
