import WordScramble

// What the page shows beside the current round.

/// Returns what the page shows beside the round: the rounds that can be resumed, the round that is offered beside
/// today's puzzle, yesterday's round if its missed words were not viewed, the daily puzzles of the last seven days, the
/// puzzle that is offered after the round, the number of weeks in a row with enough daily puzzles, and the player's
/// missing words.
@_expose(wasm, "overview") @c(scramble_overview)
public func overview() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try web.ask { OverviewMessage(of: $0, today: web.today, by: web.timeZone) }
  }
}

/// Removes the round whose key is in the inbox from the unfinished rounds, until it is played again.
@_expose(wasm, "removeOpenRound") @c(scramble_remove_open_round)
public func removeOpenRound(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let key = try web.inbox.bytes(to: count)
    return try web.change { game in if let id = RoundID(key: key) { game.removeOpenRound(id) } }
  }
}

/// Returns whether the word in the inbox can be a root, and how many common words can be spelled from it.
@_expose(wasm, "checkOwnWord") @c(scramble_check_own_word)
public func checkOwnWord(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    let lexicon = try web.openLexicon()
    do throws(OwnWordError) {
      let own = try OwnWord(text, in: lexicon, minimum: web.options.minimum ?? 3)
      return OwnWordMessage.playable(PlayableMessage(root: own.root, count: own.commonWords))
    } catch {
      return .refused(UnplayableMessage(problem: error, isUnfinished: error.isUnfinished, payload: error.payload))
    }
  }
}

/// Opens the file of sensitive words in the inbox, which may not be saved as missing words. Returns what is now known
/// of the word that was refused last.
@_expose(wasm, "openSensitiveWords") @c(scramble_open_sensitive_words)
public func openSensitiveWords(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try web.inbox.bytes(to: count)
    do throws(LexiconError) {
      web.sensitiveWords = try SensitiveWords(bytes)
    } catch {
      throw CallError(error)
    }
    let last = web.hasStarted ? try web.ask { $0.lastTry } : nil
    return LastTryMessage(tried: last.map { TriedMessage($0) })
  }
}

/// Saves the word that was refused last as a missing word, if that is allowed.
@_expose(wasm, "keepMissingWord") @c(scramble_keep_missing_word)
public func keepMissingWord(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.keepMissingWord(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Removes the word in the inbox from the missing words.
@_expose(wasm, "removeMissingWord") @c(scramble_remove_missing_word)
public func removeMissingWord(_ count: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    return try web.change { game in
      guard let word = try? Word(text) else { return }
      game.removeMissingWord(word, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}
