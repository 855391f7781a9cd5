import WordScramble

/// A letter of the root as it is shown to the player.
struct LetterBead: Identifiable, Equatable, Sendable {
  /// The letter and its number among equal letters, so that a letter has the same identity while it moves: `l1`.
  let id: String
  /// The letter, lower case.
  let letter: String
  /// The index of the field's character that uses the letter, or nil.
  let character: Int?

  /// Whether the field uses the letter.
  var isUsed: Bool { character != nil }

  /// Returns the beads of a root's letters, with those marked that a text uses.
  static func beads(of letters: Word, taken text: String) -> [LetterBead] {
    let spelling = Spelling(of: text.utf8, with: letters)
    let ascii = letters.ascii
    return ascii.indices.map { place in
      let letter = String(UnicodeScalar(ascii[place]))
      let number = ascii[...place].count { $0 == ascii[place] }
      return LetterBead(id: "\(letter)\(number)", letter: letter, character: spelling.characterOfBead[place])
    }
  }
}

extension [LetterBead] {
  /// The letters as a screen reader spells them: "s, k, i".
  var spelled: String { map(\.letter).joined(separator: ", ") }
}
