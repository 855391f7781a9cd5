/// A word that the player reports as missing from the lexicon.
package struct MissingWord: Equatable, Sendable {
  /// The maximum number of saved words, including settled ones.
  package static let maxCount = 500

  /// The word, which has at most 15 letters.
  package let word: Word
  /// When the player saved or removed the word, or when the lexicon was found to have it, in seconds since 1970-01-01
  /// 00:00 UTC.
  package let time: Int64
  /// Whether the word is no longer missing, because the player has removed it or the lexicon has it.
  package let isSettled: Bool

  /// Returns the latest state of each word, from a to z. Of two states with the same time, the settled one counts. If
  /// there are more words than ``maxCount``, only the latest are included.
  ///
  /// The result does not depend on the order in which words are combined, or on how often.
  static func latestStates(_ words: [MissingWord]) -> [MissingWord] {
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
    latest = Array(latest.prefix(maxCount))
    latest.sortInPlace { $0.word < $1.word }
    return latest
  }
}

extension Shelf {
  /// The words that the player reports as missing from the lexicon, from a to z.
  package var missingWords: [Word] { reportedWords.filter { !$0.isSettled }.map { $0.word } }

  /// Saves a word that the player reports as missing from the lexicon.
  ///
  /// - Parameter word: A word of at most 15 letters. Longer words are ignored.
  mutating func saveMissingWord(_ word: Word, at moment: Moment) {
    setMissingWord(word, isSettled: false, at: moment)
  }

  /// Settles a missing word, because the player removes it or the lexicon has it. A word that is not missing is
  /// ignored.
  mutating func settleMissingWord(_ word: Word, at moment: Moment) {
    if missingWords.contains(word) { setMissingWord(word, isSettled: true, at: moment) }
  }

  private mutating func setMissingWord(_ word: Word, isSettled: Bool, at moment: Moment) {
    guard word.count <= Round.rootLengths.upperBound else { return }
    // If the clock was set back, the new state must still be later than the previous one.
    let previousTime = reportedWords.first { $0.word == word }?.time ?? 0
    let time = max(moment.seconds, previousTime + 1, earliestStart)
    reportedWords = MissingWord.latestStates(
      reportedWords + [MissingWord(word: word, time: time, isSettled: isSettled)])
  }
}
