import WordScramble

// Saved rounds and requests: the page moves records between disk, file and game, and only the core reads them.

/// Takes what the address asks for, before records are loaded and a game is started; a game before is forgotten.
///
/// - Parameters:
///   - kind: 0 for nothing, with the key of the round that was on screen in the inbox, if there was one; 1 for the root in the inbox; 2 for the
///     daily puzzle whose number is in the inbox, or today's where it is empty; 3 for another root than those before; 4 for the round whose key
///     is in the inbox, and 5 for the same in a restarted engine, which is no visit.
///   - count: The number of bytes in the inbox.
///   - seed: Names the draw of another root.
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

/// Reads the records in the inbox; tells the keys of the rounds on the shelf among them.
@_expose(wasm, "load") @c(scramble_load)
public func load(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try web.inbox.bytes(to: count)
    let saved = SavedRounds(bytes)
    let gain = web.merge(saved)
    if gain == nil { web.keep(bytes) }
    // The shelf has with it rounds as they were before anything was done in them; their own records may be newer.
    return LoadedMessage(counts: RecordCountsMessage(saved), gain: gain, keys: saved.shelf.all)
  }
}

/// Tells the keys of the records in the inbox, and the offsets of the ends of the last complete one and of the first one.
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

/// Whether an empty line ends at an index; the lines may end with CRLF.
private func isEmptyLine(_ bytes: [UInt8], _ index: Int) -> Bool {
  guard index > 0, bytes[index] == UInt8(ascii: "\n") else { return false }
  let before = bytes[index - 1] == UInt8(ascii: "\r") ? index - 2 : index - 1
  return before >= 0 && bytes[before] == UInt8(ascii: "\n")
}

/// Merges records from elsewhere, the second part of the inbox, into others, its first part; tells those that are changed by it.
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

/// Adds the records of a file, the second part of the inbox, to the saved ones, its first part with the shelf; tells those that are
/// changed by it. What was forgotten before comes back with them.
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
  /// Returns a word that can be a root, or nil.
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
    // Before the first puzzle there is none of today.
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

  /// Asks for nothing: what opens then is decided by the day of the last visit, so both rounds that it can be are named.
  fileprivate func ask(onScreen: RoundID?) -> AskedMessage {
    self.onScreen = onScreen
    let daily = today.map { Text(keysOf(daily: $0.number)) }
    let shown = onScreen.map { Text($0.key) }
    return AskedMessage(asked: .nothing, later: nil, prefixes: [daily, shown].compactMap { $0 })
  }

  /// Asks for a round by the key of its record. If it is not known, its root or its daily puzzle is asked for.
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

/// Returns how the keys of the rounds of a daily puzzle begin.
func keysOf(daily number: Int) -> [UInt8] {
  var prefix = TextBuilder()
  prefix.add(number)
  prefix.add("-")
  return prefix.bytes
}

/// Returns how the keys of the rounds on a root begin.
func keysOf(root: Word) -> [UInt8] { root.ascii + [UInt8(ascii: "-")] }

extension RoundID {
  /// The key of the record of a round.
  var key: [UInt8] {
    var key = TextBuilder()
    key.add(self)
    return key.bytes
  }
}
