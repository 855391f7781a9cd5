import Foundation
import ScrambleKit
import WordScramble

/// Rounds received from others, and rounds sent to them.
extension GameModel {
  /// Opens an address that the system has passed to the app: today's puzzle, or a round that was received.
  func open(_ address: URL) {
    guard address == GameAddress.today else { return open(link: address.absoluteString) }
    if !hasStarted { startGame() }
    // What a dialog asks is about the round that is left.
    (isAskingToEnd, showingError) = (false, false)
    playDaily()
  }

  /// Opens a link to a round, or its code alone, and shows the result or why it is not accepted.
  func openChallenge(_ link: String) {
    challenge = ChallengePanel(link, in: lexicon, today: today, wording: wording)
    if let reason = challenge.refusal { say(reason, english: []) }
    panel = .challenge
  }

  /// Shows the field for a link to a round.
  func askForChallenge() {
    challenge = ChallengePanel()
    panel = .challenge
  }

  /// Plays the round that answers the challenge, or resumes it.
  func playChallenge() {
    guard let options = challenge.options else { return }
    start(options)
    challenge = ChallengePanel()
  }

  /// Deals the root again as an answer to the current round or, if no word was found in it, to the latest earlier one.
  func playAgain() {
    let seed = dependencies.nextSeed()
    panel = nil
    guard change({ $0.playAgain(seed: seed, at: $1) }) else { return }
    note(nil)
    say(wording.text(.sentenceJoined, .text(wording.text(.challengeAgain)), .text(rootWord)), english: [rootWord])
    save()
    layOut()
  }

  /// Whether the round has a found word, so that it can be sent or answered.
  var canShare: Bool { !game.round.found.isEmpty }

  /// The link to the current round: to the page if its address is known, otherwise to the app.
  var link: String {
    let address = dependencies.page ?? GameAddress.round.absoluteString
    return address + "#" + String(decoding: game.challenge.code, as: UTF8.self)
  }

  /// The text to send: the result as a sentence, the string in characters if the player likes, and the link.
  func shareText(withBeads: Bool) -> String {
    guard canShare else { return resultText }
    return [resultText, withBeads ? wording.beads(of: game.standing.rank) : nil, link].compactMap(\.self)
      .joined(separator: "\n")
  }

  /// "Their round: 28 of 44 words.", and at the end who has won before it.
  var rivalLines: [String] { wording.rivalLines(in: game) }

  /// "The other had 12 words after 2:05.", announced on request; nil if no challenge is being answered.
  var paceText: String? {
    guard countdown.pace != nil, let rival = game.rival, !game.round.isEnded else { return nil }
    return wording.pace(of: rival, after: game.playTime(at: dependencies.moment()))
  }

  /// The words found by both, by the player only, and by the other player only, once missed words may be shown.
  var columns: [(title: String, words: [Word])] { game.comparison.map { wording.sections(of: $0) } ?? [] }
}
