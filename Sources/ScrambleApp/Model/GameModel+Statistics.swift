import ScrambleKit
import WordScramble

/// The player's statistics, and Forget Everything.
extension GameModel {
  /// Computes the statistics, the word book and the calendar outside the main actor, because years of play take a moment.
  func computeStatistics() async {
    guard statistics == nil, let game, let today = dependencies.clock.today ?? DailyPuzzle(number: 1) else { return }
    let (rounds, lexicon) = (game.saved.history.rounds, lexicon)
    let counted = await Task.detached { Statistics(of: rounds, in: lexicon) }.value
    guard !Task.isCancelled else { return }
    statistics = StatisticsModel(counted, wording: wording, today: today, timeZone: dependencies.clock.timeZoneOffsets)
  }

  /// Forgets every round, word and figure for good, once the player has confirmed it, and opens today's puzzle.
  func forgetEverything() {
    guard var game else { return }
    if let error = forget(&game) { return announceTransfer(error) }
    self.game = game
    (missedYesterday, notice) = ([], nil)
    layOut()
    announceTransfer(wording.text(.forgetDone))
    save()
  }

  /// Deletes all rounds in memory and on disk; returns the reason if that failed.
  private func forget(_ game: inout Game) -> String? {
    let (seed, moment) = (dependencies.nextSeed(), dependencies.moment())
    guard rounds != nil else {
      game.forget(today: dependencies.clock.today, seed: seed, at: moment)
      return nil
    }
    if rounds?.forget(&game, today: dependencies.clock.today, seed: seed, at: moment) == true { return nil }
    return rounds?.takeError().map { wording.text(.savingFailed, .text($0.message)) } ?? wording.text(.savingNewer)
  }

  /// Finds the words missed yesterday, on the first visit of a day and if that round was finished.
  func updateMissedYesterday() {
    guard let today, let game, settings.visited != today else { return }
    settings.visited = today
    missedYesterday = game.missed(inDaily: today - 1)
  }

  /// "Missed yesterday: plants, planter and 3 more.", or nil if there is nothing to say.
  var yesterdayText: String? { wording.missedYesterday(missedYesterday) }
}
