extension Record {
  static func shelf(_ parser: inout RecordParser) -> Shelf? {
    guard parser.consume(byte: "\n") else { return nil }
    var current: RoundID?
    var earlier = [RoundID]()
    var (forgotten, restored): (Int64?, Int64?) = (0, 0)
    while !parser.isAtEnd {
      if parser.consume("current ") {
        current = parser.id()
        guard current != nil else { return nil }
      } else if parser.consume("earlier ") {
        guard let id = parser.id() else { return nil }
        earlier.append(id)
      } else if parser.consume("forgotten ") {
        forgotten = parser.integer()
      } else if parser.consume("restored ") {
        restored = parser.integer()
      } else {
        return nil
      }
      guard parser.consume(byte: "\n") else { return nil }
    }
    guard let forgotten, let restored, earlier.count <= Shelf.size else { return nil }
    var shelf = Shelf(current: current, earlier: earlier)
    (shelf.forgotten, shelf.restored) = (forgotten, restored)
    return shelf
  }

  static func round(_ parser: inout RecordParser) -> Round? {
    guard parser.consume(byte: " "), let id = parser.id(), parser.consume("\nroot "), let root = parser.word(),
      Round.rootLengths.contains(root.count), parser.consume("\nminimum "), let minimum = parser.number(),
      Round.minimums.contains(minimum), parser.consume("\nscoring "), let scoring = parser.scoring(),
      parser.consume("\nbegan "), let startedAt = parser.integer(), parser.consume(byte: "\n")
    else { return nil }
    var number: UInt64 = 0
    if case .free(_, let drawn) = id { number = drawn }
    var round = Round(
      root: root, minimum: minimum, scoring: scoring, daily: id.daily, number: number, startedAt: startedAt)
    guard round.id == id else { return nil }
    while !parser.isAtEnd { guard parser.add(to: &round) else { return nil } }
    // A record has the oldest first.
    round.found.reverse()
    round.assists.reverse()
    round.growTotals()
    return round.isValid ? round : nil
  }
}

extension Round {
  /// Whether its words are all different, and it has totals if and only if it is finished.
  fileprivate var isValid: Bool {
    guard (phase == .revealed) == (totals != nil), fitsRecord else { return false }
    return found.count < 2 || !hasRepetition
  }

  /// Whether a word occurs twice. Words are compared only where their hashes are equal.
  private var hasRepetition: Bool {
    var numbers = found.map { $0.word.letters.reduce(UInt64(1)) { ($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15 } }
    numbers.sortInPlace { $0 < $1 }
    guard zip(numbers, numbers.dropFirst()).contains(where: { $0 == $1 }) else { return false }
    return found.indices.contains { index in found[..<index].contains { $0.word == found[index].word } }
  }
}
