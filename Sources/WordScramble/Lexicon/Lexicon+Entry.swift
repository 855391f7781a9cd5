extension Lexicon {
  /// A word of the lexicon with what is known of it, in eight bytes.
  ///
  /// Five bits a letter from the top, `a` being 1 and 0 the end, so that entries sort from a to z; the lowest bits hold the class and
  /// the status as a root.
  public struct Entry: Hashable, Comparable, Sendable {
    /// The letters in the upper 40 bits, the root status in bits 2 and 3, the class in bits 0 and 1.
    let bits: UInt64

    init(bits: UInt64) {
      self.bits = bits
    }

    init(_ letters: PackedLetters, _ wordClass: WordClass, _ rootStatus: RootStatus) {
      bits = letters.bits | UInt64(rootStatus.rawValue) << 2 | UInt64(wordClass.rawValue)
    }

    var letters: PackedLetters { PackedLetters(bits: bits & PackedLetters.mask) }

    /// The word itself.
    ///
    /// - Complexity: O(1), with one allocation.
    public var word: Word { Word(letters: letters.unpacked) }

    /// The number of letters.
    public var count: Int { letters.count }

    /// How well known the word is, and whether it may be shown.
    public var wordClass: WordClass { WordClass(rawValue: UInt8(bits & 3)) ?? .blocked }

    /// What the lexicon knows of the word as a root.
    package var rootStatus: RootStatus { RootStatus(rawValue: UInt8(bits >> 2 & 3)) ?? .none }

    /// Returns whether a word comes before another from a to z.
    public static func < (first: Entry, second: Entry) -> Bool {
      first.bits < second.bits
    }
  }
}
