import WordScramble

/// What there is beside the round.
struct OverviewMessage: Message {
  /// The number of today's puzzle, or 0.
  let today: Int
  /// The rounds to go on with, the latest first.
  let open: Each<OpenRound, OpenMessage>
  /// The unfinished round that is offered beside today's puzzle.
  let offered: OpenMessage?
  /// The round of yesterday's daily puzzle, whose missed words were not looked at.
  let unseen: OpenMessage?
  /// The number of the daily puzzle that is offered after the end of the round, or 0.
  let upcoming: Int
  /// The words that the player thinks the lexicon lacks.
  let missing: [Word]
  /// Such words that the lexicon has had since the game was opened.
  let accepted: [Word]
  /// The latest first.
  let keptSets: [KeptSetMessage]
  /// How many weeks in a row had enough daily puzzles.
  let weeks: Int
  /// The daily puzzles of the last seven days.
  let days: Each<Int, DayMessage>
  /// The common words missed in yesterday's daily puzzle, if that was finished.
  let yesterday: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("today", today).add("open", open).add("offered", offered).add("unseen", unseen).add("upcoming", upcoming)
      .add("missing", missing).add("accepted", accepted).add("keptSets", keptSets).add("weeks", weeks).add("days", days)
      .add("yesterday", yesterday)
  }
}

/// A round that can be resumed.
struct OpenMessage: Message {
  let key: RoundID
  let root: Word
  let daily: Int?
  let found: Int
  let total: Int
  /// In seconds since 1970.
  let began: Int64
  /// 0 if it is not timed.
  let minutes: Int
  /// Only that of yesterday can have ended.
  let isEnded: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("key", key).add("root", root).add("daily", daily).add("found", found).add("total", total)
      .add("began", began).add("minutes", minutes).add("isEnded", isEnded)
  }
}

/// A daily puzzle, and the rank reached.
struct DayMessage: Message {
  let number: Int
  let progress: DailyProgress
  let rank: Rank?

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("progress", progress).add("rank", rank)
  }
}

/// A set that is kept.
struct KeptSetMessage: Message {
  let code: Text
  /// How many rounds it has.
  let count: Int
  /// How many of them have ended.
  let ended: Int
  /// The first root.
  let root: Word
  /// When it was kept, in seconds since 1970.
  let time: Int64
  /// What the player calls it.
  let name: Text?

  func writeProperties(to json: JSONWriter) {
    json.add("code", code).add("count", count).add("ended", ended).add("root", root).add("time", time).add("name", name)
  }
}

extension OpenMessage {
  init(_ open: OpenRound) {
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
      today: today?.number ?? 0, open: Each(game.openRounds) { OpenMessage($0) },
      offered: game.offered(today).map { OpenMessage($0) },
      unseen: game.yesterday(today).map { OpenMessage($0) }, upcoming: game.nextDaily(today) ?? 0,
      missing: game.missingWords, accepted: game.acceptedWords,
      keptSets: game.keptSets.compactMap { KeptSetMessage($0, in: game) },
      weeks: today.map { game.weeksInARow(today: $0.date, by: timeZone) } ?? 0,
      days: Each(days.map { Array($0) } ?? []) { DayMessage(game.day($0)) },
      yesterday: today.map { game.missed(inDaily: $0.number - 1) } ?? [])
  }
}

extension DayMessage {
  init(_ day: CalendarDay) {
    self.init(number: day.number, progress: day.progress, rank: day.rank)
  }
}

extension KeptSetMessage {
  init?(_ kept: KeptSet, in game: Game) {
    guard let set = kept.set else { return nil }
    self.init(
      code: Text(kept.code), count: set.roots.count, ended: game.progress(of: set).count { $0?.isEnded == true },
      root: set.roots[0], time: kept.time, name: kept.name.isEmpty ? nil : Text(kept.name))
  }
}
