import Foundation
import ScrambleKit
import WordScramble

/// Links that open the app, or that the player pastes.
extension GameModel {
  /// Opens a link to a set, to a word that somebody has chosen, or to a round, or the code of one alone.
  func open(link: String) {
    switch PastedLink.destination(of: Array(link.utf8)) {
    case .challenge: openChallenge(link)
    case .set: openSet(link)
    case .root(let root): openRoot(root)
    case .daily(let number): openDaily(number.flatMap { DailyPuzzle(number: $0) })
    case .nothing(let refusal): refuse(wording.text(of: refusal))
    }
  }

  /// Shows why a link is not accepted, with the field for another.
  func refuse(_ reason: String) {
    challenge = ChallengePanel(refusal: reason)
    say(reason, english: [])
    panel = .challenge
  }

  private func openRoot(_ root: [UInt8]) {
    do throws(OwnWordError) {
      var request = DealOptions()
      request.root = try OwnWord(root, in: lexicon, minimum: settings.minimum).root
      start(request)
    } catch {
      refuse(wording.text(of: error, typed: String(decoding: root, as: UTF8.self)))
    }
  }

  /// Opens the puzzle of a day, or that of today; for a day to come it tells when its puzzle is out.
  private func openDaily(_ puzzle: DailyPuzzle?) {
    let today = dependencies.clock.today
    guard let puzzle, puzzle != today else { return playDaily() }
    guard puzzle.isLater(than: today) else { return playDaily(puzzle.number) }
    playDaily()
    tell(wording.comesLater(puzzle), english: [])
  }
}
