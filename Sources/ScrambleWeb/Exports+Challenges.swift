import WordScramble

// Rounds sent to other players, and rounds that answer theirs.

/// Returns the code of the current round as a challenge, and the number of beads of the round's rank.
@_expose(wasm, "link") @c(scramble_link)
public func link() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.query { LinkMessage(of: $0) }
  }
}

/// Returns what the pasted text in the inbox is, such as a challenge or a set, and its code, root or number.
@_expose(wasm, "readPasted") @c(scramble_read_pasted)
public func readPasted(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in PastedMessage(of: try webGame.inbox.bytes(to: byteCount)) }
}

/// Replays the challenge whose link or code is in the inbox. Returns the result and the key prefixes of rounds that may
/// answer the challenge, or the reason it cannot be replayed.
@_expose(wasm, "checkChallenge") @c(scramble_check_challenge)
public func checkChallenge(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let code = try webGame.inbox.bytes(to: byteCount)
    let lexicon = try webGame.requireLexicon()
    var root: Word?
    do throws(ChallengeError) {
      let challenge = try Challenge(pasted: code)
      root = challenge.root
      return CheckedChallengeMessage(try challenge.replay(in: lexicon))
    } catch {
      return CheckedChallengeMessage(challenge: ChallengeMessage(error, root: root), unknown: [], keyPrefixes: [])
    }
  }
}

/// Resumes or deals a round that answers the challenge whose link or code is in the inbox. Changes nothing if the
/// challenge cannot be replayed.
@_expose(wasm, "answerChallenge") @c(scramble_answer_challenge)
public func answerChallenge(
  _ byteCount: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64
) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let code = try webGame.inbox.bytes(to: byteCount)
    return try webGame.change { game in
      // The page has already checked the code. A code that cannot be replayed changes nothing.
      guard let result = try? Challenge(pasted: code).replay(in: game.lexicon) else { return }
      game.start(
        DealOptions(answering: result, today: webGame.today?.number ?? .max, in: game.lexicon), seed: seed,
        at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}
