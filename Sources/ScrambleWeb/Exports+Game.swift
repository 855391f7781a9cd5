import ScrambleCore

// The actions of a player. Unless noted otherwise, each function returns the new state of the game and the records to
// save.
//
// `seconds` counts from 1970-01-01 00:00 UTC. The same seed gives the same random choice on every platform.

/// Starts the game with the records that were read, and opens what was requested.
@_expose(wasm, "start") @c(scramble_start)
public func start(_ seed: UInt64, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.start(seed: seed, at: seconds)
    return try webGame.change { _ in }
  }
}

/// Opens the round whose key is in the inbox.
@_expose(wasm, "open") @c(scramble_open)
public func open(_ byteCount: Int32, _ seed: UInt64, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    guard let id = Round.ID(key: try webGame.inbox.bytes(to: byteCount)) else { throw .outOfRange }
    return try webGame.change { game in game.open(.round(id), in: webGame.timeZone, seed: seed, at: seconds) }
  }
}

/// Opens a round on another root of the chosen difficulty, with a time limit in minutes: 0 for none, -1 for that of the
/// current round.
@_expose(wasm, "newWord") @c(scramble_new_word)
public func newWord(_ minutes: Int32, _ seed: UInt64, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    guard minutes <= 0 || Round.timeLimits.contains(Int(minutes)) else { throw .outOfRange }
    let request = Request.newWord(webGame.grade, minutes: minutes < 0 ? nil : Int(minutes))
    return try webGame.change { game in game.open(request, in: webGame.timeZone, seed: seed, at: seconds) }
  }
}

/// Opens today's puzzle, if there is one.
@_expose(wasm, "playToday") @c(scramble_play_today)
public func playToday(_ seed: UInt64, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.open(.today, in: webGame.timeZone, seed: seed, at: seconds) }
}

/// Plays the word in the inbox.
@_expose(wasm, "play") @c(scramble_play)
public func play(_ byteCount: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.play(try webGame.inbox.bytes(to: byteCount), at: seconds)
  }
}

/// Returns the word of the next clue, if there is one, so that the page can load its meaning before the clue is taken.
@_expose(wasm, "nextClue") @c(scramble_next_clue)
public func nextClue() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in ClueMessage(word: try webGame.query { $0.nextClueWord }) }
}

/// Records that the next clue was shown.
@_expose(wasm, "takeClue") @c(scramble_take_clue)
public func takeClue(_ seconds: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.takeClue(at: seconds) }
}

/// Ends the round, which is final.
@_expose(wasm, "endRound") @c(scramble_end_round)
public func endRound(_ seconds: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.end(at: seconds) }
}

/// Uncovers the letters of a timed round and starts its clock.
@_expose(wasm, "startClock") @c(scramble_start_clock)
public func startClock(_ seconds: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.startClock(at: seconds) }
}

/// Stops the clock of a timed round and covers its letters, because the player leaves the page.
@_expose(wasm, "stopClock") @c(scramble_stop_clock)
public func stopClock(_ seconds: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.stopClock(at: seconds) }
}

/// Counts down the time of a timed round. The page calls this function once a second while the clock runs, and says
/// whether there is a word in the field.
@_expose(wasm, "tick") @c(scramble_tick)
public func tick(_ isTyping: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.tick(at: seconds, isTyping: isTyping != 0) }
}

/// Forgets all rounds and opens today's puzzle or, if there is none, a new word. The page deletes the saved data.
@_expose(wasm, "forget") @c(scramble_forget)
public func forget(_ seed: UInt64, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.forget(in: webGame.timeZone, seed: seed, at: seconds) }
}
