import ScrambleCore

// Saved rounds, requests and pasted links. The page moves records between disk, file and game; only the core parses them.

/// Sets what the address requests. The page calls this function before it loads records and starts a game. A previous
/// game is discarded.
///
/// - Parameters:
///   - kind: 0 for nothing, with the key of the round that was on screen, if any, in the inbox. 1 for the root in the
///     inbox. 2 for the daily puzzle whose number is in the inbox, or today's if the inbox is empty. 3 for a random
///     root, preferably one not played before. 4 for the round whose key is in the inbox. 5 for that round in a
///     restarted engine, which does not count as a visit.
///   - byteCount: The number of bytes in the inbox.
///   - seed: The random seed for kind 3.
@_expose(wasm, "setRequest") @c(scramble_set_request)
public func setRequest(_ kind: Int32, _ byteCount: Int32, _ seed: UInt64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    webGame.reset()
    switch kind {
    case 0: return webGame.requestNothing(roundOnScreen: RoundID(key: text))
    case 1: return webGame.requestRoot(text)
    case 2: return webGame.requestDaily(text)
    case 3:
      webGame.request.seed = seed
      return RequestMessage(.nothing)
    case 4: return webGame.requestRound(text)
    case 5:
      webGame.isRestored = true
      return webGame.requestRound(text)
    default: throw .outOfRange
    }
  }
}

/// Returns what the pasted text in the inbox leads to: a root, a daily puzzle, or nothing.
@_expose(wasm, "readPasted") @c(scramble_read_pasted)
public func readPasted(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in PastedMessage(of: try webGame.inbox.bytes(to: byteCount)) }
}

/// Reads the records in the inbox, and merges them into the game if there is one. Returns the keys of the rounds on the
/// shelf in these records.
@_expose(wasm, "loadRecords") @c(scramble_load_records)
public func loadRecords(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try webGame.inbox.bytes(to: byteCount)
    let saved = SavedRounds(bytes)
    let gain = webGame.merge(saved)
    if gain == nil { webGame.addRecords(bytes) }
    // The shelf also contains its rounds in which nothing was done yet. Records with the keys of these rounds may be
    // newer.
    return LoadedRecordsMessage(counts: RecordCountsMessage(saved), gain: gain, keys: saved.shelf.all)
  }
}

/// Returns the keys of the records in the inbox, and the end offsets of the last complete record and of the first one.
@_expose(wasm, "recordKeys") @c(scramble_record_keys)
public func recordKeys(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try webGame.inbox.bytes(to: byteCount)
    let saved = SavedRounds(bytes)
    let lastRecordEnd = bytes.indices.last { endsEmptyLine(bytes, $0) }
    let firstRecordEnd = bytes.indices.first { endsEmptyLine(bytes, $0) }
    return RecordKeysMessage(
      counts: RecordCountsMessage(saved), completeLength: lastRecordEnd.map { $0 + 1 } ?? 0,
      firstLength: firstRecordEnd.map { $0 + 1 } ?? 0,
      keys: saved.records().map { Text($0.key) })
  }
}

/// Returns whether an empty line ends at an index. Lines may end with CRLF.
private func endsEmptyLine(_ bytes: [UInt8], _ index: Int) -> Bool {
  guard index > 0, bytes[index] == UInt8(ascii: "\n") else { return false }
  let previousEnd = bytes[index - 1] == UInt8(ascii: "\r") ? index - 2 : index - 1
  return previousEnd >= 0 && bytes[previousEnd] == UInt8(ascii: "\n")
}

/// Merges the records in the second part of the inbox into those in the first part. Returns the changed records.
@_expose(wasm, "mergeRecords") @c(scramble_merge_records)
public func mergeRecords(_ firstByteCount: Int32, _ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let first = SavedRounds(try webGame.inbox.bytes(to: firstByteCount))
    let other = SavedRounds(try webGame.inbox.bytes(from: firstByteCount, to: byteCount))
    var merged = first
    let gain = merged.merge(other)
    return MergedRecordsMessage(
      counts: RecordCountsMessage(other), gain: MergeSummaryMessage(gain),
      records: MessageArray(merged.records(changedSince: first)) { RecordMessage($0) })
  }
}

/// Imports the records of a file, in the second part of the inbox, into the saved records in the first part, which
/// include the shelf. Returns the changed records. Forgotten rounds are restored if the file contains them.
@_expose(wasm, "importRecords") @c(scramble_import_records)
public func importRecords(_ firstByteCount: Int32, _ byteCount: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    var saved = SavedRounds(try webGame.inbox.bytes(to: firstByteCount))
    let other = SavedRounds(try webGame.inbox.bytes(from: firstByteCount, to: byteCount))
    let (gain, changed) = saved.add(other, at: Moment(seconds: seconds, uptime: 0))
    return MergedRecordsMessage(
      counts: RecordCountsMessage(other), gain: MergeSummaryMessage(gain),
      records: MessageArray(changed) { RecordMessage($0) })
  }
}

extension WebGame {
  /// Returns the word of a text if it has the length of a root; otherwise nil.
  static func rootWord(in text: [UInt8]) -> Word? {
    guard let root = try? Word(text), Round.rootLengths.contains(root.count) else { return nil }
    return root
  }

  fileprivate func requestRoot(_ text: [UInt8]) -> RequestMessage {
    guard let root = WebGame.rootWord(in: PastedLink.repaired(text)) else { return RequestMessage(.bad) }
    request.root = root
    return RequestMessage(.root, keyPrefix(ofRoot: root))
  }

  fileprivate func requestDaily(_ text: [UInt8]) -> RequestMessage {
    // Before the date of the first puzzle, there is no puzzle for today.
    if text.isEmpty && today == nil { return requestNothing(roundOnScreen: nil) }
    return requestDaily(text.isEmpty ? today : DailyPuzzle(digits: PastedLink.repaired(text)))
  }

  fileprivate func requestDaily(_ puzzle: DailyPuzzle?) -> RequestMessage {
    guard let puzzle else { return RequestMessage(.bad) }
    request.daily = puzzle.number
    let date = puzzle.date
    let later = FutureDailyMessage(number: puzzle.number, year: date.year, month: date.month, day: date.day)
    return RequestMessage(
      asked: .daily, later: puzzle.isLater(than: today) ? later : nil,
      keyPrefixes: [Text(RoundID.daily(puzzle.number).key)])
  }

  /// Handles an address without a request. Today's puzzle or the round that was on screen opens, depending on the day
  /// of the last visit, so the key prefixes of both are returned.
  fileprivate func requestNothing(roundOnScreen: RoundID?) -> RequestMessage {
    self.roundOnScreen = roundOnScreen
    let daily = today.map { Text(RoundID.daily($0.number).key) }
    let shown = roundOnScreen.map { Text($0.key) }
    return RequestMessage(asked: .nothing, later: nil, keyPrefixes: [daily, shown].compactMap { $0 })
  }

  /// Requests a round by the key of its record. Also requests its root or daily puzzle, in case the round is unknown.
  fileprivate func requestRound(_ key: [UInt8]) -> RequestMessage {
    guard let id = RoundID(key: key) else { return RequestMessage(.bad) }
    request.roundID = id
    switch id {
    case .daily(let number): return requestDaily(DailyPuzzle(number: number))
    case .free(let root, _): return requestRoot(root.ascii)
    }
  }
}

extension RequestMessage {
  fileprivate init(_ asked: RequestKind, _ prefix: [UInt8]? = nil) {
    self.init(asked: asked, later: nil, keyPrefixes: prefix.map { [Text($0)] } ?? [])
  }
}

/// Returns the key prefix of the rounds on a root.
private func keyPrefix(ofRoot root: Word) -> [UInt8] { root.ascii + [UInt8(ascii: "-")] }

extension RoundID {
  /// The key of the round's record.
  var key: [UInt8] {
    var key = TextBuilder()
    key.add(self)
    return key.bytes
  }
}
