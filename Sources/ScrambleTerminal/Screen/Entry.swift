/// What is being typed.
struct Entry: Equatable {
  /// More is not taken in: no word is nearly so long.
  private static let longest = 64

  private(set) var signs: [Unicode.Scalar] = []

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
}
