import ScrambleCore

// The actions of a player. Unless noted otherwise, each function returns the new state of the game and the records to
// save.
//
// `seconds` counts from 1970-01-01 00:00 UTC; `uptime` counts tenths of a second on a monotonic clock. The same seed
// gives the same random choice on every platform.

/// Starts the game: resumes or deals the requested round. Without a request, opens today's puzzle on the first visit of
/// a day, and the round that was last on screen on later visits.
@_expose(wasm, "start") @c(scramble_start)
public func start(_ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.start(seed: seed, at: Moment(seconds: seconds, uptime: uptime))
    return try webGame.change { _ in }
  }
}

/// Plays the word in the inbox.
@_expose(wasm, "play") @c(scramble_play)
public func play(_ byteCount: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.play(try webGame.inbox.bytes(to: byteCount), at: Moment(seconds: seconds, uptime: uptime))
  }
}

/// Deals another round with a time limit in minutes: 0 for none, -1 for that of the current round unless the round has
/// ended. An invalid limit counts as none.
@_expose(wasm, "newWord") @c(scramble_new_word)
public func newWord(_ minutes: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  let moment = Moment(seconds: seconds, uptime: uptime)
  return change { game in
    if minutes < 0 { return game.dealNewWord(seed: seed, at: moment) }
    game.dealNewWord(minutes: Round.minutes.contains(Int(minutes)) ? Int(minutes) : nil, seed: seed, at: moment)
  }
}

/// Deals a new round on the root in the inbox. Changes nothing if the text cannot be a root.
@_expose(wasm, "newRound") @c(scramble_new_round)
public func newRound(_ byteCount: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer?
{
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    return try webGame.change { game in
      guard let root = try? Word(text) else { return }
      game.dealNewRound(on: root, seed: seed, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Starts or resumes today's puzzle, if there is one in the lexicon.
@_expose(wasm, "playToday") @c(scramble_play_today)
public func playToday(_ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.playToday(webGame.today, seed: seed, at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Finishes yesterday's puzzle and returns the content of its result, if there is one. The current round stays the
/// same.
@_expose(wasm, "finishYesterday") @c(scramble_finish_yesterday)
public func finishYesterday() -> UnsafeMutableRawPointer? {
  answer { FinishedYesterdayMessage(result: webGame.finishYesterday()) }
}

/// Records that the game is on screen and whether the player is active. Returns the state of the game only if the
/// player has just been found to be away or to be back.
@_expose(wasm, "checkPresence") @c(scramble_check_presence)
public func checkPresence(_ isPlayerActing: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  let moment = Moment(seconds: seconds, uptime: uptime)
  let hasChanged = webGame.checkPresence(isPlayerActing: isPlayerActing != 0, at: moment)
  return hasChanged == false ? answer { EmptyMessage() } : change { _ in }
}

/// Updates and saves the play time, and ends a timed round whose time is up.
@_expose(wasm, "endIfTimeIsUp") @c(scramble_end_if_time_is_up)
public func endIfTimeIsUp(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in
    let moment = Moment(seconds: seconds, uptime: uptime)
    game.saveTime(at: moment)
    game.endIfTimeIsUp(at: moment)
  }
}

/// Forgets all rounds and opens today's puzzle or, if there is none, deals a root. The page deletes the saved data.
@_expose(wasm, "forget") @c(scramble_forget)
public func forget(_ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in
    game.forget(today: webGame.today, seed: seed, at: Moment(seconds: seconds, uptime: uptime))
  }
}

/// Goes back to the round before New Word, if there is one.
@_expose(wasm, "undoNewWord") @c(scramble_undo_new_word)
public func undoNewWord(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.undoNewWord(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Undoes the last `undoNewWord`, if there is one to undo.
@_expose(wasm, "redoNewWord") @c(scramble_redo_new_word)
public func redoNewWord(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.redoNewWord(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Records that the player viewed the hint.
@_expose(wasm, "takeHint") @c(scramble_take_hint)
public func takeHint(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.takeHint(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Returns the word of the next clue, if there is one, so that the page can load its meaning before the clue is taken.
@_expose(wasm, "nextClue") @c(scramble_next_clue)
public func nextClue() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in ClueMessage(word: try webGame.query { $0.nextClueWord }) }
}

/// Records that the next clue was shown.
@_expose(wasm, "takeClue") @c(scramble_take_clue)
public func takeClue(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.takeClue(at: Moment(seconds: seconds, uptime: uptime)) }
}

@_expose(wasm, "endRound") @c(scramble_end_round)
public func endRound(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.end(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Continues a round that has ended, unless its missed words were shown or its time is up.
@_expose(wasm, "keepPlaying") @c(scramble_keep_playing)
public func keepPlaying(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.keepPlaying(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Finishes a round that has ended and allows missed words to be shown.
@_expose(wasm, "reveal") @c(scramble_reveal)
public func reveal() -> UnsafeMutableRawPointer? {
  change { game in game.reveal() }
}

/// Stops counting play time because the player is away.
@_expose(wasm, "pause") @c(scramble_pause)
public func pause(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.pause(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Resumes counting play time because the player is back.
@_expose(wasm, "resume") @c(scramble_resume)
public func resume(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.resume(at: Moment(seconds: seconds, uptime: uptime)) }
}
