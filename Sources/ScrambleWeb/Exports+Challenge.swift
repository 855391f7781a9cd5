import ScrambleCore

// The other players of the current puzzle. Unless noted otherwise, each function returns the new state of the game and
// the records to save.

/// Sets the player's name in the settings. An empty inbox is no name. Returns what a change of a setting returns.
@_expose(wasm, "setPlayerName") @c(scramble_set_player_name)
public func setPlayerName(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  changeSetting { () throws(CallError) in
    webGame.playerName = PlayerName(try webGame.inbox.bytes(to: byteCount))
  }
}

/// Opens the round of the challenge in the inbox. Fails if there is none or it is damaged.
@_expose(wasm, "openChallenge") @c(scramble_open_challenge)
public func openChallenge(_ byteCount: Int32, _ seed: UInt64, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    guard let challenge = try webGame.challenge(in: try webGame.inbox.bytes(to: byteCount)) else { throw .outOfRange }
    return try webGame.change { game in
      game.open(.challenge(challenge), in: webGame.timeZone, seed: seed, at: seconds)
    }
  }
}

/// Returns the name in the inbox as it would be sent, and whether another player of the puzzle has it.
@_expose(wasm, "checkName") @c(scramble_check_name)
public func checkName(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let name = PlayerName(try webGame.inbox.bytes(to: byteCount))
    let isTaken = try webGame.query { game in name.flatMap { game.player(named: $0) } != nil }
    return NameMessage(name: name, isTaken: isTaken)
  }
}

/// Sets the name in the inbox as the one under which the round is sent.
@_expose(wasm, "setRoundName") @c(scramble_set_round_name)
public func setRoundName(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    guard let name = PlayerName(try webGame.inbox.bytes(to: byteCount)) else { throw .outOfRange }
    return try webGame.change { game in game.setName(name) }
  }
}

/// Adds the words of the player whose name is in the inbox, who is the same person on another device.
@_expose(wasm, "takeWords") @c(scramble_take_words)
public func takeWords(_ byteCount: Int32, _ seconds: Int64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    guard let name = PlayerName(try webGame.inbox.bytes(to: byteCount)) else { throw .outOfRange }
    return try webGame.change { game in
      if let player = game.player(named: name) { game.takeWords(of: player, at: seconds) }
    }
  }
}

/// Returns the code of the challenge with everybody in it.
@_expose(wasm, "challengeCode") @c(scramble_challenge_code)
public func challengeCode() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    CodeMessage(code: try webGame.query { $0.challenge.map { Text($0.code) } })
  }
}
