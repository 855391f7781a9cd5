import ScrambleKit
import WordScramble

/// A round of several people that a player asks for, and the name that is given with it.
struct SharedVisit {
  let shared: SharedRound
  /// The name in UTF-8; nil if none was given.
  let name: [UInt8]?

  /// Plays the round.
  ///
  /// - Returns: Who plays it, and whose part the player goes on with.
  func play(in game: inout Game, _ wording: Wording, at moment: Moment) throws(SharedRoundError) -> [String] {
    let isKnown = game.ownPlayer(in: shared.puzzle) != nil
    let same = isKnown ? nil : shared.players.first(where: isNamesake)
    let player = same ?? player(in: game)
    try game.play(shared, as: player, at: moment)
    if isKnown, let name { game.renamePlayer(name, color: player.color) }
    guard isKnown || same != nil, let record = game.sharedRecord else {
      return [wording.invitation(to: shared, own: nil, avoiding: game.sensitiveWords)].compactMap(\.self)
    }
    let players = wording.invitation(to: record.shared, own: record.own, avoiding: game.sensitiveWords)
    let name = same.map { String(decoding: $0.name, as: UTF8.self) }
    return [players, name.map { wording.text(.commandTakenOver, .text($0)) }].compactMap(\.self)
  }

  /// Whether a player of the code has the name that was given, in whatever case.
  private func isNamesake(_ player: SharedPlayer) -> Bool {
    guard let name else { return false }
    let given = SharedPlayer(id: 0, name: name, color: 0).name
    return !given.isEmpty && given.map(lowercased) == player.name.map(lowercased)
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// The player that this device is known as or, for the first time, a new one in a color that nobody has.
  private func player(in game: Game) -> SharedPlayer {
    if let known = game.ownPlayer(in: shared.puzzle) {
      return SharedPlayer(id: known.id, name: name ?? known.name, color: known.color)
    }
    return SharedPlayer(id: .random(in: 0...UInt64.max), name: name ?? [], color: shared.freeColor)
  }
}
