/// Which letters of the root a typed text has taken, and which of its characters found none.
///
///     let spelling = Spelling(of: "mill".utf8, with: silkworm)
///     spelling.beadOfCharacter  // 7, 1, 2, nil (the second l has no letter)
package struct Spelling: Equatable, Sendable {
  /// More bytes are not looked at: no word is nearly so long.
  private static let limit = 256

  /// For each character typed, the index of the letter that it uses, or nil.
  package let beadOfCharacter: [Int?]
  /// For each letter, the index of the character that uses it, or nil.
  package let characterOfBead: [Int?]

  /// Gives each character, in the order typed, the first letter of its kind that is free.
  ///
  /// - Parameters:
  ///   - text: What was typed, in UTF-8; at most 256 bytes are looked at.
  ///   - beads: The letters of the root in the order in which they are shown.
  /// - Complexity: O(*n* × *m*) for *n* bytes and *m* letters.
  package init(of text: some Sequence<UInt8>, with beads: Word) {
    var characterOfBead = [Int?](repeating: nil, count: beads.count)
    var beadOfCharacter = [Int?]()
    // The bytes of a character after its first begin with the bits 10.
    for byte in text.prefix(Spelling.limit) where byte & 0xC0 != 0x80 {
      let letter = Word.letter(byte)
      let bead = beads.letters.indices.first { beads.letters[$0] == letter && characterOfBead[$0] == nil }
      if let bead { characterOfBead[bead] = beadOfCharacter.count }
      beadOfCharacter.append(bead)
    }
    self.beadOfCharacter = beadOfCharacter
    self.characterOfBead = characterOfBead
  }
}
