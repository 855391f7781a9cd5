/// The reason a record cannot be read.
public enum RecordError: Error, Equatable, Sendable {
  /// The bytes are not exactly one valid record of a round.
  case damaged
  /// A later version of the game wrote the record.
  case newer
}

extension Round {
  /// Creates a round from the bytes of its record: ``Record/bytes``.
  public init(record bytes: [UInt8]) throws(RecordError) {
    let saved = SavedRounds(bytes)
    guard saved.newerRecords.isEmpty else { throw .newer }
    guard saved.isOneRound, let round = saved.history.rounds.first else { throw .damaged }
    self = round
  }
}

extension Record {
  static func parseShelf(_ parser: inout RecordParser) -> Shelf? {
    guard parser.consume(byte: "\n") else { return nil }
    var shelf = Shelf()
    while !parser.isAtEnd { guard parser.add(to: &shelf) else { return nil } }
    return shelf
  }

  static func parseRound(_ parser: inout RecordParser) -> Round? {
    guard parser.consume(byte: " "), let id = parser.id(), parser.consume("\nroot "), let root = parser.word(),
      Round.rootLengths.contains(root.count), id.fits(root: root), parser.consume("\nbegan "),
      let startedAt = parser.integer(), parser.consume(byte: "\n")
    else { return nil }
    var round = Round(id: id, root: root, startedAt: startedAt)
    while !parser.isAtEnd { guard parser.add(to: &round) else { return nil } }
    // A record lists the oldest words and assists first, but a round has the newest first.
    round.found.reverse()
    round.assists.reverse()
    round.growTotals()
    // An earlier version of the game may have been closed after the time was up and before it ended the round.
    round.endIfTimeIsUp()
    return round.isValid ? round : nil
  }
}

extension Round {
  /// Whether the words of the round are distinct, a record can hold the round, and it has totals if and only if it is
  /// finished.
  fileprivate var isValid: Bool {
    guard isRevealed == (totals != nil), fitsRecord else { return false }
    return !hasDuplicateWords
  }

  /// Whether a word occurs twice.
  private var hasDuplicateWords: Bool {
    var words = found.map { $0.word }
    words.sortInPlace { $0 < $1 }
    return zip(words, words.dropFirst()).contains { $0 == $1 }
  }
}
