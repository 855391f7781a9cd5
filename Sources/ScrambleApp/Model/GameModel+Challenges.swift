import ScrambleKit
import WordScramble

/// Rounds that others have sent, and rounds that are sent to them.
extension GameModel {
  /// The challenge that was opened, played again here; nil if none was, or none that can be taken.
  var openedChallenge: ChallengeResult? { challengeOptions?.answering }

  /// What came of the challenge, a sentence a line.
  var challengeLines: [String] { openedChallenge.map { wording.lines(of: $0) } ?? [] }

  /// The words in those sentences that are English in every language.
  var challengeWords: [String] { openedChallenge?.unknown.map(\.description) ?? [] }

  /// Opens a link to a round, or its code alone, and shows what came of it or why it is not taken.
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

  /// Whether the root was played before, and that round can be played against.
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

  /// Whether there is anything in the round to send or to answer.
  var canShare: Bool { !foundWords.isEmpty }

  /// The link to the current round, with the address of the page if that is known.
  var link: String {
    (dependencies.page ?? "") + "#" + String(decoding: game?.challenge.code ?? [], as: UTF8.self)
  }

  /// What is sent: the result as a sentence, the string in characters if the player likes, and the link.
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

  /// What both, the player alone and the other one alone have found, once missed words may be shown.
  var columns: [(title: String, words: [Word])] { game?.comparison.map { wording.sections(of: $0) } ?? [] }
}
