extension Lexicon {
  /// A word of the lexicon with its class and its status as a root, in eight bytes.
  ///
  /// Each letter takes five bits from the top, with 1 for `a` and 0 for the end, so entries sort alphabetically. The
  /// lowest bits hold the class and the status as a root.
  public struct Entry: Hashable, Comparable, Sendable {
    /// The letters are in the upper 40 bits, the root status is in bits 2 and 3, and the class in bits 0 and 1.
    let bits: UInt64

    init(bits: UInt64) {
      self.bits = bits
    }

    init(_ letters: PackedLetters, _ wordClass: WordClass, _ rootStatus: RootStatus) {
      bits = letters.bits | UInt64(rootStatus.rawValue) << 2 | UInt64(wordClass.rawValue)
    }

    var letters: PackedLetters { PackedLetters(bits: bits & PackedLetters.lettersMask) }

    public var word: Word { Word(letters: letters.unpackedLetters) }

    /// The number of letters.
    public var count: Int { letters.count }

    /// The familiarity of the word, and whether it may be shown.
    public var wordClass: WordClass { WordClass(rawValue: UInt8(bits & 3)) ?? .blocked }

    /// The status of the word as a root.
    package var rootStatus: RootStatus { RootStatus(rawValue: UInt8(bits >> 2 & 3)) ?? .none }

    /// Returns whether a word comes before another alphabetically.
    public static func < (first: Entry, second: Entry) -> Bool {
      first.bits < second.bits
    }
  }
}
