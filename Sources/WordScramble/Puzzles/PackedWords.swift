/// A collection of words, longest first, then alphabetically.
///
/// Words of up to eight letters are stored in eight bytes each, and a ``Word`` is created on access. Only words given
/// with a round can be longer.
///
///     puzzle.common.prefix(3)  // kilos, limos, milks
public struct PackedWords: RandomAccessCollection, Equatable, Sendable {
  /// The words of more than eight letters.
  private(set) var longWords: [Word] = []
  /// The words of up to eight letters.
  private(set) var entries: ContiguousArray<Lexicon.Entry>

  /// Selects the words of some classes, without the root.
  init(_ words: ContiguousArray<Lexicon.Entry>, excluding root: PackedLetters?, where isIncluded: (WordClass) -> Bool) {
    // In Embedded Swift, the copy of an empty array has no span to write to.
    guard !words.isEmpty else {
      entries = words
      return
    }
    let classMask = WordClass.allCases.reduce(UInt64(0)) { $0 | (isIncluded($1) ? 1 : 0) &<< UInt64($1.rawValue) }
    var selected = words
    var slots = selected.mutableSpan
    var count = 0
    // Branch-free, because a branch here would be mispredicted: an entry that is not selected is overwritten by the
    // next one.
    for word in words where word.letters != root {
      slots[count] = word
      count &+= Int(truncatingIfNeeded: classMask &>> (word.bits & 3) & 1)
    }
    selected.removeLast(words.count - count)
    entries = selected
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { longWords.count + entries.count }

  /// Accesses the word at an index.
  ///
  /// - Complexity: O(1), with one allocation.
  public subscript(index: Int) -> Word {
    index < longWords.count ? longWords[index] : entries[index - longWords.count].word
  }

  /// Inserts words as common words at their sorted positions, unless they are already there.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of words added and *m* the total number of words.
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
    let index = longWords.firstIndex { $0.count < word.count || $0.count == word.count && !($0 < word) }
    if let index, longWords[index] == word { return }
    longWords.insert(word, at: index ?? longWords.count)
  }

  /// Removes words of up to eight letters, if they are there.
  mutating func remove(_ words: [Word]) {
    entries.removeAll { entry in words.contains { PackedLetters($0) == entry.letters } }
  }
}
