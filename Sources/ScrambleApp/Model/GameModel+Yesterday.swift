import ScrambleKit
import WordScramble

/// Yesterday's puzzle, which is offered until its missed words were looked at. In a set nothing leads elsewhere.
extension GameModel {
  /// The round of yesterday's puzzle, if something was done in it and its missed words were not looked at.
  var unseenYesterday: OpenRound? {
    game.playedSet == nil ? game.yesterday(dependencies.clock.today) : nil
  }

  /// "Yesterday: 12 of 42."
  var unseenText: String? {
    unseenYesterday.map {
      let found = wording.progress($0.foundCount, of: $0.total, showsCount: settings.showsCount)
      return wording.text(.offerYesterday, .text(found))
    }
  }

  /// Whether yesterday's puzzle can still be played.
  var canResumeYesterday: Bool { unseenYesterday.map { !$0.round.isEnded } ?? false }

  /// Resumes yesterday's puzzle.
  func resumeYesterday() {
    if let open = unseenYesterday { play(open) }
  }

  /// Shows the result of yesterday's puzzle with what was missed in it; it can be played no more.
  func lookAtYesterday() {
    guard let yesterday = change({ game, _ in game.finishYesterday(dependencies.clock.today) }) else { return }
    save()
    openWord = nil
    panel = .missed
    panels.yesterday = GameModel(still: self, showing: yesterday)
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
