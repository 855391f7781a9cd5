/// The records of the shared rounds of this device, which are read only when one of them is asked for.
///
/// A round may have several, as two devices wrote them: what is read of it is the same in whatever order they are.
package struct SharedRecords: Equatable, Sendable {
  /// The records, each as it was saved.
  private var singles: [Record] = []

  /// Creates no records.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { singles.isEmpty }

  /// What is saved under each key: all records of one round.
  package var all: [Record] { changed(since: SharedRecords()) }

  /// The latest time at which one of them began.
  var latestMark: Int64 { singles.reduce(0) { max($0, $1.since) } }

  /// Adds a record, unless it is there already.
  mutating func add(_ record: Record) {
    if !singles.contains(record) { singles.append(record) }
  }

  /// Adds records that began at some time or later.
  mutating func add(_ others: SharedRecords, after mark: Int64) {
    for record in others.singles where record.since >= mark { add(record) }
  }

  /// Drops the records that began before a time.
  mutating func forget(before mark: Int64) { singles.removeAll { $0.since < mark } }

  /// Returns what is saved under the keys of which others lack a record.
  func changed(since others: SharedRecords) -> [Record] {
    var changed: [Record] = []
    for record in singles {
      let isChanged = singles.contains { $0.key == record.key && !others.singles.contains($0) }
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

/// What the records say.
extension SharedRecords {
  /// Replaces what is kept of a round.
  mutating func set(_ kept: SharedRecord) {
    let record = Record(kept)
    singles.removeAll { $0.key == record.key }
    singles.append(record)
  }

  /// What is saved under each key as one record; records that cannot be read stay as they are.
  package var merged: [Record] { all.map { record in self[record.key].map { Record($0) } ?? record } }

  /// Returns what is kept under a key.
  package subscript(key: [UInt8]) -> SharedRecord? {
    var kept: SharedRecord?
    for record in singles where record.key == key {
      guard let read = SharedRecord(record) else { continue }
      kept = kept?.merged(with: read) ?? read
    }
    return kept
  }

  /// Returns what is kept of the shared round that is played in a round: of several, the one that was opened last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of all records.
  package func record(of round: RoundID) -> SharedRecord? {
    var latest: SharedRecord?
    for record in singles where record.round == round {
      guard let kept = self[record.key], kept.round == round, kept.ownSince >= latest?.ownSince ?? .min else {
        continue
      }
      latest = kept
    }
    return latest
  }

  /// What is kept of all rounds of a table.
  package func records(ofTable table: UInt64) -> [SharedRecord] {
    var key = TextBuilder()
    key.add("g-")
    key.add(hexadecimal: table)
    return all.filter { $0.key.starts(with: key.bytes) }.compactMap { self[$0.key] }
  }

  /// The player of the shared round that was begun last, whose name and color are offered again.
  package var latestPlayer: SharedPlayer? {
    var latest: Record?
    for record in singles where record.since >= latest?.since ?? 0 { latest = record }
    return latest.flatMap { self[$0.key] }?.player
  }
}

extension Record {
  /// When a shared round was first here, or 0.
  fileprivate var since: Int64 {
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
