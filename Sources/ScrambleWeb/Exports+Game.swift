import WordScramble

// The actions of a player. Each function returns the new state of the game and the records to save.
//
// `seconds` counts from 1970-01-01 00:00 UTC, `uptime` tenths of a second on a clock that never jumps. The same seed gives the same draw
// in every place.

/// Begins the game: resumes or deals what is asked for; without that, opens today's puzzle on the first visit of a day, and what was on screen
/// on a later one.
@_expose(wasm, "start") @c(scramble_start)
public func start(_ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try web.start(seed: seed, at: Moment(seconds: seconds, uptime: uptime))
    return try web.change { _ in }
  }
}

/// Plays the word in the inbox.
@_expose(wasm, "play") @c(scramble_play)
public func play(_ count: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try web.play(try web.inbox.bytes(to: count), at: Moment(seconds: seconds, uptime: uptime))
  }
}

/// Deals another round, of so many minutes: 0 for as long as the player likes, -1 for those of a timed round that is being played.
@_expose(wasm, "newWord") @c(scramble_new_word)
public func newWord(_ minutes: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  let moment = Moment(seconds: seconds, uptime: uptime)
  return change { game in
    if minutes < 0 { return game.newWord(seed: seed, at: moment) }
    game.newWord(minutes: Round.minutes.contains(Int(minutes)) ? Int(minutes) : nil, seed: seed, at: moment)
  }
}

/// Deals a new round on the root in the inbox.
@_expose(wasm, "newRound") @c(scramble_new_round)
public func newRound(_ count: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    return try web.change { game in
      guard let root = try? Word(text) else { return }
      game.newRound(on: root, seed: seed, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Goes on with the round whose key is on the first line of the inbox, if it is known. Each other line has a word of its one list that others
/// have found, a space, and the name of who has.
@_expose(wasm, "openRound") @c(scramble_open_round)
public func openRound(_ count: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try web.inbox.bytes(to: count).split(separator: UInt8(ascii: "\n"))
    return try web.change { game in
      var request = DealOptions()
      request.round = lines.first.flatMap { RoundID(key: Array($0)) }
      if request.round != game.round.id {
        game.start(request, seed: seed, at: Moment(seconds: seconds, uptime: uptime))
      }
      game.othersWords = lines.dropFirst().compactMap { line in
        let word = line.prefix { $0 != 0x20 }
        return (try? Word(word)).map { OthersWord(word: $0, name: Array(line.dropFirst(word.count + 1))) }
      }
    }
  }
}

/// Plays today's puzzle, or resumes it.
@_expose(wasm, "playToday") @c(scramble_play_today)
public func playToday(_ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.playToday(web.today, seed: seed, at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Finishes yesterday's puzzle, and tells what its result shows; the round that is played stays.
@_expose(wasm, "finishYesterday") @c(scramble_finish_yesterday)
public func finishYesterday() -> UnsafeMutableRawPointer? {
  answer { FinishedMessage(result: web.finishYesterday()) }
}

/// Deals the root of the current round again, as an answer to the round as it is now.
@_expose(wasm, "playAgain") @c(scramble_play_again)
public func playAgain(_ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.playAgain(seed: seed, at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Notes that the game is on screen, and whether the player does something there; writes the state of the game if the player has just
/// turned out to be away, or to be back.
@_expose(wasm, "look") @c(scramble_look)
public func look(_ isPlayerActing: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  let moment = Moment(seconds: seconds, uptime: uptime)
  let hasChanged = web.look(isPlayerActing: isPlayerActing != 0, at: moment)
  return hasChanged == false ? answer { NothingMessage() } : change { _ in }
}

/// Ends a timed round whose time is up; before that, its play time is counted and written.
@_expose(wasm, "endIfTimeIsUp") @c(scramble_end_if_time_is_up)
public func endIfTimeIsUp(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in
    let moment = Moment(seconds: seconds, uptime: uptime)
    game.saveTime(at: moment)
    game.endIfTimeIsUp(at: moment)
  }
}

/// Forgets every round, and opens today's puzzle; the page deletes what is saved.
@_expose(wasm, "forget") @c(scramble_forget)
public func forget(_ seed: UInt64, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in
    game.forget(today: web.today, seed: seed, at: Moment(seconds: seconds, uptime: uptime))
  }
}

/// Goes back to the round that New Word left, if there is one.
@_expose(wasm, "undoNewWord") @c(scramble_undo_new_word)
public func undoNewWord(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.undoNewWord(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Returns to the round that going back has left, if there is one.
@_expose(wasm, "redoNewWord") @c(scramble_redo_new_word)
public func redoNewWord(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.redoNewWord(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Notes that the hint was looked at.
@_expose(wasm, "hint") @c(scramble_hint)
public func hint(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.takeHint(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Tells the word that the next clue is about, for the page to have its meaning before the clue is taken.
@_expose(wasm, "nextClue") @c(scramble_next_clue)
public func nextClue() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in ClueMessage(word: try web.ask { $0.nextClue }) }
}

/// Notes that the player was shown the next clue.
@_expose(wasm, "takeClue") @c(scramble_take_clue)
public func takeClue(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.takeClue(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Ends the round.
@_expose(wasm, "end") @c(scramble_end)
public func end(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.end(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Goes on with a round that has ended, as long as no missed word was shown.
@_expose(wasm, "keepPlaying") @c(scramble_keep_playing)
public func keepPlaying(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.keepPlaying(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Finishes a round that has ended, so that missed words may be shown.
@_expose(wasm, "reveal") @c(scramble_reveal)
public func reveal() -> UnsafeMutableRawPointer? {
  change { game in game.reveal() }
}

/// Stops counting play time: the player has gone away.
@_expose(wasm, "pause") @c(scramble_pause)
public func pause(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.pause(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Counts play time again: the player is back.
@_expose(wasm, "resume") @c(scramble_resume)
public func resume(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.resume(at: Moment(seconds: seconds, uptime: uptime)) }
}
