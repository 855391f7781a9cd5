import ScrambleKit
import WordScramble

/// Rounds that several people play together.
extension Session {
  /// Shares the current round. If it is already shared and no other mode is requested, updates the player's name, if
  /// one was given, and saves the found words to the shared round.
  mutating func playTogether(_ mode: SharedMode?, seed: UInt64) -> Outcome {
    let name = playerName
    if let record = game.sharedRecord, mode == nil || mode == record.shared.puzzle.mode {
      change { game, _ in
        if !name.isEmpty { game.renamePlayer(name, color: record.player.color) }
        game.saveSharedRound()
      }
      return .roundShared(isNew: false)
    }
    let isShared = change { $0.share(as: mode ?? .race, name: name, color: 0, seed: seed, at: $1) }
    return isShared ? .roundShared(isNew: true) : .impossible(.commandTogetherNot)
  }

  /// Adds the words that the player found in this round on another device.
  mutating func addWordsFromOtherDevice() -> Outcome {
    guard !game.importableWords.isEmpty else { return .impossible(.commandTakeNothing) }
    change { $0.importWords(at: $1) }
    return .otherDeviceWordsAdded
  }

  /// The standings of the shared round, or nil if the round is not shared.
  var standings: SharedStandings? {
    game.sharedRecord.map { game.standings(of: $0) }
  }

  /// The message for the other players: a sentence and the link. Empty if the round is not shared.
  var messageToOthers: [String] {
    guard let shared = game.sharedRecord?.shared else { return [] }
    return wording.chatMessage(about: shared, link: shared.link(to: pageAddress), avoiding: game.sensitiveWords)
  }
}
