import ScrambleKit
import WordScramble

/// The game as it was left, and what there is to say about how it was found.
struct KeptGame {
  /// What a player should know about the saved rounds.
  let notes: [String]
  /// Whether rounds can be kept at all.
  let isKept: Bool

  private let options: DealOptions
  private let data: GameData
  private let saved: SavedRounds
  private let store: RoundStore?

  init(options: DealOptions, data: GameData, wording: Wording) {
    self.options = options
    self.data = data
    let store = RoundStore(environment: data.environment)
    let found = store?.load(at: Clock.system.now()) ?? .rounds(SavedRounds())
    switch found {
    case .rounds(let rounds):
      (saved, notes, self.store, isKept) = (rounds, [], store, true)
    case .recovered(let rounds, let name):
      let isEmpty = rounds == SavedRounds()
      notes = [wording.text(isEmpty ? .savingDamaged : .savingRecovered, .text(name))]
      (saved, self.store, isKept) = (rounds, store, true)
    case .newer:
      (saved, notes, self.store, isKept) = (SavedRounds(), [wording.text(.savingNewer)], nil, false)
    case .unreadable(let error):
      notes = [wording.text(.savingFailed, .text(error.message))]
      (saved, self.store, isKept) = (SavedRounds(), nil, false)
    }
  }

  /// Resumes or deals a round.
  func game() throws -> Game {
    Game(
      lexicon: try data.lexicon(), roots: try data.roots(), options: options, saved: saved, store: store,
      seed: .random(in: 0...UInt64.max), now: Clock.system.now)
  }
}
