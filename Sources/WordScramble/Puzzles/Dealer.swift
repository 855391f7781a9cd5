/// Draws roots: the same seed and the same list give the same root on every device.
package struct Dealer: Sendable {
  private let lexicon: Lexicon
  private let all: [Word]
  private let familiar: [Word]

  /// Creates a dealer.
  ///
  /// - Parameters:
  ///   - roots: The roots there are, in an order that is always the same; those the lexicon calls familiar are
  ///     preferred. Nil for those of the lexicon.
  ///   - lexicon: The words that count.
  /// - Complexity: O(*n* log *m*) for *n* roots and *m* roots of the lexicon.
  package init(roots: [Word]?, in lexicon: Lexicon) {
    self.lexicon = lexicon
    let own = roots ?? lexicon.dealtRoots
    all = own.isEmpty ? [Puzzle.defaultRoot] : own
    let known = all.filter { lexicon.rootStatus(of: $0) == .familiar }
    familiar = known.isEmpty ? all : known
  }

  /// Returns a root.
  ///
  /// - Parameters:
  ///   - seed: Names the draw.
  ///   - grade: The preferred grade. If none of 1,000 draws has it, a root of any grade is returned.
  ///   - includesUnfamiliar: Whether roots that few know may come as well.
  ///   - isPlayed: Whether the player has played a root. Such roots are passed over 64 times.
  package func root(
    seed: UInt64, grade: Grade? = nil, includesUnfamiliar: Bool = false, isPlayed: (Word) -> Bool = { _ in false }
  ) -> Word {
    let roots = includesUnfamiliar ? all : familiar
    var generator = SplitMix64(seed: seed)
    var (first, passed) = (Word?.none, 0)
    for _ in 0..<1000 {
      let root = roots[Int(generator.next(below: UInt32(roots.count)))]
      if passed < 64, isPlayed(root) {
        passed += 1
        continue
      }
      if grade == nil || Puzzle(root: root, in: lexicon).grade == grade { return root }
      first = first ?? root
    }
    return first ?? roots[0]
  }
}
