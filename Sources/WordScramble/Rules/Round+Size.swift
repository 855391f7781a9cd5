// How much a round may hold, so that all of it can be saved.
extension Round {
  /// The most words of a round, and the most assists.
  static let mostEntries = 10_000
  /// The most bytes of the entries of a round: 256 KB, without room for what a round has once, such as its root, its
  /// end and its totals.
  static let maxSize = 261_760

  /// The most bytes of an entry: help of a later version, with a name and a word of fifteen letters each.
  private static let maxEntry = 50

  /// Whether the round can be saved, also when it was ended, removed and finished.
  var hasRoom: Bool {
    // Asked for each word that is played; only a very large round is counted.
    let entries = found.count + assists.count + tries.count + vocabulary.given.count
    if entries * Round.maxEntry + (challengeCode?.count ?? 0) <= Round.maxSize { return true }
    return found.count <= Round.mostEntries && assists.count <= Round.mostEntries && size <= Round.maxSize
  }

  /// The most bytes that the entries take when they are saved: a line for each word, each assist, each try and each
  /// given word, and the code of the challenge. Beside its word, a line has a name and a time of up to ten characters.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  private var size: Int {
    let words = found.reduce(0) { $0 + 18 + $1.word.count }
    let help = assists.reduce(0) { $0 + 20 + $1.kind.name.count + ($1.word?.count ?? 1) }
    let others = tries.reduce(0) { $0 + 18 + $1.word.count } + vocabulary.given.reduce(0) { $0 + 7 + $1.count }
    return words + help + others + (challengeCode?.count ?? 0)
  }
}
