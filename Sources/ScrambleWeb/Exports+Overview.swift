import WordScramble

// What the page shows beside the current round.

/// Writes the rounds that can be resumed, the one that is offered beside today's puzzle, the state of the daily puzzles of the last seven days,
/// and the one that is offered after the end of the round.
@_expose(wasm, "overview") @c(scramble_overview)
public func overview() -> UnsafeMutableRawPointer? {
  change { game, reply in
    for open in game.openRounds { reply.add(.open, open) }
    if let offered = game.offered(web.today) { reply.add(.offered, offered) }
    reply.line(.upcoming, game.nextDaily(web.today) ?? 0)
    guard let today = web.today else { return }
    for number in max(1, today.number - 6)...today.number {
      reply.line(.day, number, game.progress(ofDaily: number).rawValue)
    }
    let missed = game.missed(inDaily: today.number - 1)
    guard !missed.isEmpty else { return }
    reply.begin(.yesterday)
    reply.add(today.number - 1)
    for word in missed { reply.add(word) }
    reply.end()
  }
}

/// Tells how many common words can be spelled from the root in the inbox.
@_expose(wasm, "countWords") @c(scramble_count_words)
public func countWords(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    guard let root = WebGame.root(text) else { return reply.line(.asked, "bad") }
    reply.line(.words, try web.commonWords(of: root))
  }
}

extension Reply {
  @inline(never)
  fileprivate mutating func add(_ tag: Tag, _ open: OpenRound) {
    begin(tag)
    add(open.round.id)
    add(open.round.root)
    add(open.round.daily ?? 0)
    add(open.foundCount)
    add(open.total)
    add(open.round.startedAt)
    add(open.round.minutes ?? 0)
    end()
  }
}
