import ScrambleKit
import WordScramble

/// A player of a shared round as the app shows one: a bead in the player's color with the initial, and the name.
struct ShownPlayer: Identifiable, Equatable, Sendable {
  let id: UInt64
  /// "Ben", "You", or "Player 2".
  let name: String
  /// The letter or number on the bead, so that color is not the only difference.
  let initial: String
  /// The color, one of ``SharedPlayer/colors``.
  let color: Int

  init(_ player: SharedStandings.Name, ownID: UInt64?, wording: Wording) {
    (id, color) = (player.id, player.color)
    name = wording.name(of: player, ownID: ownID, startsSentence: true)
    initial = String(decoding: player.text, as: UTF8.self).first?.uppercased() ?? "\(player.number)"
  }
}

/// A shared round from another player, before this player joins. It shows who plays, but no found word.
struct SharedInvitation {
  let sharedRound: SharedRound
  /// The round as it was known on this device, including the player's own words; nil if it was unknown.
  let knownRecord: SharedRecord?
  /// This device's player in the round; nil if it has not played with these people.
  let ownPlayer: SharedPlayer?
  /// Whether there is no room for the player or for the code's data.
  let isFull: Bool
  /// Whether the round is played as one list and would reveal words of a daily puzzle that the player has not played.
  let showsUnplayedWords: Bool
  /// The sentence about who plays; nil if nobody else does.
  let introText: String?
  /// The names of the players, in the order of their identities.
  let names: [SharedStandings.Name]
  let wording: Wording

  init(_ sharedRound: SharedRound, in game: Game, wording: Wording) {
    (knownRecord, ownPlayer) = (game.sharedRecord(of: sharedRound.puzzle), game.ownPlayer(in: sharedRound.puzzle))
    var merged = knownRecord?.shared ?? sharedRound
    let isMerged = (try? merged.add(sharedRound)) != nil
    isFull = !isMerged || !merged.hasRoom(for: ownPlayer?.id)
    showsUnplayedWords = game.asksBeforePlaying(sharedRound)
    introText = wording.invitation(to: merged, ownID: ownPlayer?.id, avoiding: game.sensitiveWords)
    names = SharedStandings.names(in: merged, avoiding: game.sensitiveWords)
    (self.sharedRound, self.wording) = (sharedRound, wording)
  }

  var players: [ShownPlayer] {
    names.filter { $0.id != ownPlayer?.id }.map { ShownPlayer($0, ownID: nil, wording: wording) }
  }

  /// The round and its mode.
  var kindText: String { wording.kind(of: sharedRound.puzzle) }

  /// How the mode is played.
  var modeNote: String { wording.explanation(of: sharedRound.puzzle.mode) }

  /// Warnings before playing: that words of an unplayed daily puzzle will be shown, or that the round is full.
  var warnings: [String] {
    (showsUnplayedWords ? [wording.text(.togetherAsks)] : []) + (isFull ? [wording.text(.togetherFull)] : [])
  }

  var englishWords: [String] { sharedRound.puzzle.daily == nil ? [sharedRound.puzzle.root.description] : [] }

  /// Returns the existing player with a name; nil if there is none, if the name may not be shown, or if this device
  /// already has a player in the round.
  func existingPlayer(named name: String) -> SharedStandings.Name? {
    guard ownPlayer == nil, let player = sharedRound.player(named: name) else { return nil }
    return names.first { $0.id == player.id && !$0.text.isEmpty }
  }
}

extension Wording {
  /// The round and its mode: "silkworm · Race".
  func kind(of puzzle: SharedPuzzle) -> String { [name(of: puzzle), name(of: puzzle.mode)].joined(separator: " · ") }
}
