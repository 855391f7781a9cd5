import ScrambleKit
import WordScramble

/// What there is beside the current round, as the panel of rounds shows it. It is computed when the panel opens, because each unfinished
/// round takes a look at all its words.
struct Overview: Equatable, Sendable {
  /// The last seven days with their progress, today first; fewer in the first week of all.
  private(set) var days: [CalendarDay] = []
  /// How many weeks in a row had enough daily puzzles.
  private(set) var weeksInARow = 0
  /// The unfinished rounds, those of which most is found first.
  private(set) var open: [OpenRound] = []
  /// The sets that are kept, the latest first.
  private(set) var sets: [KeptSet] = []

  init() {}

  /// Looks at a game on a day; nil before the first daily puzzle.
  init(of game: Game, today: DailyPuzzle?, by timeZone: TimeZoneOffsets) {
    (open, sets) = (game.openRounds, game.keptSets)
    guard let today else { return }
    days = (max(1, today.number - 6)...today.number).reversed().map { game.day($0) }
    weeksInARow = game.weeksInARow(today: today.date, by: timeZone)
  }
}
