/// The reason a record cannot be read.
public enum RecordError: Error, Equatable, Sendable {
  /// It is not one valid record of a round.
  case damaged
  /// A later version of the game wrote it.
  case newer
}

extension Round {
  /// Reads a round from the bytes of its record: ``Record/bytes``.
  ///
  /// - Throws: ``RecordError/damaged`` or ``RecordError/newer``.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(record bytes: [UInt8]) throws(RecordError) {
    let saved = SavedRounds(bytes)
    guard saved.newer.isEmpty else { throw .newer }
    guard saved.isOneRound, let round = saved.history.rounds.first else { throw .damaged }
    self = round
  }
}

extension Record {
  static func shelf(_ parser: inout RecordParser) -> Shelf? {
    guard parser.consume(byte: "\n") else { return nil }
    var shelf = Shelf()
    while !parser.isAtEnd { guard parser.add(to: &shelf) else { return nil } }
    return shelf
  }

  static func round(_ parser: inout RecordParser) -> Round? {
    guard parser.consume(byte: " "), let id = parser.id(), parser.consume("\nroot "), let root = parser.word(),
      Round.rootLengths.contains(root.count), parser.consume("\nminimum "), let minimum = parser.number(),
      Round.minimums.contains(minimum), parser.consume("\nscoring "), let scoring = parser.scoring(),
      parser.consume("\nbegan "), let startedAt = parser.integer(), parser.consume(byte: "\n")
    else { return nil }
    guard id.fits(root: root, minimum: minimum, scoring: scoring) else { return nil }
    var round = Round(id: id, root: root, minimum: minimum, scoring: scoring, startedAt: startedAt)
    while !parser.isAtEnd { guard parser.add(to: &round) else { return nil } }
    // A record has the oldest first.
    round.found.reverse()
    round.assists.reverse()
    round.tries = Round.latest(round.tries)
    round.growTotals()
    return round.isValid ? round : nil
  }
}

extension Round {
  /// Whether its words are all different, and it has totals if and only if it is finished.
  fileprivate var isValid: Bool {
    guard isRevealed == (totals != nil), fitsRecord else { return false }
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
