/// Draws roots: the same seed and the same list give the same root on every device.
public struct Dealer: Sendable {
  /// The default root, used if there are no others.
  public static let defaultRoot = Word(letters: [18, 8, 11, 10, 22, 14, 17, 12])  // silkworm

  private let lexicon: Lexicon
  private let all: [Word]
  private let familiar: [Word]

  /// Creates a dealer.
  ///
  /// - Parameters:
  ///   - roots: The roots there are, in an order that is always the same; those the lexicon calls familiar are preferred.
  ///   - lexicon: The words that count.
  /// - Complexity: O(*n* log *m*) for *n* roots and *m* roots of the lexicon.
  public init(roots: [Word], in lexicon: Lexicon) {
    self.lexicon = lexicon
    all = roots.isEmpty ? [Dealer.defaultRoot] : roots
    let known = all.filter { lexicon.rootStatus(of: $0) == .familiar }
    familiar = known.isEmpty ? all : known
  }

  /// Returns a root.
  ///
  /// - Parameters:
  ///   - seed: Names the draw.
  ///   - grade: The preferred grade. If none of 1,000 draws has it, a root of any grade is returned.
  ///   - includesUnfamiliar: Whether roots that few know may come as well.
  ///   - recent: Roots that are not to come again while there are others.
  public func root(seed: UInt64, grade: Grade? = nil, includesUnfamiliar: Bool = false, avoiding recent: [Word] = [])
    -> Word
  {
    let roots = includesUnfamiliar ? all : familiar
    var generator = SplitMix64(seed: seed)
    var fallback = roots[0]
    for _ in 0..<1000 {
      let root = roots[Int(generator.next(below: UInt32(roots.count)))]
      guard !recent.contains(root) else { continue }
      fallback = root
      if grade == nil || Puzzle(root: root, in: lexicon).grade == grade { return root }
    }
    return fallback
  }
}
