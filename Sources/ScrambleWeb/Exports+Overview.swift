import WordScramble

// The overview, custom words, and missing words.

/// Returns what the page shows beside the current round, such as unfinished rounds, recent daily puzzles, saved sets
/// and missing words.
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

/// Returns how many common words can be spelled from the word in the inbox, or the reason it cannot be a root.
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

/// Opens the file in the inbox, which contains the sensitive words. They cannot be saved as missing words. Returns what
/// is now known about the word that was refused last.
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
    return LastAttemptMessage(tried: last.map { TriedMessage($0) })
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
