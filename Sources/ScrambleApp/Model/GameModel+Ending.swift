import Foundation
import ScrambleCore
import ScrambleKit

/// The end of a round, which is final.
extension GameModel {
  /// Shows the result of a round that has ended or whose common words are all found. Otherwise asks whether to end the
  /// round.
  func showResultOrAskToEnd() {
    if hasResult { showResult() } else { isAskingToEnd = true }
  }

  /// The name of the action ``showResultOrAskToEnd()``.
  var endKey: WordingKey { hasResult ? .resultShow : .endRound }

  private var hasResult: Bool { game.round.isEnded || game.standing.isWhole }

  var result: RoundResult {
    RoundResult(
      game: game, showsCount: settings.showsCount, today: dependencies.clock.today, link: link(to: game.round),
      wording: wording)
  }

  func showResult() {
    panels.result = result
    panel = .result
  }

  /// Ends the round, which the player has confirmed, and shows its result with the missed words.
  func endRound() {
    change { $0.end(at: $1) }
    showResultAfterEnd()
  }

  /// Saves a round that has just ended, and shows its result once an open alert is closed. An open question is closed.
  func showResultAfterEnd() {
    newWord = ""
    setNotice(nil)
    save()
    showResult()
    isAskingToEnd = false
  }

  /// Returns a link to a daily puzzle or to the root of another round.
  private func link(to round: Round) -> String {
    linkAddress + (round.daily.map { "?daily=\($0)" } ?? "?root=\(round.root)")
  }

  /// The address that links lead to: the page's if it is known, otherwise the app's.
  var linkAddress: String { dependencies.pageAddress ?? GameAddress.round.absoluteString }
}
