/// Draws roots: the same seed and the same list give the same root on every device.
public struct Dealer: Sendable {
  /// The default root, used if there are no others.
  public static let defaultRoot = Word(letters: [18, 8, 11, 10, 22, 14, 17, 12])  // silkworm

  /// Whether the roots are all those of the lexicon, so that a player's way through them can be kept: ``DealPosition``.
  let isWholeList: Bool
  private let lexicon: Lexicon
  private let all: [Word]
  private let familiar: [Word]

  /// Creates a dealer.
  ///
  /// - Parameters:
  ///   - roots: The roots there are, in an order that is always the same; those the lexicon calls familiar are preferred. Nil for those of
  ///     the lexicon.
  ///   - lexicon: The words that count.
  /// - Complexity: O(*n* log *m*) for *n* roots and *m* roots of the lexicon.
  public init(roots: [Word]?, in lexicon: Lexicon) {
    self.lexicon = lexicon
    let own = roots ?? lexicon.dealtRoots
    isWholeList = !lexicon.isPart && !own.isEmpty && own == lexicon.dealtRoots
    all = own.isEmpty ? [Dealer.defaultRoot] : own
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
      if isSuitable(root, grade) { return root }
    }
    return fallback
  }

  /// Returns the next root of the order of a position that has not been dealt before; after the last one, the order begins again.
  ///
  /// - Parameters:
  ///   - position: How far the order has been dealt; it moves behind the root.
  ///   - grade: The grade of the root. If none has it, a root of any grade is returned.
  ///   - includesUnfamiliar: Whether roots that few know may come as well.
  ///   - recent: Roots that are passed over.
  /// - Complexity: O(*n*), where *n* is the number of roots passed so far, and that of a ``Puzzle`` for each root of another grade.
  func next(from position: inout DealPosition, grade: Grade?, includesUnfamiliar: Bool, avoiding recent: [Word]) -> Word
  {
    let choice = DealPosition.choice(grade, includesUnfamiliar: includesUnfamiliar)
    let roots = includesUnfamiliar ? all : familiar
    let start = position.passed[choice] < roots.count ? position.passed[choice] : 0
    var order = DealOrder(roots, seed: position.seed)
    for _ in 0..<start { _ = order.next() }
    position.passed[choice] = start
    while let root = order.next() {
      position.passed[choice] += 1
      if !recent.contains(root) && isSuitable(root, grade) { return root }
    }
    if start > 0 {
      return next(from: &position, grade: grade, includesUnfamiliar: includesUnfamiliar, avoiding: recent)
    }
    return root(seed: position.seed, includesUnfamiliar: includesUnfamiliar, avoiding: recent)
  }

  private func isSuitable(_ root: Word, _ grade: Grade?) -> Bool {
    grade == nil || Puzzle(root: root, in: lexicon).grade == grade
  }
}

/// Roots in the order that a seed gives: the shuffle of Fisher and Yates, a step at a time.
private struct DealOrder: IteratorProtocol {
  private var roots: [Word]
  private var generator: SplitMix64
  private var index = 0

  init(_ roots: [Word], seed: UInt64) {
    (self.roots, generator) = (roots, SplitMix64(seed: seed))
  }

  mutating func next() -> Word? {
    guard index < roots.count else { return nil }
    roots.swapAt(index, index + Int(generator.next(below: UInt32(roots.count - index))))
    index += 1
    return roots[index - 1]
  }
}
