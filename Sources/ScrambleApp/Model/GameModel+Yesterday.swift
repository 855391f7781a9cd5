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

  /// Shows what was missed in yesterday's puzzle, and that can be played no more; when its result is closed, the round before is back.
  func lookAtYesterday() {
    guard change({ $0.lookAtYesterday(dependencies.clock.today, at: $1) }) else { return }
    save()
    layOut()
    panel = .missed
  }

  /// Goes back from yesterday's puzzle to the round that is played.
  func stopLooking() {
    guard change({ $0.stopLooking(at: $1) }) else { return }
    save()
    layOut()
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
