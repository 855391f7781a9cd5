/// The content of a saved or exported file.
public struct SavedRounds: Equatable, Sendable {
  /// The current round, and the rounds before it.
  package internal(set) var shelf = Shelf()
  /// The rounds.
  package internal(set) var history = History()
  /// What is kept of shared rounds, which is not read here.
  package internal(set) var sharedRecords = SharedRecords()
  /// The records that are damaged, byte for byte; each is left out alone.
  package private(set) var damaged: [ArraySlice<UInt8>] = []
  /// The records written by a later version of the game, byte for byte.
  package private(set) var newer: [ArraySlice<UInt8>] = []
  /// A last record that cannot be read and has no empty line after it, as when a program is killed while it writes;
  /// byte for byte.
  package private(set) var truncated: ArraySlice<UInt8>?
  /// How many records were read, repetitions included.
  package private(set) var count = 0

  /// Whether the last record cannot be read and may be cut off.
  package var isTruncated: Bool { truncated != nil }

  /// Whether the content is exactly one round, read from one valid record.
  var isOneRound: Bool { count == 1 && history.count == 1 && damaged.isEmpty && !isTruncated }

  /// Creates empty saved rounds.
  public init() {}

  /// Reads records; those of one round are merged. Line ends may be CRLF, and a byte order mark may come first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, for records in the order of their identities; O(*n* log
  ///   *n*) otherwise.
  package init(_ bytes: [UInt8]) {
    let bytes = SavedText.withoutEditorBytes(bytes)
    var start = bytes.startIndex
    while let record = Record.next(in: bytes, from: &start) { add(record.bytes, isLast: record.isLast) }
    forget()
  }

  /// Drops what was begun before the player asked to forget everything.
  private mutating func forget() {
    history.forget(before: shelf.earliestStart)
    sharedRecords.forget(before: shelf.earliestStart)
  }

  private mutating func add(_ record: ArraySlice<UInt8>, isLast: Bool) {
    var parser = RecordParser(record)
    let isRound = parser.consume("round ")
    let isShared = !isRound && parser.consume("shared ")
    let version = isRound || isShared || parser.consume("shelf ") ? parser.number() ?? 0 : 0
    if version > Record.version {
      newer.append(record)
    } else if version == Record.version, record.count < Record.maxLength, let body = RecordParser.checked(record),
      isShared ? keep(record) : parse(&parser, to: body.endIndex, isRound)
    {
      count += 1
    } else if isLast {
      truncated = record
    } else {
      damaged.append(record)
    }
  }

  /// Keeps the record of a shared round; returns whether it has a key.
  private mutating func keep(_ record: ArraySlice<UInt8>) -> Bool {
    var parser = RecordParser(record)
    guard let key = parser.sharedKey(), parser.since() != nil else { return false }
    sharedRecords.add(Record(key: key, bytes: record + [UInt8(ascii: "\n")]))
    return true
  }

  /// Parses a record up to its checksum; returns whether all of it is valid, and can be merged with those of the same
  /// round before it.
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

  /// Returns the records of everything that other saved rounds lack: one for the shelf with its untouched rounds, and
  /// one for each round in which something was done.
  package func records(changedSince other: SavedRounds = SavedRounds()) -> [Record] {
    let shelf = Record(shelf, in: history)
    var records = shelf == Record(other.shelf, in: other.history) ? [] : [shelf]
    for round in history.rounds where round.hasProgress && round != other.history[round.id] {
      records.append(Record(round))
    }
    return records + sharedRecords.changed(since: other.sharedRecords)
  }

  /// Merges the content of another file.
  ///
  /// - Returns: How much was new.
  @discardableResult
  package mutating func merge(_ other: SavedRounds) -> History.MergeSummary {
    shelf.merge(other.shelf)
    forget()
    sharedRecords.add(other.sharedRecords, after: shelf.earliestStart)
    return merge(other.history)
  }

  private mutating func merge(_ other: History) -> History.MergeSummary {
    var gain = History.MergeSummary()
    for round in other.rounds where !shelf.isForgotten(round) { gain += history.merge(round) }
    return gain
  }

  /// Merges an exported file, including rounds that were forgotten here.
  ///
  /// - Parameter moment: The moment of the import.
  /// - Returns: How much was new, and the records that have changed with it and are to be saved.
  package mutating func add(_ exported: SavedRounds, at moment: Moment) -> (
    gain: History.MergeSummary, changed: [Record]
  ) {
    let before = self
    shelf.restore(atSecond: moment.seconds)
    shelf.merge(exported.shelf, isImport: true)
    sharedRecords.add(exported.sharedRecords, after: shelf.earliestStart)
    let gain = merge(exported.history)
    return (gain, records(changedSince: before))
  }

  /// Everything as records: one for the shelf, even an empty one, and one for each round with progress.
  package var records: [Record] { [Record(shelf, in: history)] + records().filter { !$0.isShelf } }

  /// Everything in the form of a file: ``records``, then what a later version wrote, byte for byte.
  package var exported: [UInt8] {
    records.flatMap { $0.bytes } + newer.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
