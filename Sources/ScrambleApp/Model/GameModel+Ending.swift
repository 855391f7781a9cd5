import Foundation
import ScrambleCore
import ScrambleKit

/// The end of a round, which can be undone until the missed words are shown, unless the time is up.
extension GameModel {
  /// Shows the result of a round that has ended or whose common words are all found. Otherwise asks whether to end the
  /// round.
  func showResultOrAskToEnd() {
    if game.round.isEnded || game.isWholeString { showResult() } else { askToEnd() }
  }

  var result: RoundResult { result(of: game) }

  private func result(of game: Game, isYesterday: Bool = false) -> RoundResult {
    RoundResult(
      game: game, isYesterday: isYesterday, showsCount: settings.showsCount, today: dependencies.clock.today,
      link: link(to: game.round), wording: wording)
  }

  func showResult() {
    panels.result = result
    panel = .result
  }

  /// Ends the round that the player was asked about, and shows its result. If yesterday's puzzle has changed since the
  /// question, nothing is ended.
  func confirmEnd() {
    if let root = panels.yesterdayRootToEnd {
      // After midnight, yesterday's puzzle is a different one.
      if yesterdayOffer?.round.root == root { finishYesterday() }
    } else {
      endRound()
    }
    isAskingToEnd = false
  }

  /// Ends the current round, which the player has confirmed, and shows its result.
  func endRound() {
    change { $0.end(at: $1) }
    newWord = ""
    setNotice(nil)
    save()
    showResult()
  }

  /// Continues a round that has ended, or one whose common words are all found, unless its missed words were shown or
  /// its time is up.
  func keepPlaying() {
    guard result.canContinue else { return }
    panel = nil
    if game.round.isEnded { change { _ = $0.keepPlaying(at: $1) } }
    save()
    focusIfHardwareKeyboard()
  }

  /// Shows the missed words. After that, the round cannot be continued.
  func revealMissedWords() {
    change { game, _ in game.reveal() }
    save()
    panels.result = result
  }

  /// Closes the result and deals another round with the same time limit.
  func playWithSameTimeLimit() {
    panel = nil
    startGame(minutes: game.suggestedNextMinutes)
  }

  /// Returns a link to a daily puzzle or to the root of another round.
  private func link(to round: Round) -> String {
    linkAddress + (round.daily.map { "?daily=\($0)" } ?? "?root=\(round.root)")
  }

  /// The address that links lead to: the page's if it is known, otherwise the app's.
  var linkAddress: String { dependencies.pageAddress ?? GameAddress.round.absoluteString }
}

/// Yesterday's puzzle, which is offered until its missed words are shown.
extension GameModel {
  /// The round of yesterday's puzzle that is offered; nil if there is none.
  var yesterdayOffer: UnfinishedRound? { game.yesterdaysRound(dependencies.clock.today) }

  /// "Yesterday: 12 of 42."; nil without ``yesterdayOffer``.
  var yesterdayOfferText: String? {
    yesterdayOffer.map {
      let progressText = wording.progress($0.foundCount, of: $0.total, showsCount: settings.showsCount)
      return wording.text(.offerYesterday, .text(progressText))
    }
  }

  /// Whether yesterday's puzzle is offered and has not ended.
  var canResumeYesterday: Bool { yesterdayOffer.map { !$0.round.isEnded } ?? false }

  func resumeYesterday() {
    if let offer = yesterdayOffer { play(offer) }
  }

  /// Shows the missed words of yesterday's puzzle. If the puzzle has not ended, asks whether to end it.
  func showYesterday() {
    if canResumeYesterday { askToEnd(yesterdayRoot: yesterdayOffer?.round.root) } else { finishYesterday() }
  }

  /// Finishes yesterday's puzzle and shows its result with the missed words; after that, it cannot be played any more.
  /// Does nothing if ``Game/yesterdaysRound(_:)`` is nil.
  private func finishYesterday() {
    let today = dependencies.clock.today
    guard let yesterdaysGame = change({ game, _ in game.finishYesterday(today) }) else { return }
    save()
    panels.result = result(of: yesterdaysGame, isYesterday: true)
    panel = .result
  }

  /// On the first visit of a day, records the visit and looks up the words missed yesterday. There are none unless the
  /// missed words of yesterday's puzzle were shown.
  func updateMissedYesterday() {
    guard let todayNumber, settings.lastVisitDay != todayNumber else { return }
    preferences.settings.lastVisitDay = todayNumber
    findMissedYesterday()
  }

  /// "Missed yesterday: plants, planter."; nil if there are no such words. After the first five words, only the number
  /// of the others follows.
  var missedYesterdayText: String? { wording.missedYesterday(missedYesterday) }
}
