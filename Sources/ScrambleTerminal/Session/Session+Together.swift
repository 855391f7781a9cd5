import ScrambleKit
import WordScramble

/// Rounds that a few people play together.
extension Session {
  /// Shares the current round or, if it is shared in this mode already, keeps what was found in it.
  mutating func playTogether(_ mode: SharedMode?, seed: UInt64) -> Outcome {
    let name = playerName
    if let record = game.sharedRecord, mode == nil || mode == record.shared.puzzle.mode {
      change { game, _ in
        if !name.isEmpty { game.renamePlayer(name, color: record.player.color) }
        game.keepSharedRound()
      }
      return .together(isNew: false)
    }
    let isShared = change { $0.share(as: mode ?? .race, name: name, color: 0, seed: seed, at: $1) }
    return isShared ? .together(isNew: true) : .impossible(.commandTogetherNot)
  }

  /// Takes the words that the player has found in this round on another device.
  mutating func takeWords() -> Outcome {
    guard !game.wordsFromElsewhere.isEmpty else { return .impossible(.commandTakeNothing) }
    change { $0.takeWordsFromElsewhere(at: $1) }
    return .taken
  }

  /// How the shared round stands; nil if the round is not shared.
  var standings: SharedStandings? {
    game.sharedRecord.map { game.standings(of: $0) }
  }

  /// What is sent to the others who play the round: a sentence, and the link; nothing if the round is not shared.
  var chat: [String] {
    guard let shared = game.sharedRecord?.shared else { return [] }
    return wording.chat(about: shared, link: shared.link(to: page), avoiding: game.sensitiveWords)
  }
}
