import WordScramble

// What the page shows beside the current round.

/// Returns what the page shows beside the round: the rounds that can be resumed, the round that is offered beside
/// today's puzzle, yesterday's round if its missed words were not viewed, the daily puzzles of the last seven days, the
/// puzzle that is offered after the round, the number of weeks in a row with enough daily puzzles, and the player's
/// missing words.
@_expose(wasm, "overview") @c(scramble_overview)
public func overview() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.query { OverviewMessage(of: $0, today: webGame.today, by: webGame.timeZone) }
  }
}

/// Removes the round whose key is in the inbox from the unfinished rounds, until it is played again.
@_expose(wasm, "removeOpenRound") @c(scramble_remove_open_round)
public func removeOpenRound(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let key = try webGame.inbox.bytes(to: byteCount)
    return try webGame.change { game in if let id = RoundID(key: key) { game.removeUnfinishedRound(id) } }
  }
}

/// Returns whether the word in the inbox can be a root, and how many common words can be spelled from it.
@_expose(wasm, "checkCustomWord") @c(scramble_check_custom_word)
public func checkCustomWord(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    let lexicon = try webGame.requireLexicon()
    do throws(CustomWordError) {
      let customWord = try CustomWord(text, in: lexicon, minimum: webGame.options.minimum ?? 3)
      return CustomWordMessage.playable(PlayableRootMessage(root: customWord.root, count: customWord.commonWordCount))
    } catch {
      return .refused(
        UnplayableRootMessage(problem: error, isUnfinished: error.isTextUnfinished, payload: error.payload))
    }
  }
}

/// Opens the file of sensitive words in the inbox, which may not be saved as missing words. Returns what is now known
/// of the word that was refused last.
@_expose(wasm, "openSensitiveWords") @c(scramble_open_sensitive_words)
public func openSensitiveWords(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let bytes = try webGame.inbox.bytes(to: byteCount)
    do throws(LexiconError) {
      webGame.sensitiveWords = try SensitiveWords(bytes)
    } catch {
      throw CallError(error)
    }
    let last = webGame.hasStarted ? try webGame.query { $0.lastAttempt } : nil
    return LastTryMessage(tried: last.map { TriedMessage($0) })
  }
}

/// Saves the word that was refused last as a missing word, if that is allowed.
@_expose(wasm, "saveMissingWord") @c(scramble_save_missing_word)
public func saveMissingWord(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.saveMissingWord(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Removes the word in the inbox from the missing words.
@_expose(wasm, "removeMissingWord") @c(scramble_remove_missing_word)
public func removeMissingWord(_ byteCount: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    return try webGame.change { game in
      guard let word = try? Word(text) else { return }
      game.removeMissingWord(word, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}
