import WordScramble

/// A letter of the root as the player sees it.
struct LetterBead: Identifiable, Equatable, Sendable {
  /// The letter and its number among equal letters, such as `l1`. A letter has the same identity while it moves.
  let id: String
  /// The letter, lower case.
  let letter: String
  /// The index of the character in the field that uses this letter; nil if it is unused.
  let character: Int?

  var isUsed: Bool { character != nil }

  /// Returns the beads of a root's letters, and marks those that a text uses.
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
