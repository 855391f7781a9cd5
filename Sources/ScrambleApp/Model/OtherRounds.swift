import Foundation
import Observation
import ScrambleKit
import WordScramble

/// All rounds other than the current one: the last days, unfinished rounds, sets, custom words, and rounds from other
/// players.
///
/// The contents of the panels are computed when the panels open, because all words of each unfinished round have to be
/// checked.
@MainActor @Observable
final class OtherRounds {
  /// The last seven days with their progress, today first. In the game's first week there are fewer.
  private(set) var days: [CalendarDay] = []
  /// The number of consecutive weeks, up to this one, with enough daily puzzles.
  private(set) var weeksInARow = 0
  /// The unfinished rounds, sorted by progress, most complete first.
  private(set) var unfinishedRounds: [UnfinishedRound] = []
  /// The saved sets, latest first.
  private(set) var savedSets: [SavedSet] = []
  /// The custom word as the player types it.
  var customWord = CustomWordEntry()
  var challenge = ReceivedChallenge()
  var openedSet = OpenedSet()
  /// The contents of the panel for playing together.
  var together = TogetherPanel()
  /// The player's seat number as it is typed.
  var typedSeat = ""

  /// The game that plays the rounds. The two objects retain each other: the app has one of each for its whole life.
  @ObservationIgnored let model: GameModel

  init(of model: GameModel) {
    self.model = model
  }

  func showPanel() {
    (customWord, challenge) = (CustomWordEntry(), ReceivedChallenge())
    update()
    model.panel = .rounds
  }

  /// Removes a round from the unfinished ones until it is played again. Its words stay in the statistics.
  func remove(_ unfinishedRound: UnfinishedRound) {
    model.change { game, _ in game.removeUnfinishedRound(unfinishedRound.round.id) }
    model.save()
    update()
  }

  /// Removes a set. Its rounds stay.
  func remove(_ savedSet: SavedSet) {
    model.change { $0.removeSet(savedSet.checksum, at: $1) }
    model.save()
    update()
  }

  private func update() {
    let (game, clock) = (model.game, model.dependencies.clock)
    (unfinishedRounds, savedSets, days, weeksInARow) = (game.unfinishedRounds, game.savedSets, [], 0)
    guard let today = clock.today else { return }
    days = (max(1, today.number - 6)...today.number).reversed().map { game.day($0) }
    weeksInARow = game.weeksInARow(today: today.date, by: clock.timeZoneOffsets)
  }
}

extension OtherRounds {
  var wording: Wording { model.wording }

  /// "Today's puzzle, No 328", or "Daily No 327" for an earlier day.
  func title(of day: CalendarDay) -> String {
    wording.text(isToday(day) ? .dailyTodayNumber : .dailyNumber, .number(day.number))
  }

  func isToday(_ day: CalendarDay) -> Bool { day.number == model.todayNumber }

  /// "1 week in a row", or nil if there is none.
  var weeksText: String? {
    weeksInARow == 0 ? nil : wording.text(.statisticsWeeksInARow, .number(weeksInARow))
  }

  /// The texts about an unfinished round: its progress, its minutes if it is timed, and the day on which it began.
  func texts(of unfinishedRound: UnfinishedRound) -> [String] {
    let minutes = unfinishedRound.round.minutes.map { wording.text(.timeMinutes, .number($0)) }
    let startDate = model.dependencies.clock.timeZoneOffsets.date(ofSecond: unfinishedRound.round.startedAt).iso
    let progress = wording.progress(
      unfinishedRound.foundCount, of: unfinishedRound.total, showsCount: model.settings.showsCount)
    return [progress, minutes, startDate].compactMap(\.self)
  }

  /// The label of the button that removes a round from the unfinished ones.
  func removeText(of unfinishedRound: UnfinishedRound) -> String {
    wording.text(.roundRemove, .text(unfinishedRound.round.root.description))
  }
}
