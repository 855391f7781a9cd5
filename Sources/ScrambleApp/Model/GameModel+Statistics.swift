import ScrambleKit
import WordScramble

/// The player's statistics, and Forget Everything.
extension GameModel {
  /// Computes the statistics, the word book and the calendar outside the main actor, because years of play take a moment.
  func computeStatistics() async {
    guard statistics == nil, let today = dependencies.clock.today ?? DailyPuzzle(number: 1) else { return }
    let (rounds, lexicon) = (game.saved.history.rounds, lexicon)
    let (counted, practice) = await Task.detached {
      let counted = Statistics(of: rounds, in: lexicon)
      return (counted, lexicon.roots(holdingMostOf: counted.words.toPractise, limit: 1).first)
    }.value
    guard !Task.isCancelled else { return }
    let clock = dependencies.clock
    show(
      StatisticsModel(
        counted, practice: practice, wording: wording, today: today, timeZone: clock.timeZoneOffsets,
        firstWeekday: clock.firstWeekday))
  }

  /// Plays a new round with words to learn.
  func practise() {
    guard let practice = statistics?.practice else { return }
    goOn { $0.newRound(on: practice.root, seed: $1, at: $2) }
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
    let result = withStore { $0.forget(&$1, today: today, seed: seed, at: moment) }
    guard let (isForgotten, error) = result else {
      change { game, _ in game.forget(today: today, seed: seed, at: moment) }
      return nil
    }
    if !isForgotten {
      return error.map { wording.text(.savingFailed, .text($0.message)) } ?? wording.text(.savingNewer)
    }
    if let error { savingFailure.noteAnswer(error) }
    return nil
  }
}
