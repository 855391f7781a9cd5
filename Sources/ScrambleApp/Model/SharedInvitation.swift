import ScrambleKit
import WordScramble

/// A player of a shared round as the app shows one: a bead in the player's color, with the initial, and the name.
struct ShownPlayer: Identifiable, Equatable, Sendable {
  /// The identity.
  let id: UInt64
  /// "Ben", "You", or "Player 2".
  let name: String
  /// The letter or number on the bead, so that it is told apart without colors.
  let initial: String
  /// The color, one of ``SharedPlayer/colors``.
  let color: Int

  init(_ player: SharedStandings.Name, own: UInt64?, wording: Wording) {
    (id, color) = (player.id, player.color)
    name = wording.name(of: player, own: own, isFirst: true)
    initial = String(decoding: player.text, as: UTF8.self).first?.uppercased() ?? "\(player.number)"
  }
}

/// A shared round that somebody has sent, before the player decides to play it. It shows who plays, and nothing that was found.
struct SharedInvitation {
  /// What the code holds.
  let shared: SharedRound
  /// What was known of the round on this device, with what is played here; nil if it was not.
  let known: SharedRecord?
  /// The player that this device is among these people; nil if it has not played with them.
  let own: SharedPlayer?
  /// Whether there is no room for the player or for what the code holds.
  let isFull: Bool
  /// Whether its one list shows words of a daily puzzle that the player has not played.
  let showsUnplayedWords: Bool
  /// The sentence about who plays; nil if nobody else does.
  let lead: String?
  /// What the players are called, in the order of their identities.
  let names: [SharedStandings.Name]
  let wording: Wording

  init(_ shared: SharedRound, in game: Game, wording: Wording) {
    (known, own) = (game.sharedRecord(of: shared.puzzle), game.ownPlayer(in: shared.puzzle))
    var both = known?.shared ?? shared
    let isMerged = (try? both.add(shared)) != nil
    isFull = !isMerged || !both.hasRoom(for: own?.id)
    showsUnplayedWords = game.asksBeforePlaying(shared)
    lead = wording.invitation(to: both, own: own?.id, avoiding: game.sensitiveWords)
    names = SharedStandings.names(in: both, avoiding: game.sensitiveWords)
    (self.shared, self.wording) = (shared, wording)
  }

  /// The other players.
  var players: [ShownPlayer] {
    names.filter { $0.id != own?.id }.map { ShownPlayer($0, own: nil, wording: wording) }
  }

  /// What is played, and how.
  var kindText: String { wording.kind(of: shared.puzzle) }

  /// How one plays together that way.
  var modeNote: String { wording.note(on: shared.puzzle.mode) }

  /// What the player is told before playing: that words of an unplayed daily puzzle are shown, and that nobody can be added.
  var warnings: [String] {
    (showsUnplayedWords ? [wording.text(.togetherAsks)] : []) + (isFull ? [wording.text(.togetherFull)] : [])
  }

  /// The words of the sentences that are English in every language.
  var englishWords: [String] { shared.puzzle.daily == nil ? [shared.puzzle.root.description] : [] }

  /// Returns the player of the same name as whoever plays here for the first time; nil if there is none.
  func namesake(of name: String) -> SharedStandings.Name? {
    guard own == nil, let player = shared.player(named: name) else { return nil }
    return names.first { $0.id == player.id && !$0.text.isEmpty }
  }
}

extension Wording {
  /// What is played together, and how: "silkworm · Race".
  func kind(of puzzle: SharedPuzzle) -> String { [name(of: puzzle), name(of: puzzle.mode)].joined(separator: " · ") }
}
