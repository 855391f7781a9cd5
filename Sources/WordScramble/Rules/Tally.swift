/// The points and words of a round or a team. Tallies are compared by points; on a tie, by words.
///
/// In challenges and shared rounds, words come before points: ``Verdict`` and ``SharedVerdict``.
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
