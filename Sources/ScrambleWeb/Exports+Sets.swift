package import WordScramble

// Sets of rounds: reading, saving and playing them, and handing them in. A code in the inbox may be a link.

/// Returns the set whose code is in the inbox, and the progress of its rounds.
@_expose(wasm, "readSet") @c(scramble_read_set)
public func readSet(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let code = try webGame.inbox.bytes(to: byteCount)
    let (sensitive, lexicon) = (try webGame.requireSensitiveWords(), try webGame.requireLexicon())
    do throws(CodeError) {
      return SetAnswer(try PuzzleSet(code: PastedLink.repaired(code), avoiding: sensitive), in: lexicon)
    } catch {
      return SetAnswer(error == .newer ? .newer : .damaged)
    }
  }
}

/// Saves the set whose code is in the inbox under the name on the second line, or changes its name.
@_expose(wasm, "saveSet") @c(scramble_save_set)
public func saveSet(_ byteCount: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try webGame.inbox.bytes(to: byteCount).split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let set = try webGame.puzzleSet(lines.first ?? [])
    return try webGame.change { game in
      game.save(set, name: lines.count > 1 ? Array(lines[1]) : [], at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Removes the set whose code is in the inbox; its rounds stay.
@_expose(wasm, "removeSet") @c(scramble_remove_set)
public func removeSet(_ byteCount: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let set = try webGame.puzzleSet(try webGame.inbox.bytes(to: byteCount)[...])
    return try webGame.change { game in
      game.removeSet(set.checksum, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Plays a round of the set whose code is in the inbox: the round with a number from 1, or for 0 the first that has not
/// ended.
@_expose(wasm, "playSet") @c(scramble_play_set)
public func playSet(_ byteCount: Int32, _ number: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer?
{
  answer { () throws(CallError) in
    let set = try webGame.puzzleSet(try webGame.inbox.bytes(to: byteCount)[...])
    return try webGame.change { game in
      game.play(set, number: number == 0 ? nil : Int(number), at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Returns the hand-in of a seat for the set whose code is in the inbox.
@_expose(wasm, "handIn") @c(scramble_hand_in)
public func handIn(_ byteCount: Int32, _ seat: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let set = try webGame.puzzleSet(try webGame.inbox.bytes(to: byteCount)[...])
    return try webGame.query { game in
      let handIn = game.handIn(of: set, seat: Int(seat))
      return HandInMessage(code: Text(handIn.code), file: Text(handIn.fileName))
    }
  }
}

extension WebGame {
  /// Returns the words that no set may contain.
  package func requireSensitiveWords() throws(CallError) -> SensitiveWords {
    guard let sensitiveWords else { throw .noLexicon }
    return sensitiveWords
  }

  /// Returns the set of a code that the page has read successfully before.
  package func puzzleSet(_ code: ArraySlice<UInt8>) throws(CallError) -> PuzzleSet {
    let sensitive = try requireSensitiveWords()
    guard let set = try? PuzzleSet(code: PastedLink.repaired(Array(code)), avoiding: sensitive) else {
      throw .outOfRange
    }
    return set
  }
}
