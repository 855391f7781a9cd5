import ScrambleCore

/// A letter of the root as the player sees it.
struct LetterBead: Identifiable, Equatable, Sendable {
  /// The letter and its number among equal letters, such as `l1`. A letter has the same identity while it moves.
  let id: String
  /// The letter, lower case.
  let letter: String
  /// The index of the character in the field that uses this letter; nil if it is unused.
  let characterIndex: Int?

  var isUsed: Bool { characterIndex != nil }

  /// Returns the beads of a root's letters, and marks those that a text uses.
  static func beads(of letters: Word, usedBy text: String) -> [LetterBead] {
    let spelling = Spelling(of: text.utf8, with: letters)
    let ascii = letters.ascii
    return ascii.indices.map { index in
      let letter = String(UnicodeScalar(ascii[index]))
      let number = ascii[...index].count { $0 == ascii[index] }
      return LetterBead(id: "\(letter)\(number)", letter: letter, characterIndex: spelling.characterOfBead[index])
    }
  }
}

extension [LetterBead] {
  /// The letters as a screen reader spells them: "s, k, i".
  var spelled: String { map(\.letter).joined(separator: ", ") }
}
