/// Chooses roots. The same seed and the same list give the same root on every device, unless played roots are skipped.
package struct Dealer: Sendable {
  private let lexicon: Lexicon
  /// The familiar roots or, if there are none, all roots.
  private let roots: [Word]

  /// Creates a dealer.
  ///
  /// - Parameters:
  ///   - roots: The available roots, always in the same order. Only those that the lexicon calls familiar are dealt,
  ///     unless there are none. Without any root, *silkworm* is dealt.
  ///   - lexicon: The words that count.
  /// - Complexity: O(*n* log *m*) for *n* roots and *m* roots of the lexicon.
  package init(roots: [Word], in lexicon: Lexicon) {
    self.lexicon = lexicon
    let allRoots = roots.isEmpty ? [Puzzle.defaultRoot] : roots
    let familiarRoots = allRoots.filter { lexicon.rootStatus(of: $0) == .familiar }
    self.roots = familiarRoots.isEmpty ? allRoots : familiarRoots
  }

  /// The number of random choices before all roots are looked at.
  private static let maxAttempts = 100

  /// Chooses a root that the player has not played.
  ///
  /// - Parameters:
  ///   - seed: The seed that determines the choice.
  ///   - grade: The grade, or nil for any.
  ///   - isPlayed: Returns whether the player has played a root.
  /// - Returns: The root, or nil if all roots of the grade are played.
  package func root(seed: UInt64, grade: Grade? = nil, isPlayed: (Word) -> Bool = { _ in false }) -> Word? {
    func isSuitable(_ root: Word) -> Bool {
      !isPlayed(root) && (grade == nil || Puzzle(root: root, in: lexicon).grade == grade)
    }
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Dealer.maxAttempts {
      let root = roots[Int(generator.next(below: UInt32(roots.count)))]
      if isSuitable(root) { return root }
    }
    let suitableRoots = roots.filter(isSuitable)
    return suitableRoots.isEmpty ? nil : suitableRoots[Int(generator.next(below: UInt32(suitableRoots.count)))]
  }

  /// Chooses a root, played or not.
  func anyRoot(seed: UInt64) -> Word {
    var generator = SplitMix64(seed: seed)
    return roots[Int(generator.next(below: UInt32(roots.count)))]
  }
}
