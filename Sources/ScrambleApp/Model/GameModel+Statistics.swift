import ScrambleKit
import WordScramble

/// The player's statistics, and Forget Everything.
extension GameModel {
  /// Computes the statistics, the word book and the calendar outside the main actor, because years of play take a moment.
  func computeStatistics() async {
    guard statistics == nil, let today = dependencies.clock.today ?? DailyPuzzle(number: 1) else { return }
    let (rounds, lexicon) = (game.saved.history.rounds, lexicon)
    let counted = await Task.detached { Statistics(of: rounds, in: lexicon) }.value
    guard !Task.isCancelled else { return }
    show(StatisticsModel(counted, wording: wording, today: today, timeZone: dependencies.clock.timeZoneOffsets))
  }

  /// Forgets every round, word and figure for good, once the player has confirmed it, and opens today's puzzle.
  func forgetEverything() {
    if let error = forget() { return announce(Transfer(error)) }
    findMissedYesterday()
    note(nil)
    layOut()
    announce(Transfer(wording.text(.forgetDone)))
    save()
  }

  /// Deletes all rounds in memory and on disk; returns the reason if that failed.
  private func forget() -> String? {
    let (today, seed, moment) = (dependencies.clock.today, dependencies.nextSeed(), dependencies.moment())
    let isDone = withStore { $0.forget(&$1, today: today, seed: seed, at: moment) }
    switch isDone {
    case true: return nil
    case false:
      let error = withStore { store, _ in store.takeError() } ?? nil
      return error.map { wording.text(.savingFailed, .text($0.message)) } ?? wording.text(.savingNewer)
    case nil:
      change { game, _ in game.forget(today: today, seed: seed, at: moment) }
      return nil
    }
  }

  /// Finds the words missed yesterday, on the first visit of a day and if that round was finished.
  func updateMissedYesterday() {
    guard let today, settings.visited != today else { return }
    settings.visited = today
    findMissedYesterday()
  }

  /// "Missed yesterday: plants, planter and 3 more.", or nil if there is nothing to say.
  var yesterdayText: String? { wording.missedYesterday(missedYesterday) }
}
