package import WordScramble

/// Why a call fails.
struct ErrorMessage: Message {
  let error: CallError

  func writeProperties(to json: inout JSONWriter) {
    json.add("error", error)
  }
}

/// The answer to a call that tells nothing.
struct NothingMessage: Message {
  func writeProperties(to json: inout JSONWriter) {

  }
}

/// Whether the lexicon is open.
struct OpeningMessage: Message {
  let isOpen: Bool

  func writeProperties(to json: inout JSONWriter) {
    json.add("isOpen", isOpen)
  }
}

/// The letters of a root in another order.
package struct LettersMessage: Message {
  let letters: Word

  package func writeProperties(to json: inout JSONWriter) {
    json.add("letters", letters)
  }
}

extension LettersMessage {
  package init(_ letters: Word) {
    self.init(letters: letters)
  }
}

/// For each letter of the root the index of the character that uses it, and for each character that of the letter; -1 where there is none.
struct SpellingMessage: Message {
  let beads: [Int]
  let characters: [Int]

  func writeProperties(to json: inout JSONWriter) {
    json.add("beads", beads)
    json.add("characters", characters)
  }
}

/// What is known now of the word that was refused last.
struct LastTryMessage: Message {
  let tried: TriedMessage?

  func writeProperties(to json: inout JSONWriter) {
    json.add("tried", tried)
  }
}

/// The word that the next clue is about.
struct ClueMessage: Message {
  let word: Word?

  func writeProperties(to json: inout JSONWriter) {
    json.add("word", word)
  }
}

/// A word of the player's own.
enum OwnWordMessage: JSONValue {
  case playable(PlayableMessage)
  case refused(UnplayableMessage)

  func write(to json: inout JSONWriter) {
    switch self {
    case .playable(let playable): playable.write(to: &json)
    case .refused(let refused): refused.write(to: &json)
    }
  }
}

/// A word that can be played, and how many common words it has.
struct PlayableMessage: Message {
  let root: Word
  let count: Int

  func writeProperties(to json: inout JSONWriter) {
    json.add("root", root)
    json.add("count", count)
  }
}

/// Why a word cannot be played, and whether more letters may mend that.
struct UnplayableMessage: Message {
  let problem: OwnWordError
  let isUnfinished: Bool
  let payload: [Int]

  func writeProperties(to json: inout JSONWriter) {
    json.add("problem", problem)
    json.add("isUnfinished", isUnfinished)
    json.add("payload", payload)
  }
}

/// What there is beside the round.
struct OverviewMessage: Message {
  /// The number of today's puzzle, or 0.
  let today: Int
  /// The rounds to go on with, the latest first.
  let open: Each<OpenRound, OpenMessage>
  /// The unfinished round that is offered beside today's puzzle.
  let offered: OpenMessage?
  /// The round of yesterday's daily puzzle, whose missed words were not looked at.
  let unseen: UnseenMessage?
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

  func writeProperties(to json: inout JSONWriter) {
    json.add("today", today)
    json.add("open", open)
    json.add("offered", offered)
    json.add("unseen", unseen)
    json.add("upcoming", upcoming)
    json.add("missing", missing)
    json.add("accepted", accepted)
    json.add("keptSets", keptSets)
    json.add("weeks", weeks)
    json.add("days", days)
    json.add("yesterday", yesterday)
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

  func writeProperties(to json: inout JSONWriter) {
    json.add("key", key)
    json.add("root", root)
    json.add("daily", daily)
    json.add("found", found)
    json.add("total", total)
    json.add("began", began)
    json.add("minutes", minutes)
  }
}

/// Yesterday's round.
struct UnseenMessage: Message {
  let key: RoundID
  let root: Word
  let daily: Int?
  let found: Int
  let total: Int
  let isEnded: Bool

  func writeProperties(to json: inout JSONWriter) {
    json.add("key", key)
    json.add("root", root)
    json.add("daily", daily)
    json.add("found", found)
    json.add("total", total)
    json.add("isEnded", isEnded)
  }
}

/// A daily puzzle, and the rank reached.
struct DayMessage: Message {
  let number: Int
  let progress: DailyProgress
  let rank: Rank?

  func writeProperties(to json: inout JSONWriter) {
    json.add("number", number)
    json.add("progress", progress)
    json.add("rank", rank)
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

  func writeProperties(to json: inout JSONWriter) {
    json.add("code", code)
    json.add("count", count)
    json.add("ended", ended)
    json.add("root", root)
    json.add("time", time)
    json.add("name", name)
  }
}

/// The number of today's puzzle, or 0, before there is a game.
struct TodayMessage: Message {
  let today: Int

  func writeProperties(to json: inout JSONWriter) {
    json.add("today", today)
  }
}

extension TriedMessage {
  init(_ last: Try) {
    self.init(isRepeated: last.isRepeated, mayBeKept: last.mayBeKept)
  }
}

extension OpenMessage {
  init(_ open: OpenRound) {
    let round = open.round
    self.init(
      key: round.id, root: round.root, daily: round.daily, found: open.foundCount, total: open.total,
      began: round.startedAt, minutes: round.minutes ?? 0)
  }
}

extension UnseenMessage {
  init(_ open: OpenRound) {
    let round = open.round
    self.init(
      key: round.id, root: round.root, daily: round.daily, found: open.foundCount, total: open.total,
      isEnded: round.isEnded)
  }
}

extension OverviewMessage {
  init(of game: Game, today: DailyPuzzle?, by timeZone: TimeZoneOffsets) {
    let days = today.map { max(1, $0.number - 6)...$0.number }
    self.init(
      today: today?.number ?? 0, open: Each(game.openRounds) { OpenMessage($0) },
      offered: game.offered(today).map { OpenMessage($0) },
      unseen: game.yesterday(today).map { UnseenMessage($0) }, upcoming: game.nextDaily(today) ?? 0,
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
