/// The records of the shared rounds on this device. A record is parsed only when it is requested.
///
/// A shared round may have several records, written by different devices. Their order does not affect the result.
package struct SharedRecords: Equatable, Sendable {
  /// The records as they were saved.
  private var storedRecords: [Record] = []

  package init() {}

  package var isEmpty: Bool { storedRecords.isEmpty }

  /// The records, with all records of one round combined under its key.
  package var all: [Record] { changed(since: SharedRecords()) }

  /// The latest time at which one of the rounds was first shared or opened here, or 0 if there are none.
  var latestSurvivedForget: Int64 { storedRecords.reduce(0) { max($0, $1.addedAt) } }

  /// Adds a record unless it is already there.
  mutating func add(_ record: Record) {
    if !storedRecords.contains(record) { storedRecords.append(record) }
  }

  /// Adds the records of rounds that were first shared or opened at a given time or later.
  mutating func add(_ others: SharedRecords, after time: Int64) {
    for record in others.storedRecords where record.addedAt >= time { add(record) }
  }

  /// Removes the records of rounds that were first shared or opened before a given time.
  mutating func forget(before time: Int64) { storedRecords.removeAll { $0.addedAt < time } }

  /// Returns the records of the keys for which the others lack a record, with all records of one key combined.
  func changed(since others: SharedRecords) -> [Record] {
    var changed: [Record] = []
    for record in storedRecords {
      let isChanged = storedRecords.contains { $0.key == record.key && !others.storedRecords.contains($0) }
      guard isChanged else { continue }
      if let index = changed.firstIndex(where: { $0.key == record.key }) {
        changed[index] = Record(key: record.key, bytes: changed[index].bytes + record.bytes)
      } else {
        changed.append(record)
      }
    }
    return changed
  }
}

/// Reading and replacing the content of the records.
extension SharedRecords {
  /// Replaces the records of a round.
  mutating func set(_ sharedRecord: SharedRecord) {
    let record = Record(sharedRecord)
    storedRecords.removeAll { $0.key == record.key }
    storedRecords.append(record)
  }

  /// One merged record per key. Records that cannot be read are unchanged.
  package var merged: [Record] { all.map { record in self[record.key].map { Record($0) } ?? record } }

  /// Accesses the merged record under a key, or nil if none can be read.
  package subscript(key: [UInt8]) -> SharedRecord? {
    var sharedRecord: SharedRecord?
    for record in storedRecords where record.key == key {
      guard let other = SharedRecord(record) else { continue }
      sharedRecord = sharedRecord?.merged(with: other) ?? other
    }
    return sharedRecord
  }

  /// Returns the shared round that is played in a round, or nil if there is none. If there are several, it is the one
  /// that was opened last.
  package func record(of round: RoundID) -> SharedRecord? {
    var latest: SharedRecord?
    for record in storedRecords where record.round == round {
      guard let sharedRecord = self[record.key], sharedRecord.round == round,
        sharedRecord.lastOpenedAt >= latest?.lastOpenedAt ?? .min
      else {
        continue
      }
      latest = sharedRecord
    }
    return latest
  }

  /// Returns all shared rounds of a table.
  package func records(ofTable table: UInt64) -> [SharedRecord] {
    var key = TextBuilder()
    key.add("g-")
    key.add(hexadecimal: table)
    return all.filter { $0.key.starts(with: key.bytes) }.compactMap { self[$0.key] }
  }

  /// The player in the latest shared round, whose name and color are suggested again.
  package var latestPlayer: SharedPlayer? {
    var latest: Record?
    for record in storedRecords where record.addedAt >= latest?.addedAt ?? 0 { latest = record }
    return latest.flatMap { self[$0.key] }?.player
  }
}

extension Record {
  /// When a shared round was first shared or opened here, in seconds since 1970-01-01 00:00 UTC, or 0 if the record is
  /// not one of a shared round.
  fileprivate var addedAt: Int64 {
    var parser = RecordParser(bytes[...])
    return parser.sharedKey() == nil ? 0 : parser.since() ?? 0
  }

  /// The round in which a shared round is played.
  fileprivate var round: RoundID? {
    var parser = RecordParser(bytes[...])
    guard parser.sharedKey() != nil, parser.since() != nil, parser.skipLine(), parser.consume("in ") else { return nil }
    return parser.id()
  }
}
