/// The content of a saved or exported file.
public struct SavedRounds: Equatable, Sendable {
  /// The last shelf in the file, or an empty one if there is none.
  package internal(set) var shelf = Shelf()
  /// The rounds, each merged from all of its records.
  package internal(set) var history = History()
  /// The damaged records, byte for byte. Each is left out without affecting the others.
  package private(set) var damagedRecords: [ArraySlice<UInt8>] = []
  /// The records that a later version of the game wrote, byte for byte.
  package private(set) var newerRecords: [ArraySlice<UInt8>] = []
  /// The last record, byte for byte, if it is invalid and has no empty line after it, as when the program is killed
  /// while writing.
  package private(set) var truncatedRecord: ArraySlice<UInt8>?
  /// The number of valid records, including repetitions.
  package private(set) var recordCount = 0

  /// Whether the last record is invalid and may be incomplete.
  package var isTruncated: Bool { truncatedRecord != nil }

  /// Whether the content is exactly one round, read from one valid record.
  var isOneRound: Bool { recordCount == 1 && history.count == 1 && damagedRecords.isEmpty && !isTruncated }

  public init() {}

  /// Reads records and merges those of the same round. Forgotten rounds are left out. Lines may end with CRLF, and the
  /// text may start with a byte order mark.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, for records in the order of their identities; otherwise
  ///   O(*n* log *n*).
  package init(_ bytes: [UInt8]) {
    let bytes = SavedText.withoutEditorBytes(bytes)
    var start = bytes.startIndex
    while let record = Record.next(in: bytes, from: &start) { add(record.bytes, isLast: record.isLast) }
    forget()
  }

  /// Removes the rounds that do not survive the last Forget.
  private mutating func forget() {
    history.forget(before: shelf.earliestStart)
  }

  private mutating func add(_ record: ArraySlice<UInt8>, isLast: Bool) {
    var parser = RecordParser(record)
    let isRound = parser.consume("round ")
    let version = isRound || parser.consume("shelf ") ? parser.number() ?? 0 : 0
    if version > Record.version {
      newerRecords.append(record)
    } else if version == Record.version, record.count < Record.maxLength,
      let body = RecordParser.verifiedBody(of: record), parse(&parser, to: body.endIndex, isRound)
    {
      recordCount += 1
    } else if isLast {
      truncatedRecord = record
    } else {
      damagedRecords.append(record)
    }
  }

  /// Parses a record up to its checksum. Returns whether it is valid and can be merged with earlier records of the same
  /// round.
  private mutating func parse(_ parser: inout RecordParser, to end: Int, _ isRound: Bool) -> Bool {
    parser.end = end
    if isRound {
      guard let round = Record.parseRound(&parser) else { return false }
      return history.merge(round).unmergedCount == 0
    } else {
      guard let shelf = Record.parseShelf(&parser) else { return false }
      self.shelf = shelf
    }
    return true
  }

  /// Returns the records that have changed from other saved rounds: one for the shelf with its rounds without progress,
  /// and one for each round with progress.
  package func records(changedSince other: SavedRounds = SavedRounds()) -> [Record] {
    let shelf = Record(shelf, in: history)
    var records = shelf == Record(other.shelf, in: other.history) ? [] : [shelf]
    for round in history.rounds where round.hasProgress && round != other.history[round.id] {
      records.append(Record(round))
    }
    return records
  }

  /// Merges the content of another file, except rounds that were forgotten.
  ///
  /// - Returns: What was new.
  @discardableResult
  package mutating func merge(_ other: SavedRounds) -> History.MergeSummary {
    shelf.merge(other.shelf)
    forget()
    return merge(other.history)
  }

  private mutating func merge(_ other: History) -> History.MergeSummary {
    var gain = History.MergeSummary()
    for round in other.rounds where !shelf.isForgotten(round) { gain += history.merge(round) }
    return gain
  }

  /// Merges an exported file, including rounds that were forgotten here.
  ///
  /// - Parameter moment: The time of the import.
  /// - Returns: What was new, and the changed records, which have to be saved.
  package mutating func add(_ exported: SavedRounds, at moment: Moment) -> (
    gain: History.MergeSummary, changed: [Record]
  ) {
    let previousRounds = self
    shelf.restore(atSecond: moment.seconds)
    shelf.merge(exported.shelf, isImport: true)
    let gain = merge(exported.history)
    return (gain, records(changedSince: previousRounds))
  }

  /// All content as records: one for the shelf, even if it is empty, and one for each round with progress.
  package var records: [Record] { [Record(shelf, in: history)] + records().filter { !$0.isShelf } }

  /// The content of an export file: ``records``, then the records of later versions, byte for byte.
  package var exportedBytes: [UInt8] {
    records.flatMap { $0.bytes } + newerRecords.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
