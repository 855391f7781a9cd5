import ScrambleCore

/// The current round.
struct RoundMessage: Message {
  let root: Word
  /// The number of the daily puzzle, if the round is one.
  let daily: Int?
  let grade: Grade
  let isCustomWord: Bool
  /// The key of the round's record.
  let key: Round.ID
  let isEnded: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("daily", daily).add("grade", grade).add("isCustomWord", isCustomWord).add("key", key)
      .add("isEnded", isEnded)
  }
}

/// The time of a timed round; the remaining time is in seconds.
struct TimeMessage: Message {
  let minutes: Int
  let remaining: Int
  /// Whether the letters are covered until the player starts the clock.
  let isCovered: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("minutes", minutes).add("remaining", remaining).add("isCovered", isCovered)
  }
}

extension RoundMessage {
  init(of game: Game) {
    let round = game.round
    self.init(
      root: round.root, daily: round.daily, grade: game.puzzle.grade, isCustomWord: game.hasCustomRoot, key: round.id,
      isEnded: round.isEnded)
  }
}

extension TimeMessage {
  init?(of game: Game) {
    guard let minutes = game.round.minutes, let remaining = game.round.secondsLeft else { return nil }
    self.init(minutes: minutes, remaining: remaining, isCovered: game.isCovered)
  }
}
