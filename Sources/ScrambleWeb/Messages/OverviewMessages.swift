import ScrambleCore

/// What the page shows beside the round.
struct OverviewMessage: Message {
  /// The number of today's puzzle, or 0.
  let today: Int
  /// The unfinished rounds that can be resumed, those with the most progress first.
  let open: MessageArray<UnfinishedRound, OpenRoundMessage>
  /// The unfinished round that is offered beside today's puzzle while the puzzle has no progress.
  let offered: OpenRoundMessage?
  /// The round of yesterday's daily puzzle, ended or not, if it has progress and words left to find, its missed words
  /// were not shown, and it is not the current round.
  let unseen: OpenRoundMessage?
  /// The number of the daily puzzle that is offered after the round, or 0.
  let upcoming: Int
  /// The number of weeks in a row with enough daily puzzles.
  let weeks: Int
  /// The daily puzzles of the last seven days, including today.
  let days: MessageArray<Int, DayMessage>
  /// The common words missed in yesterday's daily puzzle; empty unless the puzzle is finished.
  let yesterday: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("today", today).add("open", open).add("offered", offered).add("unseen", unseen).add("upcoming", upcoming)
      .add("weeks", weeks).add("days", days).add("yesterday", yesterday)
  }
}

/// A round that can be resumed.
struct OpenRoundMessage: Message {
  let key: RoundID
  let root: Word
  let daily: Int?
  let found: Int
  let total: Int
  /// When the round began, in seconds since 1970.
  let began: Int64
  /// The time limit in minutes; 0 for none.
  let minutes: Int
  /// Whether the round has ended, which can be true only for yesterday's puzzle.
  let isEnded: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("key", key).add("root", root).add("daily", daily).add("found", found).add("total", total)
      .add("began", began).add("minutes", minutes).add("isEnded", isEnded)
  }
}

/// A daily puzzle and the rank reached.
struct DayMessage: Message {
  let number: Int
  let progress: DailyProgress
  let rank: Rank?

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("progress", progress).add("rank", rank)
  }
}

extension OpenRoundMessage {
  init(_ open: UnfinishedRound) {
    let round = open.round
    self.init(
      key: round.id, root: round.root, daily: round.daily, found: open.foundCount, total: open.total,
      began: round.startedAt, minutes: round.minutes ?? 0, isEnded: round.isEnded)
  }
}

extension OverviewMessage {
  init(of game: Game, today: DailyPuzzle?, by timeZone: TimeZoneOffsets) {
    let days = today.map { max(1, $0.number - 6)...$0.number }
    self.init(
      today: today?.number ?? 0, open: MessageArray(game.unfinishedRounds) { OpenRoundMessage($0) },
      offered: game.offeredRound(today).map { OpenRoundMessage($0) },
      unseen: game.yesterdaysRound(today).map { OpenRoundMessage($0) }, upcoming: game.nextDaily(today) ?? 0,
      weeks: today.map { game.weeksInARow(today: $0.date, by: timeZone) } ?? 0,
      days: MessageArray(days.map { Array($0) } ?? []) { DayMessage(game.day($0)) },
      yesterday: today.map { game.missed(inDaily: $0.number - 1) } ?? [])
  }
}

extension DayMessage {
  init(_ day: CalendarDay) {
    self.init(number: day.number, progress: day.progress, rank: day.rank)
  }
}
