/// The words that need care: those that cannot be saved, and the delicate ones. They are opened from
/// `english.sensitive`.
///
///     try sensitiveWords.allows(Word("milk".utf8))  // true
///
/// | word | ``allows(_:)`` | ``isDelicate(_:)`` |
/// |---|---|---|
/// | a listed slur, insult or obscene word | false | false |
/// | a listed delicate word | true | true |
/// | a listed harmless word | true | false |
/// | a form of a slur, such as its plural, or a word that contains a stem | false | false |
/// | any other word | true | false |
///
/// The first row that applies decides. The file contains only hashes. Two words of up to eight letters never have the
/// same hash, so for them, and for stems, the answer is always right. A longer word has the hash of a listed word with
/// a probability of about 1 in 10¹⁶. Documentation/LexiconFormat.md explains this.
public struct SensitiveWords: Equatable, Sendable {
  /// The number of letters in a stem. The hash distinguishes at most eight.
  static let stemLengths = 4...8

  /// The hashes of slurs, insults and obscene words, ascending.
  let slurHashes: [UInt64]
  /// The hashes of delicate words, ascending. They include no slur.
  let delicateHashes: [UInt64]
  /// The hashes of harmless words that contain a stem or look like a form of a slur, ascending. They include no slur or
  /// delicate word.
  let harmlessHashes: [UInt64]
  /// The hashes of stems that make a word unfit, ascending.
  let stemHashes: [UInt64]

  /// Creates the words from ascending hashes.
  init(slurHashes: [UInt64], delicateHashes: [UInt64], harmlessHashes: [UInt64] = [], stemHashes: [UInt64] = []) {
    (self.slurHashes, self.delicateHashes, self.harmlessHashes, self.stemHashes) = (
      slurHashes, delicateHashes, harmlessHashes, stemHashes
    )
  }

  /// Creates the words from lists in any order. If a word is in several lists, slurs take precedence over delicate
  /// words, and delicate words over harmless ones.
  ///
  /// - Parameters:
  ///   - slurs: The words that cannot be saved, and whose forms cannot be saved either.
  ///   - delicate: The words that can be saved after a confirmation.
  ///   - harmless: The words that can be saved. Only those that would otherwise be refused are stored.
  ///   - stems: Stems of four to eight letters.
  /// - Complexity: O(*n* log *n*), where *n* is the number of words.
  package init(slurs: [Word], delicate: [Word], harmless: [Word] = [], stems: [Word] = []) {
    precondition(stems.allSatisfy { SensitiveWords.stemLengths.contains($0.count) }, "a stem of another length")
    let slurHashes = SensitiveWords.hashes(of: slurs)
    let delicateHashes = SensitiveWords.hashes(of: delicate).filter { !SensitiveWords.contains($0, in: slurHashes) }
    let strict = SensitiveWords(
      slurHashes: slurHashes, delicateHashes: delicateHashes, stemHashes: SensitiveWords.hashes(of: stems))
    let exceptions = harmless.filter { !strict.isSlur($0) && !strict.allows($0) }
    self.init(
      slurHashes: slurHashes, delicateHashes: delicateHashes, harmlessHashes: SensitiveWords.hashes(of: exceptions),
      stemHashes: strict.stemHashes)
  }

  /// Returns whether a player or a teacher may save a word, and whether the game may offer to save it.
  ///
  /// Slurs, insults and obscene words cannot be saved. Their forms and words that contain a stem cannot be saved
  /// either, unless they are listed as delicate or harmless. A delicate word can be saved, but only after a
  /// confirmation.
  ///
  /// - Complexity: O(*m* log *n*), where *m* is the number of letters and *n* the number of sensitive words.
  public func allows(_ word: Word) -> Bool {
    let ascii = word.ascii
    let hash = SensitiveWords.hash(of: ascii[...])
    if SensitiveWords.contains(hash, in: slurHashes) { return false }
    if SensitiveWords.contains(hash, in: delicateHashes) || SensitiveWords.contains(hash, in: harmlessHashes) {
      return true
    }
    return !isInflectedSlur(ascii) && !containsStem(ascii)
  }

  /// Returns whether a word is saved only after a confirmation.
  ///
  /// A word that cannot be saved is not delicate, so check ``allows(_:)`` too.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sensitive words.
  public func isDelicate(_ word: Word) -> Bool {
    SensitiveWords.contains(SensitiveWords.hash(of: word.ascii[...]), in: delicateHashes)
  }

  /// Returns whether a word is listed as a slur.
  func isSlur(_ word: Word) -> Bool {
    SensitiveWords.contains(SensitiveWords.hash(of: word.ascii[...]), in: slurHashes)
  }

  /// Returns the hash of a word in lower-case ASCII.
  static func hash(of ascii: ArraySlice<UInt8>) -> UInt64 {
    Checksum(ascii).value
  }

  /// Returns the distinct hashes of words, ascending.
  private static func hashes(of words: [Word]) -> [UInt64] {
    var hashes: [UInt64] = []
    for hash in words.map({ hash(of: $0.ascii[...]) }).sorted() where hash != hashes.last { hashes.append(hash) }
    return hashes
  }

  /// Returns whether a hash is in an ascending array.
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
