import ScrambleKit
import WordScramble

/// A request to play a shared round, with the name that the player gave.
struct SharedRoundRequest {
  let shared: SharedRound
  let name: String?

  /// Plays the round as the player that this device already is in it, who gets the requested name if there is one.
  /// Otherwise, plays as the existing player with the requested name or, without one, as a new player.
  ///
  /// - Returns: Sentences that say who plays the round and, if the player has taken over an existing player of the same
  ///   name, that name.
  func play(in game: inout Game, _ wording: Wording, at moment: Moment) throws(SharedRoundError) -> [String] {
    let isKnown = game.ownPlayer(in: shared.puzzle) != nil
    let matchingPlayer = isKnown ? nil : name.flatMap { shared.player(named: $0) }
    let player = matchingPlayer ?? player(in: game)
    try game.play(shared, as: player, at: moment)
    if isKnown, let name { game.renamePlayer(Array(name.utf8), color: player.color) }
    guard isKnown || matchingPlayer != nil, let record = game.sharedRecord else {
      return [wording.invitation(to: shared, ownID: nil, avoiding: game.sensitiveWords)].compactMap(\.self)
    }
    let playersSentence = wording.invitation(to: record.shared, ownID: record.ownID, avoiding: game.sensitiveWords)
    return [playersSentence, matchingPlayer.map { wording.text(.commandTakenOver, .text($0.nameText)) }].compactMap(
      \.self)
  }

  /// Returns the player that this device already is in the round, under the requested name if there is one. If the
  /// round has not been played here, returns a new player in a color that is still free.
  private func player(in game: Game) -> SharedPlayer {
    if let ownPlayer = game.ownPlayer(in: shared.puzzle) {
      return SharedPlayer(id: ownPlayer.id, name: name ?? ownPlayer.nameText, color: ownPlayer.color)
    }
    return SharedPlayer(id: .random(in: 0...UInt64.max), name: name ?? "", color: shared.freeColor)
  }
}
