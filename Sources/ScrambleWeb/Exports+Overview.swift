import WordScramble

// What the page shows beside the current round.

/// Writes what there is beside the round: the rounds that can be resumed, the one that is offered beside today's puzzle, yesterday's that was
/// not looked at, the state of the daily puzzles of the last seven days, the one that is offered after the end of the round, how many weeks in a
/// row had enough of them, and the words that the player thinks the lexicon lacks.
@_expose(wasm, "overview") @c(scramble_overview)
public func overview() -> UnsafeMutableRawPointer? {
  change { game, reply in
    for open in game.openRounds { reply.add(.open, open) }
    if let offered = game.offered(web.today) { reply.add(.offered, offered) }
    if let unseen = game.yesterday(web.today) { reply.add(.unseen, unseen, isEnded: unseen.round.isEnded) }
    reply.line(.upcoming, game.nextDaily(web.today) ?? 0)
    reply.add(.missing, game.missingWords)
    for kept in game.keptSets { reply.add(kept, in: game) }
    reply.add(.accepted, game.acceptedWords)
    guard let today = web.today else { return }
    reply.line(.weeks, game.weeksInARow(today: today.date, by: web.timeZone))
    for number in max(1, today.number - 6)...today.number {
      let day = game.day(number)
      reply.line(.day, number, day.progress.rawValue, day.rank.map { Int($0.rawValue) } ?? -1)
    }
    let missed = game.missed(inDaily: today.number - 1)
    guard !missed.isEmpty else { return }
    reply.begin(.yesterday)
    reply.add(today.number - 1)
    for word in missed { reply.add(word) }
    reply.end()
  }
}

/// Removes the round whose key is in the inbox from the unfinished ones, until it is played again.
@_expose(wasm, "removeOpenRound") @c(scramble_remove_open_round)
public func removeOpenRound(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let key = try web.inbox.bytes(to: count)
    try web.change(&reply) { game, _ in if let id = RoundID(key: key) { game.removeOpenRound(id) } }
  }
}

/// Tells whether the word in the inbox can be a root, and how many common words can be spelled from it.
@_expose(wasm, "checkOwnWord") @c(scramble_check_own_word)
public func checkOwnWord(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    let lexicon = try web.openLexicon()
    reply.begin(.ownWord)
    do throws(OwnWordError) {
      let own = try OwnWord(text, in: lexicon, minimum: web.options.minimum ?? 3)
      reply.add("playable")
      reply.add(own.root)
      reply.add(own.commonWords)
    } catch {
      reply.add(error.code)
      reply.add(error.isUnfinished)
      for number in error.payload { reply.add(number) }
    }
    reply.end()
  }
}

/// Opens the file of the words that may not be kept as missing ones, which is in the inbox; writes what is known now of the word that was
/// refused last.
@_expose(wasm, "openSensitiveWords") @c(scramble_open_sensitive_words)
public func openSensitiveWords(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let bytes = try web.inbox.bytes(to: count)
    do throws(LexiconError) {
      web.sensitiveWords = try SensitiveWords(bytes)
    } catch {
      throw CallError(error)
    }
    if web.hasStarted { web.show(&reply) { game, reply in reply.add(game.lastTry) } }
  }
}

/// Keeps the word that was refused last as a missing word, if it may be kept.
@_expose(wasm, "keepMissingWord") @c(scramble_keep_missing_word)
public func keepMissingWord(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game, _ in game.keepMissingWord(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Removes the word in the inbox from the missing ones.
@_expose(wasm, "removeMissingWord") @c(scramble_remove_missing_word)
public func removeMissingWord(_ count: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    try web.change(&reply) { game, _ in
      guard let word = try? Word(text) else { return }
      game.removeMissingWord(word, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

extension Reply {
  fileprivate mutating func add(_ tag: Tag, _ open: OpenRound, isEnded: Bool? = nil) {
    begin(tag)
    add(open.round.id)
    add(open.round.root)
    add(open.round.daily ?? 0)
    add(open.foundCount)
    add(open.total)
    add(open.round.startedAt)
    add(open.round.minutes ?? 0)
    if let isEnded { add(isEnded) }
    end()
  }
}
