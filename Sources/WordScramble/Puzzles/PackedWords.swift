/// An ordered collection of words: the longest first, those of one length from a to z.
///
/// Words of up to eight letters are stored in eight bytes each, and a ``Word`` is created on access. Only words that
/// were given with a round can be longer.
///
///     puzzle.common.prefix(3)  // kilos, limos, milks
public struct PackedWords: RandomAccessCollection, Equatable, Sendable {
  /// The words of more than eight letters.
  private(set) var long: [Word] = []
  /// The other words.
  private(set) var entries: ContiguousArray<Lexicon.Entry>

  /// Takes the words of some classes out of others, but not the root.
  init(_ words: ContiguousArray<Lexicon.Entry>, excluding root: PackedLetters?, where isTaken: (WordClass) -> Bool) {
    // In Embedded Swift the copy of an empty array has no span to write to.
    guard !words.isEmpty else {
      entries = words
      return
    }
    let classes = WordClass.allCases.reduce(UInt64(0)) { $0 | (isTaken($1) ? 1 : 0) &<< UInt64($1.rawValue) }
    var taken = words
    var slots = taken.mutableSpan
    var count = 0
    // Branch-free: an entry that is not taken is overwritten by the next one, because a branch here would be
    // mispredicted.
    for word in words where word.letters != root {
      slots[count] = word
      count &+= Int(truncatingIfNeeded: classes &>> (word.bits & 3) & 1)
    }
    taken.removeLast(words.count - count)
    entries = taken
  }

  /// The index of the first word: 0.
  public var startIndex: Int { 0 }

  /// The index after the last word.
  public var endIndex: Int { long.count + entries.count }

  /// Returns the word at an index.
  ///
  /// - Complexity: O(1), with one allocation.
  public subscript(index: Int) -> Word { index < long.count ? long[index] : entries[index - long.count].word }

  /// Adds words as common words, each in its place; one that is there already is not added.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of words added and *m* the number of all words.
  mutating func add(_ words: [Word]) {
    for word in words {
      if let letters = PackedLetters(word) { add(letters) } else { addLong(word) }
    }
  }

  private mutating func add(_ letters: PackedLetters) {
    let entry = Lexicon.Entry(letters, .common, .none)
    let index = entries.firstIndex {
      $0.count < entry.count || $0.count == entry.count && $0.letters.bits >= letters.bits
    }
    if let index, entries[index].letters == letters { return }
    entries.insert(entry, at: index ?? entries.count)
  }

  private mutating func addLong(_ word: Word) {
    let index = long.firstIndex { $0.count < word.count || $0.count == word.count && !($0 < word) }
    if let index, long[index] == word { return }
    long.insert(word, at: index ?? long.count)
  }

  /// Removes words that are there.
  mutating func remove(_ words: [Word]) {
    entries.removeAll { entry in words.contains { PackedLetters($0) == entry.letters } }
  }
}
