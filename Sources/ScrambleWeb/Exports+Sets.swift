package import WordScramble

// Sets of rounds: reading, saving and playing them, and handing them in. A code in the inbox may be a link.

/// Returns the set whose code is in the inbox, and the progress of its rounds.
@_expose(wasm, "readSet") @c(scramble_read_set)
public func readSet(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let code = try web.inbox.bytes(to: count)
    let (sensitive, lexicon) = (try web.openSensitiveWords(), try web.openLexicon())
    do throws(CodeError) {
      return SetAnswer(try PuzzleSet(code: PastedLink.mended(code), avoiding: sensitive), in: lexicon)
    } catch {
      return SetAnswer(error == .newer ? .newer : .damaged)
    }
  }
}

/// Saves the set whose code is in the inbox under the name on the second line, or changes its name.
@_expose(wasm, "keepSet") @c(scramble_keep_set)
public func keepSet(_ count: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try web.inbox.bytes(to: count).split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let set = try web.set(lines.first ?? [])
    return try web.change { game in
      game.keep(set, name: lines.count > 1 ? Array(lines[1]) : [], at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Removes the set whose code is in the inbox; its rounds stay.
@_expose(wasm, "removeSet") @c(scramble_remove_set)
public func removeSet(_ count: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let set = try web.set(try web.inbox.bytes(to: count)[...])
    return try web.change { game in
      game.removeSet(set.checksum, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Plays a round of the set whose code is in the inbox: the round with a number from 1, or for 0 the first that has not
/// ended.
@_expose(wasm, "playSet") @c(scramble_play_set)
public func playSet(_ count: Int32, _ place: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let set = try web.set(try web.inbox.bytes(to: count)[...])
    return try web.change { game in
      game.play(set, place: place == 0 ? nil : Int(place), at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Returns the hand-in of a seat for the set whose code is in the inbox.
@_expose(wasm, "handIn") @c(scramble_hand_in)
public func handIn(_ count: Int32, _ seat: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let set = try web.set(try web.inbox.bytes(to: count)[...])
    return try web.ask { game in
      let handIn = game.handIn(of: set, seat: Int(seat))
      return HandInMessage(code: Text(handIn.code), file: Text(handIn.fileName))
    }
  }
}

extension WebGame {
  /// Returns the words that no set may contain.
  package func openSensitiveWords() throws(CallError) -> SensitiveWords {
    guard let sensitiveWords else { throw .noLexicon }
    return sensitiveWords
  }

  /// Returns the set of a code that the page has read successfully before.
  package func set(_ code: ArraySlice<UInt8>) throws(CallError) -> PuzzleSet {
    let sensitive = try openSensitiveWords()
    guard let set = try? PuzzleSet(code: PastedLink.mended(Array(code)), avoiding: sensitive) else { throw .outOfRange }
    return set
  }
}
