import ScrambleKit
import WordScramble

/// A round of several people that a player asks for, and the name that is given with it.
struct SharedVisit {
  let shared: SharedRound
  /// The name; nil if none was given.
  let name: String?

  /// Plays the round.
  ///
  /// - Returns: Who plays it, and whose part the player goes on with.
  func play(in game: inout Game, _ wording: Wording, at moment: Moment) throws(SharedRoundError) -> [String] {
    let isKnown = game.ownPlayer(in: shared.puzzle) != nil
    let same = isKnown ? nil : name.flatMap { shared.player(named: $0) }
    let player = same ?? player(in: game)
    try game.play(shared, as: player, at: moment)
    if isKnown, let name { game.renamePlayer(Array(name.utf8), color: player.color) }
    guard isKnown || same != nil, let record = game.sharedRecord else {
      return [wording.invitation(to: shared, own: nil, avoiding: game.sensitiveWords)].compactMap(\.self)
    }
    let players = wording.invitation(to: record.shared, own: record.own, avoiding: game.sensitiveWords)
    return [players, same.map { wording.text(.commandTakenOver, .text($0.nameText)) }].compactMap(\.self)
  }

  /// The player that this device is known as or, for the first time, a new one in a color that nobody has.
  private func player(in game: Game) -> SharedPlayer {
    if let known = game.ownPlayer(in: shared.puzzle) {
      return SharedPlayer(id: known.id, name: name ?? known.nameText, color: known.color)
    }
    return SharedPlayer(id: .random(in: 0...UInt64.max), name: name ?? "", color: shared.freeColor)
  }
}
