import Foundation
import ScrambleKit
import WordScramble

/// The other rounds: the last days, unfinished rounds, and the sets that are kept.
extension GameModel {
  /// Shows the other rounds.
  func showRounds() {
    ownWord = OwnWordEntry()
    challenge = ChallengePanel()
    updateOverview()
    panel = .rounds
  }

  /// Goes on with an unfinished round.
  func play(_ open: OpenRound) {
    var request = DealOptions()
    request.round = open.round.id
    start(request)
  }

  /// Removes a round from the unfinished ones, until it is played again; its words stay in the statistics.
  func remove(_ open: OpenRound) {
    change { game, _ in game.removeOpenRound(open.round.id) }
    save()
    updateOverview()
  }

  /// Removes a set, whose rounds stay.
  func remove(_ kept: KeptSet) {
    change { $0.removeSet(kept.checksum, at: $1) }
    save()
    updateOverview()
  }

  /// "Today's puzzle, No 328", or "Daily No 327" for an earlier day.
  func title(of day: CalendarDay) -> String {
    wording.text(isToday(day) ? .dailyTodayNumber : .dailyNumber, .number(day.number))
  }

  /// Whether a day of the overview is today.
  func isToday(_ day: CalendarDay) -> Bool { day.number == today }

  /// "1 week in a row", or nil if there is none.
  var weeksText: String? {
    overview.weeksInARow == 0 ? nil : wording.text(.statisticsWeeksInARow, .number(overview.weeksInARow))
  }

  /// How far the player has come with today's puzzle: "Garland", or "not played"; nil before the first one.
  var todayProgress: String? { today.map { wording.progress(of: game.day($0)) } }

  /// What the list tells of an unfinished round: how much is found, its minutes if it is timed, and the day on which it began.
  func texts(of open: OpenRound) -> [String] {
    let minutes = open.round.minutes.map { wording.text(.timeMinutes, .number($0)) }
    let began = dependencies.clock.timeZoneOffsets.date(ofSecond: open.round.startedAt).iso
    let found = wording.progress(open.foundCount, of: open.total, showsCount: settings.showsCount)
    return [found, minutes, began].compactMap(\.self)
  }

  /// The label of the button that removes a round from the unfinished ones.
  func removeText(of open: OpenRound) -> String {
    wording.text(.roundRemove, .text(open.round.root.description))
  }

  private func updateOverview() {
    let clock = dependencies.clock
    overview = Overview(of: game, today: clock.today, by: clock.timeZoneOffsets)
  }
}
