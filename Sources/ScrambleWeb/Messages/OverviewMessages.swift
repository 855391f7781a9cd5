import ScrambleCore

/// What the page shows beside the round.
struct OverviewMessage: Message {
  /// The number of today's puzzle, or 0.
  let today: Int
  /// The unfinished rounds, those touched last first.
  let open: MessageArray<RoundSummary, OpenRoundMessage>
  /// The number of the daily puzzle that is offered after the round, or 0.
  let upcoming: Int
  /// The number of weeks in a row with enough daily puzzles.
  let weeks: Int
  /// The daily puzzles of the last seven days, including today.
  let days: MessageArray<CalendarDay, DayMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("today", today).add("open", open).add("upcoming", upcoming).add("weeks", weeks).add("days", days)
  }
}

/// The line on an empty board, which leads to another round.
struct OfferMessage: Message {
  let kind: OfferKind
  let round: OpenRoundMessage

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("round", round)
  }
}

/// Whether an empty board leads to yesterday's puzzle or to an unfinished round.
enum OfferKind: String, CaseNameValue {
  case yesterday, unfinished
}

/// A round that can be opened again.
struct OpenRoundMessage: Message {
  let key: Round.ID
  let root: Word
  let daily: Int?
  let found: Int
  let total: Int
  let rank: Rank
  /// When the round began, in seconds since 1970.
  let began: Int64
  /// The time limit in minutes; 0 for none.
  let minutes: Int
  let isEnded: Bool
  /// Whether all common words are found.
  let isWhole: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("key", key).add("root", root).add("daily", daily).add("found", found).add("total", total)
      .add("rank", rank).add("began", began).add("minutes", minutes).add("isEnded", isEnded).add("isWhole", isWhole)
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

extension OverviewMessage {
  init(of game: Game, today: DailyPuzzle?, by timeZone: TimeZoneOffsets) {
    self.init(
      today: today?.number ?? 0, open: MessageArray(game.unfinished) { OpenRoundMessage($0) },
      upcoming: game.nextDaily(today) ?? 0, weeks: today.map { game.weeksInARow(today: $0.date, by: timeZone) } ?? 0,
      days: MessageArray(today.map { game.lastDays(today: $0) } ?? []) { DayMessage($0) })
  }
}

extension OfferMessage {
  init(_ offer: Offer) {
    switch offer {
    case .yesterday(let round): self.init(kind: .yesterday, round: OpenRoundMessage(round))
    case .unfinished(let round): self.init(kind: .unfinished, round: OpenRoundMessage(round))
    }
  }
}

extension OpenRoundMessage {
  init(_ round: RoundSummary) {
    var minutes = 0
    if case .free(_, let limit) = round.id { minutes = limit }
    self.init(
      key: round.id, root: round.root, daily: round.daily, found: round.foundCount, total: round.total,
      rank: round.rank, began: round.began, minutes: minutes, isEnded: round.isEnded, isWhole: round.isWhole)
  }
}

extension DayMessage {
  init(_ day: CalendarDay) {
    self.init(number: day.number, progress: day.progress, rank: day.rank)
  }
}
