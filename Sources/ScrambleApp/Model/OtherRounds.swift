import Foundation
import Observation
import ScrambleKit
import WordScramble

/// The rounds beside the one that is played: the last days, unfinished ones, sets, words of the player's own, and what others have sent.
///
/// What its panels show is computed when they open, because each unfinished round takes a look at all its words.
@MainActor @Observable
final class OtherRounds {
  /// The last seven days with their progress, today first; fewer in the first week of all.
  private(set) var days: [CalendarDay] = []
  /// How many weeks in a row had enough daily puzzles.
  private(set) var weeksInARow = 0
  /// The unfinished rounds, those of which most is found first.
  private(set) var unfinished: [OpenRound] = []
  /// The sets that are kept, the latest first.
  private(set) var sets: [KeptSet] = []
  /// The player's own word, as it is typed.
  var ownWord = OwnWordEntry()
  /// The round that somebody has sent.
  var challenge = ReceivedChallenge()
  /// The set that was opened.
  var openedSet = OpenedSet()
  /// Playing together: the round that is shared, and what was typed.
  var together = Together()
  /// The seat number of the player, as it is typed.
  var seat = ""

  /// The game that plays the rounds. Each of the two keeps the other: the app has one of them, from its start to its end.
  @ObservationIgnored let model: GameModel

  init(of model: GameModel) {
    self.model = model
  }

  /// Shows the other rounds.
  func show() {
    (ownWord, challenge) = (OwnWordEntry(), ReceivedChallenge())
    update()
    model.panel = .rounds
  }

  /// Removes a round from the unfinished ones, until it is played again; its words stay in the statistics.
  func remove(_ open: OpenRound) {
    model.change { game, _ in game.removeOpenRound(open.round.id) }
    model.save()
    update()
  }

  /// Removes a set, whose rounds stay.
  func remove(_ kept: KeptSet) {
    model.change { $0.removeSet(kept.checksum, at: $1) }
    model.save()
    update()
  }

  private func update() {
    let (game, clock) = (model.game, model.dependencies.clock)
    (unfinished, sets, days, weeksInARow) = (game.openRounds, game.keptSets, [], 0)
    guard let today = clock.today else { return }
    days = (max(1, today.number - 6)...today.number).reversed().map { game.day($0) }
    weeksInARow = game.weeksInARow(today: today.date, by: clock.timeZoneOffsets)
  }
}

/// The texts of the list.
extension OtherRounds {
  var wording: Wording { model.wording }

  /// "Today's puzzle, No 328", or "Daily No 327" for an earlier day.
  func title(of day: CalendarDay) -> String {
    wording.text(isToday(day) ? .dailyTodayNumber : .dailyNumber, .number(day.number))
  }

  /// Whether a day of the list is today.
  func isToday(_ day: CalendarDay) -> Bool { day.number == model.today }

  /// "1 week in a row", or nil if there is none.
  var weeksText: String? {
    weeksInARow == 0 ? nil : wording.text(.statisticsWeeksInARow, .number(weeksInARow))
  }

  /// What the list tells of an unfinished round: how much is found, its minutes if it is timed, and the day on which it began.
  func texts(of open: OpenRound) -> [String] {
    let minutes = open.round.minutes.map { wording.text(.timeMinutes, .number($0)) }
    let began = model.dependencies.clock.timeZoneOffsets.date(ofSecond: open.round.startedAt).iso
    let found = wording.progress(open.foundCount, of: open.total, showsCount: model.settings.showsCount)
    return [found, minutes, began].compactMap(\.self)
  }

  /// The label of the button that removes a round from the unfinished ones.
  func removeText(of open: OpenRound) -> String {
    wording.text(.roundRemove, .text(open.round.root.description))
  }
}
