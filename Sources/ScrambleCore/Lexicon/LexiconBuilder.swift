/// Builds a lexicon file from words. The same words give the same bytes.
///
///     var builder = LexiconBuilder()
///     try builder.add(Word("milk".utf8), .everyday)
///     try Lexicon(builder.build()).count  // 1
public struct LexiconBuilder {
  private var entries: [Lexicon.Entry] = []
  private var dailyRoots: [Word] = []
  private var invalidWord: Word?

  /// Creates a builder without words.
  public init() {}

  /// Adds a word of 3 to 8 letters. Only a word of eight letters can be a root. If the word or the root does not have
  /// such a length, ``build()`` throws an error.
  public mutating func add(_ word: Word, _ wordClass: WordClass, root rootStatus: RootStatus = .none) {
    let isLongest = word.count == Lexicon.maxWordLength
    guard (Lexicon.minWordLength...Lexicon.maxWordLength).contains(word.count), rootStatus == .none || isLongest else {
      invalidWord = invalidWord ?? word
      return
    }
    entries.append(Lexicon.Entry(PackedLetters(word.letters), wordClass, rootStatus))
  }

  /// Adds the root of the next daily puzzle, which must also be added as a root.
  public mutating func addDaily(_ root: Word) {
    dailyRoots.append(root)
  }

  /// Returns the bytes of the file.
  ///
  /// - Throws: A ``LexiconBuildError`` if the words cannot form a lexicon.
  /// - Complexity: O(*n* log *n*), where *n* is the number of words, plus the search for the displacements, which tries
  ///   several seeds.
  public func build() throws(LexiconBuildError) -> [UInt8] {
    if let invalidWord { throw .invalidLength(invalidWord) }
    let sorted = entries.sorted()
    for (entry, next) in zip(sorted, sorted.dropFirst()) where entry.letters == next.letters {
      throw .addedTwice(entry.word)
    }
    let longest = sorted.filter { $0.count == Lexicon.maxWordLength }
    var trie = [UInt8]()
    Trie.encode(sorted.map { $0.letters.unpackedLetters }[...], into: &trie)
    var file = LexiconFile()
    file.wordCount = sorted.count
    file.longestWordCount = longest.count
    file.trie = trie[...]
    file.classes = LexiconBuilder.packTwoBits(sorted.map { $0.wordClass.rawValue })
    file.rootStatuses = LexiconBuilder.packTwoBits(longest.map { $0.rootStatus.rawValue })
    let perfectHash = try PerfectHash(of: sorted)
    file.seed = perfectHash.seed
    file.displacements = perfectHash.displacements
    file.dailyOrder = try dailyOrder(among: sorted.filter { $0.rootStatus != .none })
    return file.bytes
  }

  private func dailyOrder(among roots: [Lexicon.Entry]) throws(LexiconBuildError) -> ContiguousArray<UInt16> {
    var order = ContiguousArray<UInt16>()
    for word in dailyRoots {
      let letters = word.count <= Lexicon.maxWordLength ? PackedLetters(word.letters) : PackedLetters(bits: 0)
      let index = roots.partitioningIndex { $0.letters.bits >= letters.bits }
      guard index < roots.count, roots[index].letters == letters, let index = UInt16(exactly: index) else {
        throw .dailyNotARoot(word)
      }
      order.append(index)
    }
    return order
  }

  /// Packs two-bit values, four per byte, starting with the lowest bits.
  private static func packTwoBits(_ values: [UInt8]) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: (values.count + 3) / 4)
    for (index, value) in values.enumerated() { bytes[index / 4] |= value << UInt8(index % 4 * 2) }
    return bytes[...]
  }
}

/// The reason words cannot form a lexicon.
public enum LexiconBuildError: Error, Equatable, Sendable {
  /// A word does not have 3 to 8 letters, or a root does not have eight.
  case invalidLength(Word)
  case addedTwice(Word)
  /// A daily root was not added as a root.
  case dailyNotARoot(Word)
  /// There are more words, or more words with the same letters, than the format allows, or no seed gives every group a
  /// slot.
  case tooManyWords
}
