/// The content of a saved or exported file.
public struct SavedRounds: Equatable, Sendable {
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

  /// Reads records and merges those of the same round. Lines may end with CRLF, and the text may start with a byte order
  /// mark.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - second: The present time in seconds since 1970-01-01 00:00 UTC. A saved moment more than a day later is not
  ///     believed.
  /// - Complexity: O(*n*), where *n* is the number of bytes, for records in the order of their identities; otherwise
  ///   O(*n* log *n*).
  package init(_ bytes: [UInt8], at second: Int64) {
    let bytes = SavedText.withoutEditorBytes(bytes)
    var start = bytes.startIndex
    while let record = Record.next(in: bytes, from: &start) { add(record.bytes, isLast: record.isLast, at: second) }
  }

  private mutating func add(_ record: ArraySlice<UInt8>, isLast: Bool, at second: Int64) {
    var parser = RecordParser(record)
    let version = parser.consumeKind() ? parser.number() ?? 0 : 0
    if version > Record.version {
      newerRecords.append(record)
    } else if version == Record.version, record.count < Record.maxLength,
      let body = RecordParser.verifiedBody(of: record), parse(&parser, to: body.endIndex, at: second)
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
  private mutating func parse(_ parser: inout RecordParser, to end: Int, at second: Int64) -> Bool {
    parser.end = end
    guard let round = parser.round(at: second) else { return false }
    return history.merge(round).unmergedCount == 0
  }

  /// Returns the records of the rounds that have changed from other saved rounds.
  package func records(changedSince other: SavedRounds) -> [Record] {
    history.rounds.filter { $0 != other.history[$0.id] }.map { Record($0) }
  }

  /// Adds the rounds of another file.
  ///
  /// - Returns: What was new.
  @discardableResult
  package mutating func merge(_ other: SavedRounds) -> History.MergeSummary {
    var gain = History.MergeSummary()
    for round in other.history.rounds { gain += history.merge(round) }
    return gain
  }

  /// Adds the rounds of an exported file.
  ///
  /// - Returns: What was new, and the changed records, which have to be saved.
  package mutating func add(_ exported: SavedRounds) -> (gain: History.MergeSummary, changed: [Record]) {
    let previousRounds = self
    let gain = merge(exported)
    return (gain, records(changedSince: previousRounds))
  }

  /// All rounds as records.
  package var records: [Record] { history.rounds.map { Record($0) } }

  /// The content of an export file: ``records``, then the records of later versions, byte for byte.
  package var exportedBytes: [UInt8] {
    records.flatMap { $0.bytes } + newerRecords.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
