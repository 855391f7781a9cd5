import ScrambleKit
import WordScramble

/// Rounds received from others, and rounds sent to them.
extension GameModel {
  /// The replayed challenge that was opened; nil without one, or if it cannot be accepted.
  var openedChallenge: ChallengeResult? { challengeOptions?.answering }

  /// The result of the challenge, one sentence per line.
  var challengeLines: [String] { openedChallenge.map { wording.lines(of: $0) } ?? [] }

  /// The words in those sentences that are English in every language.
  var challengeWords: [String] { openedChallenge?.unknown.map(\.description) ?? [] }

  /// Opens a link to a round, or its code alone, and shows the result or why it is not accepted.
  func openChallenge(_ link: String) {
    (challengeOptions, challengeRefusal) = (nil, nil)
    var root: Word?
    do throws(ChallengeError) {
      let opened = try Challenge(pasted: Array(link.utf8))
      root = opened.root
      challengeOptions = DealOptions(answering: try opened.replay(in: lexicon), today: today ?? .max, in: lexicon)
    } catch {
      let reason = wording.text(of: error, root: root)
      challengeRefusal = reason
      say(reason, english: [])
    }
    panel = .challenge
  }

  /// Shows the field for a link to a round.
  func askForChallenge() {
    (challengeOptions, challengeRefusal) = (nil, nil)
    panel = .challenge
  }

  /// Plays the round that answers the challenge, or resumes it.
  func playChallenge() {
    guard let options = challengeOptions else { return }
    start(options)
    challengeOptions = nil
  }

  /// Whether there is an earlier round on the root to play against.
  var hasEarlierRound: Bool { game?.hasEarlierRound ?? false }

  /// Deals the root again as an answer to the current round or, if no word was found in it, to the latest earlier one.
  func playAgain() {
    guard game?.playAgain(seed: dependencies.nextSeed(), at: dependencies.moment()) == true else { return }
    panel = nil
    notice = nil
    say(wording.text(.sentenceJoined, .text(wording.text(.challengeAgain)), .text(rootWord)), english: [rootWord])
    save()
    layOut()
  }

  /// Whether the round has a found word, so that it can be sent or answered.
  var canShare: Bool { !foundWords.isEmpty }

  /// The link to the current round, with the address of the page if that is known.
  var link: String {
    (dependencies.page ?? "") + "#" + String(decoding: game?.challenge.code ?? [], as: UTF8.self)
  }

  /// The text to send: the result as a sentence, the string in characters if the player likes, and the link.
  var shareText: String {
    guard canShare else { return resultText }
    return [resultText, settings.sharesBeads ? wording.beads(of: rank) : nil, link].compactMap(\.self)
      .joined(separator: "\n")
  }

  /// "The other round: 28 of 44 words."
  var rivalText: String? { game?.rival.map { wording.text(ofRival: $0) } }

  /// "The other had 12 words after 2:05.", announced on request; nil if no challenge is being answered.
  var paceText: String? {
    guard pace != nil, let game, let rival = game.rival, !isEnded else { return nil }
    return wording.pace(of: rival, after: game.playTime(at: dependencies.moment()))
  }

  /// The words found by both, by the player only, and by the other player only, once missed words may be shown.
  var columns: [(title: String, words: [Word])] { game?.comparison.map { wording.sections(of: $0) } ?? [] }
}
