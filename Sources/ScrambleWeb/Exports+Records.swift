import WordScramble

// Saved rounds and requests. The page moves records between disk, file and game; only the core parses them.

/// Sets what the address requests. Called before records are loaded and a game is started; a previous game is
/// discarded.
///
/// - Parameters:
///   - kind: 0 for nothing, with the key of the round that was on screen, if any, in the inbox. 1 for the root in the
///     inbox. 2 for the daily puzzle whose number is in the inbox, or today's if it is empty. 3 for a root that was not
///     played before. 4 for the round whose key is in the inbox. 5 for the same in a restarted engine, which does not
///     count as a visit.
///   - count: The number of bytes in the inbox.
///   - seed: The random seed for kind 3.
@_expose(wasm, "ask") @c(scramble_ask)
public func ask(_ kind: Int32, _ count: Int32, _ seed: UInt64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    web.forget()
    switch kind {
    case 0: return web.ask(onScreen: RoundID(key: text))
    case 1: return web.askForRoot(text)
    case 2: return web.askForDaily(text)
    case 3:
      web.request.seed = seed
      return AskedMessage(.nothing)
    case 4: return web.askForRound(text)
    case 5:
      web.isRestored = true
      return web.askForRound(text)
    default: throw .outOfRange
    }
  }
}

/// Reads the records in the inbox. Returns the keys of the rounds on their shelf.
@_expose(wasm, "load") @c(scramble_load)
public func load(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try web.inbox.bytes(to: count)
    let saved = SavedRounds(bytes)
    let gain = web.merge(saved)
    if gain == nil { web.keep(bytes) }
    // The shelf contains rounds as they were before the first word; their own records may be newer.
    return LoadedMessage(counts: RecordCountsMessage(saved), gain: gain, keys: saved.shelf.all)
  }
}

/// Returns the keys of the records in the inbox, and the end offsets of the last complete record and of the first one.
@_expose(wasm, "keys") @c(scramble_keys)
public func keys(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try web.inbox.bytes(to: count)
    let saved = SavedRounds(bytes)
    let last = bytes.indices.last { isEmptyLine(bytes, $0) }
    let first = bytes.indices.first { isEmptyLine(bytes, $0) }
    return KeysMessage(
      counts: RecordCountsMessage(saved), whole: last.map { $0 + 1 } ?? 0, first: first.map { $0 + 1 } ?? 0,
      keys: saved.records().map { Text($0.key) })
  }
}

/// Returns whether an empty line ends at an index. Lines may end with CRLF.
private func isEmptyLine(_ bytes: [UInt8], _ index: Int) -> Bool {
  guard index > 0, bytes[index] == UInt8(ascii: "\n") else { return false }
  let before = bytes[index - 1] == UInt8(ascii: "\r") ? index - 2 : index - 1
  return before >= 0 && bytes[before] == UInt8(ascii: "\n")
}

/// Merges the records in the second part of the inbox into those in the first part. Returns the changed records.
@_expose(wasm, "merge") @c(scramble_merge)
public func merge(_ firstCount: Int32, _ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let first = SavedRounds(try web.inbox.bytes(to: firstCount))
    let other = SavedRounds(try web.inbox.bytes(from: firstCount, to: count))
    var merged = first
    let gain = merged.merge(other)
    return MergedMessage(
      counts: RecordCountsMessage(other), gain: GainMessage(gain),
      records: Each(merged.records(changedSince: first)) { RecordMessage($0) })
  }
}

/// Imports the records of a file, the second part of the inbox, into the saved ones with the shelf, the first part.
/// Returns the changed records. Forgotten rounds are restored if the file contains them.
@_expose(wasm, "importRecords") @c(scramble_import_records)
public func importRecords(_ firstCount: Int32, _ count: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    var kept = SavedRounds(try web.inbox.bytes(to: firstCount))
    let other = SavedRounds(try web.inbox.bytes(from: firstCount, to: count))
    let (gain, changed) = kept.add(other, at: Moment(seconds: seconds, uptime: 0))
    return MergedMessage(
      counts: RecordCountsMessage(other), gain: GainMessage(gain), records: Each(changed) { RecordMessage($0) })
  }
}

extension WebGame {
  /// Returns the word of a text if it has the length of a root; otherwise nil.
  static func root(_ text: [UInt8]) -> Word? {
    guard let root = try? Word(text), Round.rootLengths.contains(root.count) else { return nil }
    return root
  }

  fileprivate func askForRoot(_ text: [UInt8]) -> AskedMessage {
    guard let root = WebGame.root(PastedLink.mended(text)) else { return AskedMessage(.bad) }
    request.root = root
    return AskedMessage(.root, keysOf(root: root))
  }

  fileprivate func askForDaily(_ text: [UInt8]) -> AskedMessage {
    // Before the date of the first puzzle, there is no puzzle for today.
    if text.isEmpty && today == nil { return ask(onScreen: nil) }
    return askForDaily(text.isEmpty ? today : DailyPuzzle(digits: PastedLink.mended(text)))
  }

  fileprivate func askForDaily(_ puzzle: DailyPuzzle?) -> AskedMessage {
    guard let puzzle else { return AskedMessage(.bad) }
    request.daily = puzzle.number
    let date = puzzle.date
    let later = LaterMessage(number: puzzle.number, year: date.year, month: date.month, day: date.day)
    return AskedMessage(
      asked: .daily, later: puzzle.isLater(than: today) ? later : nil, prefixes: [Text(keysOf(daily: puzzle.number))])
  }

  /// Handles an address without a request. The day of the last visit decides which round opens, so both candidates are
  /// returned.
  fileprivate func ask(onScreen: RoundID?) -> AskedMessage {
    self.onScreen = onScreen
    let daily = today.map { Text(keysOf(daily: $0.number)) }
    let shown = onScreen.map { Text($0.key) }
    return AskedMessage(asked: .nothing, later: nil, prefixes: [daily, shown].compactMap { $0 })
  }

  /// Requests a round by the key of its record. If it is unknown, requests its root or its daily puzzle.
  fileprivate func askForRound(_ key: [UInt8]) -> AskedMessage {
    guard let id = RoundID(key: key) else { return AskedMessage(.bad) }
    request.round = id
    if let root = id.freeRoot { return askForRoot(root.ascii) }
    if let number = id.daily { return askForDaily(DailyPuzzle(number: number)) }
    return AskedMessage(.nothing, id.key)
  }
}

extension AskedMessage {
  fileprivate init(_ asked: Asked, _ prefix: [UInt8]? = nil) {
    self.init(asked: asked, later: nil, prefixes: prefix.map { [Text($0)] } ?? [])
  }
}

/// Returns the key prefix of the rounds of a daily puzzle.
func keysOf(daily number: Int) -> [UInt8] {
  var prefix = TextBuilder()
  prefix.add(number)
  prefix.add("-")
  return prefix.bytes
}

/// Returns the key prefix of the rounds on a root.
func keysOf(root: Word) -> [UInt8] { root.ascii + [UInt8(ascii: "-")] }

extension RoundID {
  /// The key of the round's record.
  var key: [UInt8] {
    var key = TextBuilder()
    key.add(self)
    return key.bytes
  }
}
