/// Chooses roots. The same seed and the same list give the same root on every device, unless played roots are skipped.
package struct Dealer: Sendable {
  private let lexicon: Lexicon
  /// The familiar roots or, if there are none, all roots.
  private let roots: [Word]

  /// Creates a dealer.
  ///
  /// - Parameters:
  ///   - roots: The available roots, always in the same order, or nil for those of the lexicon. Only those that
  ///     the lexicon calls familiar are dealt, unless there are none.
  ///   - lexicon: The words that count.
  /// - Complexity: O(*n* log *m*) for *n* roots and *m* roots of the lexicon.
  package init(roots: [Word]?, in lexicon: Lexicon) {
    self.lexicon = lexicon
    let candidates = roots ?? lexicon.roots.map { $0.word }
    let allRoots = candidates.isEmpty ? [Puzzle.defaultRoot] : candidates
    let familiarRoots = allRoots.filter { lexicon.rootStatus(of: $0) == .familiar }
    self.roots = familiarRoots.isEmpty ? allRoots : familiarRoots
  }

  /// Chooses a root.
  ///
  /// - Parameters:
  ///   - seed: The seed that determines the choice.
  ///   - grade: The preferred grade. If no root of 1,000 attempts has it, the grade is ignored.
  ///   - isPlayed: Returns whether the player has played a root. Up to 64 such roots are skipped.
  package func root(seed: UInt64, grade: Grade? = nil, isPlayed: (Word) -> Bool = { _ in false }) -> Word {
    var generator = SplitMix64(seed: seed)
    var (fallback, skipCount) = (Word?.none, 0)
    for _ in 0..<1000 {
      let root = roots[Int(generator.next(below: UInt32(roots.count)))]
      if skipCount < 64, isPlayed(root) {
        skipCount += 1
        continue
      }
      if grade == nil || Puzzle(root: root, in: lexicon).grade == grade { return root }
      fallback = fallback ?? root
    }
    return fallback ?? roots[0]
  }
}
