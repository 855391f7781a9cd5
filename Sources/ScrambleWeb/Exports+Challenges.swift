import WordScramble

// Rounds sent to others, and rounds that answer theirs.

/// Writes the code of the current round as a challenge, and how many beads its rank fills.
@_expose(wasm, "link") @c(scramble_link)
public func link() -> UnsafeMutableRawPointer? {
  change { game, reply in
    reply.begin(.link)
    reply.add(game.challenge.code)
    reply.add(game.standing.rank.beads)
    reply.end()
  }
}

/// Tells what the text in the inbox leads to, which a player has pasted.
@_expose(wasm, "readPasted") @c(scramble_read_pasted)
public func readPasted(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    reply.begin(.pasted)
    switch PastedLink.destination(of: text) {
    case .challenge: reply.addCode("challenge", PastedLink.mended(text))
    case .set: reply.addCode("set", PastedLink.mended(text))
    case .root(let text):
      if let root = WebGame.root(text) { reply.addCode("root", root.ascii) } else { reply.add("damaged") }
    case .daily(let number):
      reply.add("daily")
      reply.add(number ?? 0)
    case .nothing(.damaged): reply.add("damaged")
    case .nothing(.handIn): reply.add("handIn")
    case .nothing(.word): reply.add("word")
    case .nothing(.other): reply.add("other")
    }
    reply.end()
  }
}

/// Replays the challenge whose link or code is in the inbox; writes its result, and the prefixes of the keys of rounds that may answer it.
@_expose(wasm, "checkChallenge") @c(scramble_check_challenge)
public func checkChallenge(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let code = try web.inbox.bytes(to: count)
    let lexicon = try web.openLexicon()
    var root: Word?
    do throws(ChallengeError) {
      let challenge = try Challenge(pasted: code)
      root = challenge.root
      reply.add(try challenge.replay(in: lexicon))
    } catch {
      reply.add(error, root)
    }
  }
}

/// Resumes the round that answers the challenge whose link or code is in the inbox, or deals it.
@_expose(wasm, "answerChallenge") @c(scramble_answer_challenge)
public func answerChallenge(
  _ count: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64
) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let code = try web.inbox.bytes(to: count)
    try web.change(&reply) { game, _ in
      // The page has checked the code; the game stays as it is if it cannot be replayed.
      guard let result = try? Challenge(pasted: code).replay(in: game.lexicon) else { return }
      game.start(
        DealOptions(answering: result, today: web.today?.number ?? .max, in: game.lexicon), seed: seed,
        at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

extension Reply {
  /// Adds what a text leads to, and its code; what can be in no code is a sign in its place, so that it stays damaged.
  fileprivate mutating func addCode(_ kind: String, _ code: [UInt8]) {
    add(kind)
    add(code.map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "!") })
  }
  fileprivate mutating func add(_ result: ChallengeResult) {
    let (round, standing) = (result.round, result.standing)
    begin(.challenge)
    add("valid")
    add(round.root)
    for number in [
      round.daily ?? 0, round.minimum, Int(round.scoring.rawValue), result.challenge.minutes ?? 0, standing.foundCount,
      standing.total, standing.bonus, standing.score, Int(standing.rank.rawValue), result.challenge.hints,
      result.challenge.clues, result.challenge.seconds, result.isSameEdition ? 1 : 0,
    ] {
      add(number)
    }
    end()
    add(.unknown, result.unknown)
    begin(.prefix)
    if let daily = round.daily { add(keysOf(daily: daily)) } else { add(round.root.ascii + [UInt8(ascii: "-")]) }
    end()
  }
  fileprivate mutating func add(_ error: ChallengeError, _ root: Word?) {
    switch error {
    case .damaged: line(.challenge, "damaged")
    case .newer: line(.challenge, "newer")
    case .word(let word, let rejection):
      begin(.challenge)
      add("word")
      add(root ?? word)
      add(word)
      add(rejection.code)
      for number in rejection.payload { add(number) }
      end()
    }
  }
}
