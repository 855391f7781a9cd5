/// A word that the player thinks the lexicon lacks.
package struct MissingWord: Equatable, Sendable {
  /// The most words that are kept, settled ones among them.
  package static let most = 500

  /// The word, of at most 15 letters.
  package let word: Word
  /// When the player kept or removed it, or a lexicon had it at last, in seconds since 1970-01-01 00:00 UTC.
  package let time: Int64
  /// Whether nothing is to be done about the word any more: the player has removed it, or the lexicon has it.
  package let isSettled: Bool

  /// Returns words with each of them once, from a to z: the latest state of each, and of more than ``most`` the latest.
  ///
  /// The result is the same in whatever order, and however often, words are put together.
  static func latest(_ words: [MissingWord]) -> [MissingWord] {
    var latest: [MissingWord] = []
    for word in words {
      guard let index = latest.firstIndex(where: { $0.word == word.word }) else {
        latest.append(word)
        continue
      }
      let known = latest[index]
      if word.time > known.time || word.time == known.time && word.isSettled { latest[index] = word }
    }
    latest.sortInPlace { ($1.time, $0.word) < ($0.time, $1.word) }
    latest = Array(latest.prefix(most))
    latest.sortInPlace { $0.word < $1.word }
    return latest
  }
}

extension Shelf {
  /// The words that the player thinks the lexicon lacks, from a to z.
  package var missingWords: [Word] { missing.filter { !$0.isSettled }.map { $0.word } }

  /// Keeps a word that the player thinks the lexicon lacks.
  ///
  /// - Parameter word: At most 15 letters; longer words are not kept.
  mutating func keep(_ word: Word, at moment: Moment) {
    set(word, isSettled: false, at: moment)
  }

  /// Settles a word that was kept: the player removes it, or the lexicon has it now.
  mutating func settle(_ word: Word, at moment: Moment) {
    if missingWords.contains(word) { set(word, isSettled: true, at: moment) }
  }

  private mutating func set(_ word: Word, isSettled: Bool, at moment: Moment) {
    guard word.count <= Round.rootLengths.upperBound else { return }
    // A clock that was set back must not hide what the player does now behind what was done before.
    let before = missing.first { $0.word == word }?.time ?? 0
    let time = max(moment.seconds, before + 1, earliestStart)
    missing = MissingWord.latest(missing + [MissingWord(word: word, time: time, isSettled: isSettled)])
  }
}
