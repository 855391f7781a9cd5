/// The words that need care: those that may never be kept, and the delicate ones; opened from `english.sensitive`.
///
///     let sensitive = try SensitiveWords(bytes)
///     sensitive.mayBeKept(try Word("milk".utf8))  // true
///
/// | the word | ``mayBeKept(_:)`` | ``isDelicate(_:)`` |
/// |---|---|---|
/// | a slur, an insult or an obscene word: `s` in `block.tsv`, in `worst.txt` or in `refused.txt` | false | false |
/// | a delicate word: `d` in `block.tsv`, and in neither of the other two | true | true |
/// | any other | true | false |
///
/// The file has hashes only. Two words of up to eight letters never have the same hash, so for them no answer is wrong; a longer word has
/// that of a sensitive word with a probability of about 1 in 10¹⁶. Documentation/LexiconFormat.md explains it.
public struct SensitiveWords: Equatable, Sendable {
  /// The hashes of slurs, insults and obscene words, in ascending order.
  let slurs: [UInt64]
  /// The hashes of delicate words, in ascending order. No slur is among them.
  let delicate: [UInt64]

  /// Creates the words from hashes that are in ascending order.
  init(slurHashes: [UInt64], delicateHashes: [UInt64]) {
    (slurs, delicate) = (slurHashes, delicateHashes)
  }

  /// Creates the words from lists in any order; a word that is in both is a slur.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of words.
  package init(slurs: [Word], delicate: [Word]) {
    let hashes = SensitiveWords.hashes(of: slurs)
    let others = SensitiveWords.hashes(of: delicate).filter { !SensitiveWords.contains($0, in: hashes) }
    self.init(slurHashes: hashes, delicateHashes: others)
  }

  /// Returns whether a player or a teacher may keep a word, and whether the game may offer to keep it.
  ///
  /// The answer is no for slurs, insults and obscene words. A delicate word may be kept, but nothing offers it without asking first.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sensitive words.
  public func mayBeKept(_ word: Word) -> Bool {
    !SensitiveWords.contains(SensitiveWords.hash(of: word), in: slurs)
  }

  /// Returns whether a word may be kept, but only after a question.
  ///
  /// A word that may not be kept is not delicate: ask ``mayBeKept(_:)`` too.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sensitive words.
  public func isDelicate(_ word: Word) -> Bool {
    SensitiveWords.contains(SensitiveWords.hash(of: word), in: delicate)
  }

  private static func hash(of word: Word) -> UInt64 {
    Checksum(word.ascii[...]).value
  }

  /// Returns the different hashes of words, in ascending order.
  private static func hashes(of words: [Word]) -> [UInt64] {
    var hashes: [UInt64] = []
    for hash in words.map({ SensitiveWords.hash(of: $0) }).sorted() where hash != hashes.last { hashes.append(hash) }
    return hashes
  }

  /// Returns whether a hash is among others that are in ascending order.
  static func contains(_ hash: UInt64, in hashes: [UInt64]) -> Bool {
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash
  }
}
