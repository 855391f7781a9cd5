import ScrambleCore

/// The current round.
struct RoundMessage: Message {
  let root: Word
  /// The number of the daily puzzle, if the round is one.
  let daily: Int?
  let phase: Round.Phase
  let grade: Grade
  /// Whether New Word can be undone.
  let canGoBack: Bool
  let isCustomWord: Bool
  /// The key of the round's record.
  let key: RoundID
  /// Whether New Word can be redone.
  let canGoForward: Bool
  /// The root of the round that comes back when New Word is undone; null if it cannot be undone.
  let previous: Word?

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("daily", daily).add("phase", phase).add("grade", grade)
      .add("canGoBack", canGoBack).add("isCustomWord", isCustomWord).add("key", key)
      .add("canGoForward", canGoForward).add("previous", previous)
  }
}

/// The result of yesterday's puzzle, if there is one to view.
struct FinishedYesterdayMessage: Message {
  let result: ResultMessage?

  func writeProperties(to json: JSONWriter) {
    json.add("result", result)
  }
}

/// The content of the result of a round other than the current one.
struct ResultMessage: Message {
  let view: View
  /// The number of the daily puzzle that is offered beside the result, or 0.
  let upcoming: Int

  func writeProperties(to json: JSONWriter) {
    json.add("view", view).add("upcoming", upcoming)
  }
}

/// The time of a timed round; the remaining time is in tenths of a second.
struct TimeMessage: Message {
  let minutes: Int
  let remaining: Int
  /// Whether the round is paused until the player returns.
  let isPaused: Bool
  /// Whether another round with the same limit is offered.
  let offersAgain: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("minutes", minutes).add("remaining", remaining).add("isPaused", isPaused).add("offersAgain", offersAgain)
  }
}

extension RoundMessage {
  init(of game: Game) {
    let round = game.round
    self.init(
      root: round.root, daily: round.daily, phase: round.phase, grade: game.puzzle.grade, canGoBack: game.canGoBack,
      isCustomWord: game.hasCustomRoot, key: round.id, canGoForward: game.canGoForward, previous: game.previousRoot)
  }
}

extension TimeMessage {
  init?(of game: Game) {
    guard let minutes = game.round.minutes else { return nil }
    self.init(
      minutes: minutes, remaining: game.round.timeLeft?.tenths ?? 0, isPaused: game.isPaused,
      offersAgain: game.suggestedNextMinutes != nil)
  }
}
