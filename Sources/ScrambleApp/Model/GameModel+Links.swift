import Foundation
import ScrambleKit
import WordScramble

/// Links that open the app, or that the player pastes.
extension GameModel {
  /// Opens a link to a set, to a word that somebody has chosen, or to a round, or the code of one alone.
  func open(link: String) {
    if PastedLink.leadsToSet(Array(link.utf8)) { return openSet(link) }
    if let root = GameModel.root(in: link) { return openRoot(root) }
    openChallenge(link)
  }

  /// Shows why a link is not accepted, with the field for another.
  func refuse(_ reason: String) {
    challenge = ChallengePanel(refusal: reason)
    say(reason, english: [])
    panel = .challenge
  }

  private func openRoot(_ root: String) {
    do throws(OwnWordError) {
      var request = DealOptions()
      request.root = try OwnWord(root.utf8, in: lexicon, minimum: settings.minimum).root
      start(request)
    } catch {
      refuse(wording.text(of: error, typed: root))
    }
  }

  /// The word in a link that leads to one: `?root=milkmaid`.
  private static func root(in link: String) -> String? {
    guard let start = link.range(of: "?root=")?.upperBound else { return nil }
    return String(decoding: PastedLink.mended(Array(link[start...].utf8)), as: UTF8.self)
  }
}
