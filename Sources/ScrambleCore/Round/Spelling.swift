/// The assignment of typed characters to the letters of the root.
///
///     let spelling = Spelling(of: "mill".utf8, with: silkworm)
///     spelling.beadOfCharacter  // 7, 1, 2, nil (the second l has no letter)
package struct Spelling: Equatable, Sendable {
  /// The maximum number of bytes that are read. No word is nearly as long.
  private static let maxBytes = 256

  /// The index of the letter that each typed character uses, or nil.
  package let beadOfCharacter: [Int?]
  /// The index of the typed character that uses each letter, or nil.
  package let characterOfBead: [Int?]

  /// Assigns to each typed character, in order, the first unused letter that is the same.
  ///
  /// - Parameters:
  ///   - text: The typed text in UTF-8. At most 256 bytes are read.
  ///   - beads: The letters of the root in the order in which they are shown.
  /// - Complexity: O(*n* × *m*) for *n* bytes and *m* letters.
  package init(of text: some Sequence<UInt8>, with beads: Word) {
    var characterOfBead = [Int?](repeating: nil, count: beads.count)
    var beadOfCharacter = [Int?]()
    // The second and later bytes of a character begin with the bits 10.
    for byte in text.prefix(Spelling.maxBytes) where byte & 0xC0 != 0x80 {
      let letter = Word.letter(byte)
      let bead = beads.letters.indices.first { beads.letters[$0] == letter && characterOfBead[$0] == nil }
      if let bead { characterOfBead[bead] = beadOfCharacter.count }
      beadOfCharacter.append(bead)
    }
    self.beadOfCharacter = beadOfCharacter
    self.characterOfBead = characterOfBead
  }
}
