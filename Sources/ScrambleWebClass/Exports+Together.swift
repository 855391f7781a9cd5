import ScrambleWeb
import WordScramble

// Shared rounds. The page passes the current game to this engine, and takes over the records that an action has
// changed.

/// Returns what is known of the current shared round.
@_expose(wasm, "together") @c(scramble_together)
public func together() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in try web.ask { TogetherMessage(of: $0, today: web.today) } }
}

/// Returns the content of the code in the inbox, combined with what is known on this device. Nothing is changed.
@_expose(wasm, "readShared") @c(scramble_read_shared)
public func readShared(_ count: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    let shared: SharedRound
    do throws(CodeError) {
      shared = try SharedRound(pasted: text)
    } catch {
      return ReadSharedMessage(error)
    }
    return try web.ask { ReadSharedMessage(shared, in: $0) }
  }
}

/// Shares the current round; the inbox has the player's name.
///
/// - Parameter mode: 0 for a race, 1 for one list.
@_expose(wasm, "share") @c(scramble_share)
public func share(
  _ count: Int32, _ mode: Int32, _ color: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64
) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let name = try web.inbox.bytes(to: count)
    return try web.change { game in
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
  _ count: Int32, _ color: Int32, _ seed: UInt64, _ seconds: Int64, _ uptime: Int64
) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try web.inbox.bytes(to: count).split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { throw .outOfRange }
    let shared = try? SharedRound(pasted: Array(lines[0]))
    return try web.change { game in
      guard let shared else { return }
      let known = game.ownPlayer(in: shared.puzzle)?.id
      let id = shared.players.first { lines[1].elementsEqual(idText($0.id)) }?.id ?? known
      let player = SharedPlayer(id: id ?? seed, name: Array(lines[2]), color: Int(color))
      // `readShared` has already reported what cannot be merged.
      try? game.play(shared, as: player, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Saves the player's words in the current shared round, for example when its standings are shown or its link is sent.
@_expose(wasm, "keepShared") @c(scramble_keep_shared)
public func keepShared(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in
    _ = game.look(at: Moment(seconds: seconds, uptime: uptime), isPlayerActing: true)
    game.keepSharedRound()
  }
}

/// Adds the player's words that a code contains and the current round lacks.
@_expose(wasm, "takeShared") @c(scramble_take_shared)
public func takeShared(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in game.takeWordsFromElsewhere(at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Plays today's puzzle with the players of the current shared round.
@_expose(wasm, "againTogether") @c(scramble_again_together)
public func againTogether(_ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  change { game in _ = game.playAgainTogether(web.today, at: Moment(seconds: seconds, uptime: uptime)) }
}

/// Returns an identity as sixteen hexadecimal digits.
func idText(_ id: UInt64) -> [UInt8] {
  var text = TextBuilder()
  text.add(hexadecimal: id)
  return text.bytes
}
