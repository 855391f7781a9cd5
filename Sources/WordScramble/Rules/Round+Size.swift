// Limits on the content of a round, so all of it can be saved.
extension Round {
  /// The maximum number of found words, and of assists.
  static let mostEntries = 10_000
  /// The maximum size of the entries of a round in bytes: 256 KB, less the space for what a round has once, such as its
  /// root, its end and its totals.
  static let maxSize = 261_760

  /// The maximum size of an entry in bytes: an assist of a later version, with a name and a word of fifteen letters
  /// each.
  private static let maxEntry = 50

  /// Whether the round can be saved, with space to be ended, removed and finished.
  var hasRoom: Bool {
    // This runs for each word that is played, so the size is computed only for a very large round.
    let entries = found.count + assists.count + tries.count + vocabulary.given.count
    if entries * Round.maxEntry + (challengeCode?.count ?? 0) <= Round.maxSize { return true }
    return found.count <= Round.mostEntries && assists.count <= Round.mostEntries && size <= Round.maxSize
  }

  /// The maximum size of the saved entries in bytes: a line for each found word, assist, tried word and given word, and
  /// the code of the challenge. A line has a name, the word, and a time of up to ten characters.
  private var size: Int {
    let words = found.reduce(0) { $0 + 18 + $1.word.count }
    let help = assists.reduce(0) { $0 + 20 + $1.kind.name.count + ($1.word?.count ?? 1) }
    let others = tries.reduce(0) { $0 + 18 + $1.word.count } + vocabulary.given.reduce(0) { $0 + 7 + $1.count }
    return words + help + others + (challengeCode?.count ?? 0)
  }
}
