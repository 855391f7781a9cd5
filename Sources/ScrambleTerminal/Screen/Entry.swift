import WordScramble

/// What is being typed, and which of the root's letters it has taken.
struct Entry: Equatable {
  /// More is not taken in: no word is nearly so long.
  private static let longest = 64

  private(set) var signs: [Unicode.Scalar] = []

  init(_ signs: [Unicode.Scalar] = []) {
    self.signs = signs
  }

  var isEmpty: Bool { signs.isEmpty }

  /// The bytes as they would be typed into a line.
  var bytes: [UInt8] {
    signs.flatMap { Array(String($0).utf8) }
  }

  mutating func add(_ sign: Unicode.Scalar) {
    guard signs.count < Entry.longest else { return }
    let isCapital = ("A"..."Z").contains(sign)
    signs.append(isCapital ? Unicode.Scalar(UInt8(sign.value) + 32) : sign)
  }

  mutating func removeLast() {
    _ = signs.popLast()
  }

  /// For each letter on the cord, whether what is typed has taken it; and for each sign typed, whether a letter was there for it.
  func taken(from letters: [UInt8]) -> (isTileUsed: [Bool], isSignThere: [Bool]) {
    var used = letters.map { _ in false }
    let there = signs.map { sign in
      guard let tile = letters.indices.first(where: { !used[$0] && UInt32(letters[$0]) + 97 == sign.value }) else {
        return false
      }
      used[tile] = true
      return true
    }
    return (used, there)
  }
}
