package import WordScramble

// Sets of rounds: reading, saving and playing them, and handing them in. A code in the inbox may be a link.

/// Returns the set whose code is in the inbox and the progress of its rounds, or the reason the code cannot be read.
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

/// Saves the set whose code is on the first line of the inbox under the name on the second line, or changes the name of
/// a saved set.
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

/// Plays the round with a number, from 1, of the set whose code is in the inbox. The number 0 stands for the first
/// unfinished round, or for the last round if all are finished.
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
  /// Returns the sensitive words. Throws an error if the page has not loaded them yet.
  package func requireSensitiveWords() throws(CallError) -> SensitiveWords {
    guard let sensitiveWords else { throw .noLexicon }
    return sensitiveWords
  }

  /// Returns the set of a code. The page passes only codes that `readSet` has accepted, so any other is out of range.
  package func puzzleSet(_ code: ArraySlice<UInt8>) throws(CallError) -> PuzzleSet {
    let sensitive = try requireSensitiveWords()
    guard let set = try? PuzzleSet(code: PastedLink.repaired(Array(code)), avoiding: sensitive) else {
      throw .outOfRange
    }
    return set
  }
}
