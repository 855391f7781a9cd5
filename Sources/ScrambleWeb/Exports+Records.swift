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
  reply { reply throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    web.forget()
    switch kind {
    case 0: web.ask(onScreen: RoundID(key: text), &reply)
    case 1: web.askForRoot(text, &reply)
    case 2: web.askForDaily(text, &reply)
    case 3:
      web.request.seed = seed
      reply.line(.asked, "nothing")
    case 4: web.askForRound(text, &reply)
    case 5:
      web.isRestored = true
      web.askForRound(text, &reply)
    default: throw .outOfRange
    }
  }
}

/// Reads the records in the inbox; writes the keys of the rounds on the shelf among them.
@_expose(wasm, "load") @c(scramble_load)
public func load(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let bytes = try web.inbox.bytes(to: count)
    let saved = SavedRounds(bytes)
    reply.add(saved)
    if web.hasStarted { web.merge(saved, &reply) } else { web.keep(bytes) }
    // The shelf has with it rounds as they were before anything was done in them; their own records may be newer.
    for id in saved.shelf.all {
      reply.begin(.key)
      reply.add(id)
      reply.end()
    }
  }
}

/// Writes the keys of the records in the inbox, and the offsets of the ends of the last complete one and of the first one.
@_expose(wasm, "keys") @c(scramble_keys)
public func keys(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let bytes = try web.inbox.bytes(to: count)
    let saved = SavedRounds(bytes)
    reply.add(saved)
    let last = bytes.indices.last { isEmptyLine(bytes, $0) }
    let first = bytes.indices.first { isEmptyLine(bytes, $0) }
    reply.line(.whole, last.map { $0 + 1 } ?? 0, first.map { $0 + 1 } ?? 0)
    for record in saved.records() {
      reply.begin(.key)
      reply.add(record.key)
      reply.end()
    }
  }
}

/// Whether an empty line ends at an index; the lines may end with CRLF.
private func isEmptyLine(_ bytes: [UInt8], _ index: Int) -> Bool {
  guard index > 0, bytes[index] == UInt8(ascii: "\n") else { return false }
  let before = bytes[index - 1] == UInt8(ascii: "\r") ? index - 2 : index - 1
  return before >= 0 && bytes[before] == UInt8(ascii: "\n")
}

/// Merges records from elsewhere, the second part of the inbox, into others, its first part; writes those that are changed by it.
@_expose(wasm, "merge") @c(scramble_merge)
public func merge(_ firstCount: Int32, _ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let first = SavedRounds(try web.inbox.bytes(to: firstCount))
    let other = SavedRounds(try web.inbox.bytes(from: firstCount, to: count))
    var merged = first
    let gain = merged.merge(other)
    reply.add(first)
    reply.add(other)
    reply.add(gain)
    for record in merged.records(changedSince: first) { reply.add(record) }
  }
}

/// Adds the records of a file, the second part of the inbox, to the saved ones, its first part with the shelf; writes those that are
/// changed by it. What was forgotten before comes back with them.
@_expose(wasm, "importRecords") @c(scramble_import_records)
public func importRecords(_ firstCount: Int32, _ count: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    var kept = SavedRounds(try web.inbox.bytes(to: firstCount))
    let other = SavedRounds(try web.inbox.bytes(from: firstCount, to: count))
    reply.add(kept)
    reply.add(other)
    let (gain, changed) = kept.add(other, at: Moment(seconds: seconds, uptime: 0))
    reply.add(gain)
    for record in changed { reply.add(record) }
  }
}

extension Reply {
  fileprivate mutating func add(_ saved: SavedRounds) {
    line(.loaded, saved.count, saved.damaged.count, saved.newer.count, saved.isTruncated ? 1 : 0)
  }

  mutating func add(_ gain: History.MergeSummary) {
    line(.gain, gain.rounds, gain.words, gain.leftOut, gain.hasForgotten ? 1 : 0)
  }
}

extension WebGame {
  /// Returns a word that can be a root, or nil.
  static func root(_ text: [UInt8]) -> Word? {
    guard let root = try? Word(text), Round.rootLengths.contains(root.count) else { return nil }
    return root
  }

  fileprivate func askForRoot(_ text: [UInt8], _ reply: inout Reply) {
    guard let root = WebGame.root(PastedLink.mended(text)) else { return reply.line(.asked, "bad") }
    request.root = root
    reply.line(.asked, "root")
    reply.begin(.prefix)
    reply.add(root.ascii + [UInt8(ascii: "-")])
    reply.end()
  }

  fileprivate func askForDaily(_ text: [UInt8], _ reply: inout Reply) {
    // Before the first puzzle there is none of today.
    if text.isEmpty && today == nil { return ask(onScreen: nil, &reply) }
    askForDaily(text.isEmpty ? today : DailyPuzzle(digits: PastedLink.mended(text)), &reply)
  }

  fileprivate func askForDaily(_ puzzle: DailyPuzzle?, _ reply: inout Reply) {
    guard let puzzle else { return reply.line(.asked, "bad") }
    request.daily = puzzle.number
    reply.line(.asked, "daily")
    if puzzle.isLater(than: today) {
      reply.line(.later, puzzle.number, puzzle.date.year, puzzle.date.month, puzzle.date.day)
    }
    reply.begin(.prefix)
    reply.add(keysOf(daily: puzzle.number))
    reply.end()
  }

  /// Asks for nothing: what opens then is decided by the day of the last visit, so both rounds that it can be are named.
  fileprivate func ask(onScreen: RoundID?, _ reply: inout Reply) {
    self.onScreen = onScreen
    reply.line(.asked, "nothing")
    reply.begin(.prefix)
    if let today { reply.add(keysOf(daily: today.number)) }
    if let onScreen { reply.add(onScreen) }
    reply.end()
  }

  /// Asks for a round by the key of its record. If it is not known, its root or its daily puzzle is asked for.
  fileprivate func askForRound(_ key: [UInt8], _ reply: inout Reply) {
    guard let id = RoundID(key: key) else { return reply.line(.asked, "bad") }
    request.round = id
    if let root = id.freeRoot { askForRoot(root.ascii, &reply) }
    if let number = id.daily { askForDaily(DailyPuzzle(number: number), &reply) }
    if case .set = id {
      reply.line(.asked, "nothing")
      reply.begin(.prefix)
      reply.add(id)
      reply.end()
    }
  }
}

/// Returns how the keys of the rounds of a daily puzzle begin.
func keysOf(daily number: Int) -> [UInt8] {
  var prefix = TextBuilder()
  prefix.add(number)
  prefix.add("-")
  return prefix.bytes
}
