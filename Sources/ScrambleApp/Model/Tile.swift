/// A letter of the root as it lies before the player.
public struct Tile: Identifiable, Equatable, Sendable {
  /// The letter and which of its kind it is, so that a letter keeps its identity while it moves: `l1`.
  public let id: String
  /// The letter, lower case.
  public let letter: String
  /// Whether the field has taken it.
  public let isUsed: Bool

  /// Returns the tiles of some letters, `a` being 0, those marked that a text has taken.
  ///
  /// - Complexity: O(*n* × *m*) for *n* letters and *m* bytes of text.
  static func tiles(of letters: [UInt8], taken text: String) -> [Tile] {
    var isUsed = letters.map { _ in false }
    // More than a few hundred bytes are no word of any root, and need not be looked at with each key.
    for byte in text.utf8.prefix(256) {
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      if let place = letters.indices.first(where: { !isUsed[$0] && letters[$0] == letter }) { isUsed[place] = true }
    }
    return letters.indices.map { place in
      let sign = String(UnicodeScalar(letters[place] + UInt8(ascii: "a")))
      let earlier = letters[..<place].count { $0 == letters[place] }
      return Tile(id: "\(sign)\(earlier + 1)", letter: sign, isUsed: isUsed[place])
    }
  }
}
