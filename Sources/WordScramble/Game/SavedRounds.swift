/// The content of a saved or exported file.
public struct SavedRounds: Equatable, Sendable {
  /// The current round, and the rounds before it.
  public internal(set) var shelf = Shelf()
  /// The rounds.
  public internal(set) var history = History()
  /// The records that are damaged, byte for byte; each is left out alone.
  public private(set) var damaged: [ArraySlice<UInt8>] = []
  /// The records written by a later version of the game, byte for byte.
  public private(set) var newer: [ArraySlice<UInt8>] = []
  /// A last record that cannot be read and has no empty line after it, as when a program is killed while it writes; byte for byte.
  public private(set) var truncated: ArraySlice<UInt8>?
  /// How many records were read, repetitions included.
  public private(set) var count = 0

  /// Whether the last record cannot be read and may be cut off.
  public var isTruncated: Bool { truncated != nil }

  /// Creates an empty one.
  public init() {}

  /// Reads records; those of one round are merged. Line ends may be CRLF, and a byte order mark may come first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, for records in the order of their identities; O(*n* log *n*) otherwise.
  public init(_ bytes: [UInt8]) {
    let bytes = SavedText.withoutEditorBytes(bytes)
    var start = bytes.startIndex
    while let record = Record.next(in: bytes, from: &start) { add(record.bytes, isLast: record.isLast) }
    history.forget(before: shelf.earliestStart)
  }

  private mutating func add(_ record: ArraySlice<UInt8>, isLast: Bool) {
    var parser = RecordParser(record)
    let isRound = parser.consume("round ")
    let version = isRound || parser.consume("shelf ") ? parser.number() ?? 0 : 0
    if version > Record.version {
      newer.append(record)
    } else if version == Record.version, record.count < Record.maxLength, let body = RecordParser.checked(record),
      parse(&parser, to: body.endIndex, isRound)
    {
      count += 1
    } else if isLast {
      truncated = record
    } else {
      damaged.append(record)
    }
  }

  /// Parses a record up to its checksum; returns whether all of it is valid, and can be merged with those of the same round before it.
  @inline(never)
  private mutating func parse(_ parser: inout RecordParser, to end: Int, _ isRound: Bool) -> Bool {
    parser.end = end
    if isRound {
      guard let round = Record.round(&parser) else { return false }
      return history.merge(round).leftOut == 0
    } else {
      guard let shelf = Record.shelf(&parser) else { return false }
      self.shelf = shelf
    }
    return true
  }

  /// Returns the records of what another reading did not have: one for the shelf with its untouched rounds, and one for
  /// each round in which something was done.
  package func records(changedSince other: SavedRounds = SavedRounds()) -> [Record] {
    let shelf = Record(shelf, in: history)
    var records = shelf == Record(other.shelf, in: other.history) ? [] : [shelf]
    for round in history.rounds where round.hasProgress && round != other.history[round.id] {
      records.append(Record(round))
    }
    return records
  }

  /// Merges the content of another file.
  ///
  /// - Returns: How much was new.
  @discardableResult
  public mutating func merge(_ other: SavedRounds) -> History.MergeSummary {
    shelf.merge(other.shelf)
    history.forget(before: shelf.earliestStart)
    return merge(other.history)
  }

  private mutating func merge(_ other: History) -> History.MergeSummary {
    var gain = History.MergeSummary()
    for round in other.rounds where !shelf.isForgotten(round) { gain += history.merge(round) }
    return gain
  }

  /// Merges an exported file, including rounds that were forgotten here.
  ///
  /// - Parameter seconds: When, since 1970-01-01 00:00 UTC.
  /// - Returns: How much was new, and the records that have changed with it and are to be saved.
  public mutating func add(_ exported: SavedRounds, at seconds: Int64) -> (
    gain: History.MergeSummary, changed: [Record]
  ) {
    let before = self
    shelf.restore(at: seconds)
    shelf.merge(exported.shelf, isImport: true)
    let gain = merge(exported.history)
    return (gain, records(changedSince: before))
  }

  /// Everything as records: one for the shelf, even an empty one, and one for each round with progress.
  public var records: [Record] { [Record(shelf, in: history)] + records().filter { !$0.isShelf } }

  /// Everything in the form of a file: ``records``, then what a later version wrote, byte for byte.
  public var exported: [UInt8] {
    records.flatMap { $0.bytes } + newer.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}

extension Record {
  /// Returns the next record of a file without the empty lines around it, or nil at its end.
  ///
  /// A record ends at an empty line, or at the start of the next one if the empty line is damaged. One of this version also ends
  /// with its checksum.
  ///
  /// - Parameter start: Where to look from; then, where to look for the one after.
  static func next(in bytes: [UInt8], from start: inout Int) -> (bytes: ArraySlice<UInt8>, isLast: Bool)? {
    while start < bytes.count, bytes[start] == newline { start += 1 }
    guard start < bytes.count else { return nil }
    let first = start
    while start + 1 < bytes.count,
      bytes[start] != newline || !(isBorder(bytes, start + 1) || endsWithSum(bytes[first...start]))
    {
      start += 1
    }
    start += 1
    // A record that is the last and lacks its empty line may have been cut off.
    return (bytes[first..<start], start >= bytes.count)
  }

  private static let newline = UInt8(ascii: "\n")

  /// Whether an empty line, or the first line of a record, begins at an index.
  private static func isBorder(_ bytes: [UInt8], _ index: Int) -> Bool {
    switch bytes[index] {
    case newline: return true
    case UInt8(ascii: "r"), UInt8(ascii: "s"):
      var line = RecordParser(bytes[index...])
      return line.consume("round ") || line.consume("shelf ")
    default: return false
    }
  }

  /// Whether a record of this version ends with its checksum, so that it is complete.
  private static func endsWithSum(_ record: ArraySlice<UInt8>) -> Bool {
    let line = record.endIndex - 21
    guard line - record.startIndex > 8, record[line - 1] == newline, isSum(record[line...]) else { return false }
    var parser = RecordParser(record)
    return (parser.consume("round ") || parser.consume("shelf ")) && parser.number() == version
  }

  private static func isSum(_ line: ArraySlice<UInt8>) -> Bool {
    var parser = RecordParser(line)
    return parser.consume("sum ")
  }

  fileprivate static func shelf(_ parser: inout RecordParser) -> Shelf? {
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

  fileprivate static func round(_ parser: inout RecordParser) -> Round? {
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
