import ScrambleCore

// Saved rounds, requests and pasted links. The page moves records between disk, file and game; only the core reads them.

/// Sets what to open at the start. The page calls this function before it loads records and starts a game. A previous
/// game is discarded.
///
/// - Parameters:
///   - kind: 0 for nothing. 1 for the root in the inbox. 2 for the daily puzzle whose number is in the inbox, or
///     today's if the inbox is empty. 3 for the round whose key is in the inbox. 4 for a new word. 5 for the
///     challenge in the inbox.
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
    case 5: return webGame.requestChallenge(try webGame.challenge(in: text))
    default: throw .outOfRange
    }
  }
}

/// Returns what the pasted text in the inbox leads to: a root, a daily puzzle, or nothing.
@_expose(wasm, "readPasted") @c(scramble_read_pasted)
public func readPasted(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    PastedMessage(of: try webGame.inbox.bytes(to: byteCount), in: try webGame.requireLexicon())
  }
}

/// Adds the saved records in the inbox to the game, or to the one that starts next.
@_expose(wasm, "loadRecords") @c(scramble_load_records)
public func loadRecords(_ byteCount: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    ReadingMessage(try webGame.load(try webGame.inbox.bytes(to: byteCount), at: seconds))
  }
}

/// Adds the records of an exported file in the inbox to the game. Returns what was new, with the records to save.
@_expose(wasm, "importRecords") @c(scramble_import_records)
public func importRecords(_ byteCount: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.importRecords(try webGame.inbox.bytes(to: byteCount), at: seconds)
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

  /// Requests the round of a challenge. Nil is an invalid request.
  fileprivate func requestChallenge(_ challenge: Challenge?) -> RequestMessage {
    guard let challenge else { return RequestMessage(asked: .bad, root: nil) }
    request = .challenge(challenge)
    return RequestMessage(asked: .challenge, root: challenge.id.daily == nil ? challenge.root : nil)
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
