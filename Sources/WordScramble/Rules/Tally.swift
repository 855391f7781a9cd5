/// The result of a round or a team. More points are greater; on a tie, more words are.
///
/// Unlike here, words come before points in a challenge: ``Verdict``.
package struct Tally: Hashable, Comparable, Sendable {
  package let points: Int
  package let words: Int

  package init(points: Int, words: Int) {
    (self.points, self.words) = (points, words)
  }

  /// Counts found words, including bonus words.
  package init(_ found: some Sequence<FoundWord>) {
    var (points, words) = (0, 0)
    for foundWord in found { (points, words) = (points + foundWord.points, words + 1) }
    self.init(points: points, words: words)
  }

  package static func < (less: Tally, more: Tally) -> Bool {
    (less.points, less.words) < (more.points, more.words)
  }
}
