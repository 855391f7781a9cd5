import ScrambleCore

// Saved rounds, requests and pasted links. The page moves records between disk, file and game; only the core parses
// them.

/// Sets what to open at the start. The page calls this function before it loads records and starts a game. A previous
/// game is discarded.
///
/// - Parameters:
///   - kind: 0 for nothing. 1 for the root in the inbox. 2 for the daily puzzle whose number is in the inbox, or
///     today's if the inbox is empty. 3 for the round whose key is in the inbox. 4 for a new word.
///   - byteCount: The number of bytes in the inbox.
@_expose(wasm, "setRequest") @c(scramble_set_request)
public func setRequest(_ kind: Int32, _ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    webGame.reset()
    switch kind {
    case 0: return RequestMessage(asked: .nothing, root: nil)
    case 1: return webGame.requestRoot(text)
    case 2: return webGame.requestDaily(text)
    case 3: return webGame.requestRound(Round.ID(key: text))
    case 4:
      webGame.request = .newWord(webGame.grade, minutes: 0)
      return RequestMessage(asked: .nothing, root: nil)
    default: throw .outOfRange
    }
  }
}

/// Returns what the pasted text in the inbox leads to: a root, a daily puzzle, or nothing.
@_expose(wasm, "readPasted") @c(scramble_read_pasted)
public func readPasted(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in PastedMessage(of: try webGame.inbox.bytes(to: byteCount)) }
}

/// Reads the records in the inbox, and merges them into the game if there is one.
@_expose(wasm, "loadRecords") @c(scramble_load_records)
public func loadRecords(_ byteCount: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try webGame.inbox.bytes(to: byteCount)
    let saved = SavedRounds(bytes, at: seconds)
    let gain = webGame.merge(saved)
    if gain == nil { webGame.addRecords(bytes) }
    return LoadedRecordsMessage(counts: RecordCountsMessage(saved), gain: gain)
  }
}

/// Returns the keys of the records in the inbox, and the end offsets of the last complete record and of the first one.
@_expose(wasm, "recordKeys") @c(scramble_record_keys)
public func recordKeys(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try webGame.inbox.bytes(to: byteCount)
    let saved = SavedRounds(unchanged: bytes)
    let lastRecordEnd = bytes.indices.last { endsEmptyLine(bytes, $0) }
    let firstRecordEnd = bytes.indices.first { endsEmptyLine(bytes, $0) }
    return RecordKeysMessage(
      counts: RecordCountsMessage(saved), completeLength: lastRecordEnd.map { $0 + 1 } ?? 0,
      firstLength: firstRecordEnd.map { $0 + 1 } ?? 0,
      keys: saved.records.map { Text($0.key) })
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
    let first = SavedRounds(unchanged: try webGame.inbox.bytes(to: firstByteCount))
    let other = SavedRounds(unchanged: try webGame.inbox.bytes(from: firstByteCount, to: byteCount))
    var merged = first
    let gain = merged.merge(other)
    return MergedRecordsMessage(
      counts: RecordCountsMessage(other), gain: MergeSummaryMessage(gain),
      records: MessageArray(merged.records(changedSince: first)) { RecordMessage($0) })
  }
}

/// Imports the records of a file, in the second part of the inbox, into the saved records in the first part. Returns
/// the changed records.
@_expose(wasm, "importRecords") @c(scramble_import_records)
public func importRecords(_ firstByteCount: Int32, _ byteCount: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    var saved = SavedRounds(try webGame.inbox.bytes(to: firstByteCount), at: seconds)
    let other = SavedRounds(try webGame.inbox.bytes(from: firstByteCount, to: byteCount), at: seconds)
    let (gain, changed) = saved.add(other)
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
    requestRound(WebGame.rootWord(in: PastedLink.repaired(text)).map { .free(root: $0, minutes: 0) })
  }

  fileprivate func requestDaily(_ text: [UInt8]) -> RequestMessage {
    guard text.isEmpty else {
      return requestRound(DailyPuzzle(digits: PastedLink.repaired(text)).map { .daily($0.number) })
    }
    request = .today
    return RequestMessage(asked: .daily, root: nil)
  }

  /// Requests a round. Nil is an invalid request.
  fileprivate func requestRound(_ id: Round.ID?) -> RequestMessage {
    guard let id else { return RequestMessage(asked: .bad, root: nil) }
    request = .round(id)
    switch id {
    case .daily: return RequestMessage(asked: .daily, root: nil)
    case .free(let root, _): return RequestMessage(asked: .root, root: root)
    }
  }
}

extension SavedRounds {
  /// Reads records of which nothing is opened, so all saved times stay as they are.
  init(unchanged bytes: [UInt8]) {
    self.init(bytes, at: 1_000_000_000_000)
  }
}
