// Limits on the content of a round, so all of it can be saved.
extension Round {
  /// The maximum number of found words, and of assists.
  static let maxEntries = 10_000
  /// The maximum size of the entries of a round in bytes: 256 KB, less the space for what occurs once in a round, such
  /// as its root, its end and its totals.
  static let maxSize = 261_760

  /// The maximum size of an entry in bytes: an assist of a later version, with a name and a word of fifteen letters
  /// each.
  private static let maxEntrySize = 50

  /// Whether the round can be saved, and still has room for the lines added when it is ended, removed and finished.
  var isWithinSizeLimit: Bool {
    // This runs for each word that is played, so the size is computed only for a very large round.
    if (found.count + assists.count) * Round.maxEntrySize <= Round.maxSize { return true }
    return found.count <= Round.maxEntries && assists.count <= Round.maxEntries && size <= Round.maxSize
  }

  /// The maximum size of the saved entries in bytes: a line for each found word and assist. A line has a name, the word
  /// and a time of up to ten characters.
  private var size: Int {
    let wordsSize = found.reduce(0) { $0 + 18 + $1.word.count }
    let assistsSize = assists.reduce(0) { $0 + 20 + $1.kind.name.count + ($1.word?.count ?? 1) }
    return wordsSize + assistsSize
  }
}
