/// The records of the shared rounds of this device, which are read only when one of them is asked for.
///
/// A record may be there several times, as two devices wrote it: what is read is the same in whatever order they are.
package struct SharedRecords: Equatable, Sendable {
  /// The records, each as it was saved, in the order of their keys.
  package private(set) var all: [Record] = []

  /// Creates no records.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { all.isEmpty }

  /// The records with those of one key merged into one; what cannot be read stays beside it as it is.
  package var merged: [Record] {
    all.map { record in
      guard let kept = SharedRecord(record) else { return record }
      let unread = record.singles.filter { SharedRecord($0) == nil }
      return Record(key: record.key, bytes: unread.reduce(Record(kept).bytes) { $0 + $1.bytes })
    }
  }

  /// Adds a record beside others of the same key, unless it is there already.
  mutating func add(_ record: Record) {
    let place = place(of: record.key)
    if place < all.count, all[place].key == record.key {
      guard !all[place].contains(record) else { return }
      all[place] = Record(key: record.key, bytes: all[place].bytes + record.bytes)
    } else {
      all.insert(record, at: place)
    }
  }

  /// Adds records that began at some time or later.
  mutating func add(_ others: SharedRecords, after mark: Int64) {
    var later = others
    later.forget(before: mark)
    for record in later.all { for single in record.singles { add(single) } }
  }

  /// Replaces what is kept of a round.
  mutating func set(_ kept: SharedRecord) {
    let (record, place) = (Record(kept), place(of: kept.key))
    if place < all.count, all[place].key == record.key { all[place] = record } else { all.insert(record, at: place) }
  }

  /// The latest time at which one of them began.
  var latestMark: Int64 { all.reduce(0) { max($0, $1.since ?? 0) } }

  /// Drops the records that began before a time.
  mutating func forget(before mark: Int64) {
    guard mark > 0 else { return }
    let known = all
    all = []
    for record in known {
      for single in record.singles where single.since ?? 0 >= mark { add(single) }
    }
  }

  /// Returns what is kept under a key.
  package subscript(key: [UInt8]) -> SharedRecord? {
    let place = place(of: key)
    return place < all.count && all[place].key == key ? SharedRecord(all[place]) : nil
  }

  /// Returns what is kept of the shared round that is played in a round: of several, the latest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of all records.
  package func record(of round: RoundID) -> SharedRecord? {
    latest(of: all.filter { $0.singles.contains { $0.round == round } }.compactMap { SharedRecord($0) }) {
      $0.round == round
    }
  }

  /// What is kept of all rounds of a table, in the order of their keys.
  package func records(ofTable table: UInt64) -> [SharedRecord] {
    var key = TextBuilder()
    key.add("g-")
    key.add(hexadecimal: table)
    return all.filter { $0.key.starts(with: key.bytes) }.compactMap { SharedRecord($0) }
  }

  /// The player of the shared round that was begun last, whose name and color are offered again.
  package var latestPlayer: SharedPlayer? {
    var latest: Record?
    for record in all where (record.since ?? 0) >= (latest?.since ?? 0) { latest = record }
    return latest.flatMap { SharedRecord($0) }?.player
  }

  private func latest(of records: [SharedRecord], where matches: (SharedRecord) -> Bool) -> SharedRecord? {
    var latest: SharedRecord?
    for record in records where matches(record) && record.since >= latest?.since ?? .min { latest = record }
    return latest
  }

  private func place(of key: [UInt8]) -> Int {
    all.firstPlace { !$0.key.lexicographicallyPrecedes(key) }
  }
}

extension Record {
  /// The records of one key, each alone.
  fileprivate var singles: [Record] {
    var (singles, start) = ([Record](), 0)
    while let next = Record.next(in: bytes, from: &start) {
      singles.append(Record(key: key, bytes: next.bytes + [UInt8(ascii: "\n")]))
    }
    return singles
  }

  fileprivate func contains(_ other: Record) -> Bool { singles.contains { $0.bytes == other.bytes } }

  /// When a shared round was first here.
  fileprivate var since: Int64? {
    var parser = RecordParser(bytes[...])
    guard parser.sharedKey() != nil else { return nil }
    return parser.since()
  }

  /// The round in which a shared round is played.
  fileprivate var round: RoundID? {
    var parser = RecordParser(bytes[...])
    guard parser.sharedKey() != nil, parser.since() != nil, parser.skipLine(), parser.consume("in ") else { return nil }
    return parser.id()
  }
}
