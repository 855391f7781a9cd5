/// An ordered collection of words of up to eight letters, stored in eight bytes each; a ``Word`` is created on access.
///
///     for word in puzzle.common { print(word) }
public struct PackedWords: RandomAccessCollection, Equatable, Sendable {
  /// The stored words.
  let entries: ContiguousArray<Lexicon.Entry>

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
    // Branch-free: an entry that is not taken is overwritten by the next one, because a branch here would be mispredicted.
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
  public var endIndex: Int { entries.count }

  /// Returns the word at an index.
  ///
  /// - Complexity: O(1), with one allocation.
  public subscript(index: Int) -> Word { entries[index].word }
}
