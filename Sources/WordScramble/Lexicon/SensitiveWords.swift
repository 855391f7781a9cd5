/// The words that need care: those that may never be kept, and the delicate ones; opened from `english.sensitive`.
///
///     try sensitiveWords.mayBeKept(Word("milk".utf8))  // true
///
/// | the word | ``mayBeKept(_:)`` | ``isDelicate(_:)`` | |---|---|---| | a slur, an insult or an obscene word of the
/// lists | false | false | | a delicate word of the lists | true | true | | a harmless word of the lists | true | false
/// | | a form of a slur, such as its plural, or a word that holds a stem, wherever in the word it stands | false |
/// false | | any other | true | false |
///
/// The first row that applies decides. The file has hashes only. Two words of up to eight letters never have the same
/// hash, so for them, and for stems, no answer is wrong; a longer word has that of a word of the lists with a
/// probability of about 1 in 10¹⁶. Documentation/LexiconFormat.md explains it.
public struct SensitiveWords: Equatable, Sendable {
  /// How many letters a stem may have: as many as a hash tells apart.
  static let stemLengths = 4...8

  /// The hashes of slurs, insults and obscene words, in ascending order.
  let slurs: [UInt64]
  /// The hashes of delicate words, in ascending order. No slur is among them.
  let delicate: [UInt64]
  /// The hashes of words that are harmless although they hold a stem or look like a form, in ascending order. No other
  /// word is among them.
  let harmless: [UInt64]
  /// The hashes of stems that make a word unfit, in ascending order.
  let stems: [UInt64]

  /// Creates the words from hashes that are in ascending order.
  init(slurHashes: [UInt64], delicateHashes: [UInt64], harmlessHashes: [UInt64] = [], stemHashes: [UInt64] = []) {
    (slurs, delicate, harmless, stems) = (slurHashes, delicateHashes, harmlessHashes, stemHashes)
  }

  /// Creates the words from lists in any order; a word that is in several is a slur before it is delicate, and delicate
  /// before it is harmless.
  ///
  /// - Parameters:
  ///   - slurs: The words that may not be kept, nor their forms.
  ///   - delicate: The words that may be kept after a question.
  ///   - harmless: Words that may be kept. Only those that would be refused otherwise are stored.
  ///   - stems: Stems of four to eight letters.
  /// - Complexity: O(*n* log *n*), where *n* is the number of words.
  package init(slurs: [Word], delicate: [Word], harmless: [Word] = [], stems: [Word] = []) {
    precondition(stems.allSatisfy { SensitiveWords.stemLengths.contains($0.count) }, "a stem of another length")
    let hashes = SensitiveWords.hashes(of: slurs)
    let others = SensitiveWords.hashes(of: delicate).filter { !SensitiveWords.contains($0, in: hashes) }
    let strict = SensitiveWords(
      slurHashes: hashes, delicateHashes: others, stemHashes: SensitiveWords.hashes(of: stems))
    let exceptions = harmless.filter { !strict.isSlur($0) && !strict.mayBeKept($0) }
    self.init(
      slurHashes: hashes, delicateHashes: others, harmlessHashes: SensitiveWords.hashes(of: exceptions),
      stemHashes: strict.stems)
  }

  /// Returns whether a player or a teacher may keep a word, and whether the game may offer to keep it.
  ///
  /// The answer is no for slurs, insults and obscene words, for their forms, and for words that hold the stem of one. A
  /// delicate word may be kept, but nothing offers it without asking first.
  ///
  /// - Complexity: O(*m* log *n*), where *m* is the number of letters and *n* that of sensitive words.
  public func mayBeKept(_ word: Word) -> Bool {
    let ascii = word.ascii
    let hash = SensitiveWords.hash(of: ascii[...])
    if SensitiveWords.contains(hash, in: slurs) { return false }
    if SensitiveWords.contains(hash, in: delicate) || SensitiveWords.contains(hash, in: harmless) { return true }
    return !isForm(ascii) && !holdsStem(ascii)
  }

  /// Returns whether a word may be kept, but only after a question.
  ///
  /// A word that may not be kept is not delicate: ask ``mayBeKept(_:)`` too.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sensitive words.
  public func isDelicate(_ word: Word) -> Bool {
    SensitiveWords.contains(SensitiveWords.hash(of: word.ascii[...]), in: delicate)
  }

  /// Returns whether a word is one of the slurs themselves.
  func isSlur(_ word: Word) -> Bool {
    SensitiveWords.contains(SensitiveWords.hash(of: word.ascii[...]), in: slurs)
  }

  /// Returns the hash of a word in small ASCII letters.
  static func hash(of ascii: ArraySlice<UInt8>) -> UInt64 {
    Checksum(ascii).value
  }

  /// Returns the different hashes of words, in ascending order.
  private static func hashes(of words: [Word]) -> [UInt64] {
    var hashes: [UInt64] = []
    for hash in words.map({ hash(of: $0.ascii[...]) }).sorted() where hash != hashes.last { hashes.append(hash) }
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
