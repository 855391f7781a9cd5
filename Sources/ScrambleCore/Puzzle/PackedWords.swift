/// A collection of words, longest first, then alphabetically.
///
/// A word is stored in eight bytes, and a ``Word`` is created on access.
///
///     puzzle.common.prefix(3)  // kilos, limos, milks
public struct PackedWords: RandomAccessCollection, Equatable, Sendable {
  let entries: ContiguousArray<Lexicon.Entry>

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

  public var endIndex: Int { entries.count }

  /// Accesses the word at an index.
  ///
  /// - Complexity: O(1), with one allocation.
  public subscript(index: Int) -> Word { entries[index].word }
}
