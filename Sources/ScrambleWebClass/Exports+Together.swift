import ScrambleWeb
import WordScramble

// Shared rounds. The page copies the current game to this engine, and merges the records that an action has changed
// into the game of the other engine.

/// Returns what is known about the current round as a shared round.
@_expose(wasm, "sharedRound") @c(scramble_shared_round)
public func sharedRound() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in try webGame.query { TogetherMessage(of: $0, today: webGame.today) } }
}

/// Returns the content of the code in the inbox, combined with what is known on this device, or the reason the code
/// cannot be read. Nothing is changed.
@_expose(wasm, "readShared") @c(scramble_read_shared)
public func readShared(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    let shared: SharedRound
    do throws(CodeError) {
      shared = try SharedRound(pasted: text)
    } catch {
      return ReadSharedMessage(error)
    }
    return try webGame.query { ReadSharedMessage(shared, in: $0) }
  }
}

/// Shares the current round; the inbox has the player's name.
///
/// - Parameter mode: 0 for a race, 1 for one list.
@_expose(wasm, "share") @c(scramble_share)
public func share(
  _ byteCount: Int32, _ mode: Int32, _ color: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64
) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let name = try webGame.inbox.bytes(to: byteCount)
    return try webGame.change { game in
      game.share(
        as: mode == 0 ? .race : .oneList, name: name, color: Int(color), seed: seed,
        at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Plays the shared round whose code is on the first line of the inbox. The second line has the player's previous
/// identity in that round, if any; the rest is the player's name.
@_expose(wasm, "playShared") @c(scramble_play_shared)
public func playShared(
  _ byteCount: Int32, _ color: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64
) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try webGame.inbox.bytes(to: byteCount).split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { throw .outOfRange }
    let shared = try? SharedRound(pasted: Array(lines[0]))
    return try webGame.change { game in
      guard let shared else { return }
      let knownID = game.ownPlayer(in: shared.puzzle)?.id
      let id = shared.players.first { lines[1].elementsEqual(hexadecimalText(of: $0.id)) }?.id ?? knownID
      let player = SharedPlayer(id: id ?? seed, name: Array(lines[2]), color: Int(color))
      // `readShared` has already reported what cannot be merged.
      try? game.play(shared, as: player, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Saves the player's words in the current shared round, for example when its standings are shown or its link is sent.
@_expose(wasm, "saveShared") @c(scramble_save_shared)
public func saveShared(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in
    _ = game.checkPresence(at: Moment(seconds: seconds, uptime: uptime), isPlayerActing: true)
    game.saveSharedRound()
  }
}

/// Adds the words that a code contains under the player's identity and that the current round lacks.
@_expose(wasm, "addSharedWords") @c(scramble_add_shared_words)
public func addSharedWords(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.importWords(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Plays today's puzzle with the players of the current shared round.
@_expose(wasm, "playAgainTogether") @c(scramble_play_again_together)
public func playAgainTogether(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in _ = game.playAgainTogether(webGame.today, at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Returns an identity as sixteen hexadecimal digits.
func hexadecimalText(of id: UInt64) -> [UInt8] {
  var text = TextBuilder()
  text.add(hexadecimal: id)
  return text.bytes
}
