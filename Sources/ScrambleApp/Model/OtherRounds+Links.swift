import Foundation
import ScrambleKit
import WordScramble

/// A round from another player, or the reason why a link is not accepted. Without a round, the panel asks for a link.
struct ReceivedChallenge {
  /// The options of a round that answers the challenge; nil without an accepted challenge.
  private(set) var options: DealOptions?
  private(set) var refusal: String?
  /// The result of the challenge, one sentence per line.
  private(set) var lines: [String] = []

  init() {}

  /// Creates a challenge that is not accepted, so that its panel asks for another link.
  init(refusal: String) {
    self.refusal = refusal
  }

  /// Opens a link to a round, or its code alone, and replays the round.
  init(_ link: String, in lexicon: Lexicon, today: Int?, wording: Wording) {
    var root: Word?
    do throws(ChallengeError) {
      let challenge = try Challenge(pasted: link)
      root = challenge.root
      let result = try challenge.replay(in: lexicon)
      options = DealOptions(answering: result, today: today ?? .max, in: lexicon)
      lines = wording.lines(of: result)
    } catch {
      refusal = wording.text(of: error, root: root)
    }
  }

  var result: ChallengeResult? { options?.answeredChallenge }

  var englishWords: [String] { result?.unknown.map(\.description) ?? [] }
}

/// Links that open the app or that the player pastes.
extension OtherRounds {
  /// Opens a link to a round, a shared round, a set, a custom word or a daily puzzle, or a code alone.
  func open(link: String) {
    switch PastedLink.destination(of: Array(link.utf8)) {
    case .challenge: openChallenge(link)
    case .set: openSet(link)
    case .sharedRound: openSharedRound(link)
    case .root(let root): openRoot(root)
    case .daily(let number): openDaily(number.flatMap { DailyPuzzle(number: $0) })
    case .nothing(let refusal): showLinkRefusal(wording.text(of: refusal))
    }
  }

  /// Shows the field for a link to a round.
  func askForLink() {
    challenge = ReceivedChallenge()
    model.panel = .challenge
  }

  /// Plays the round that answers the challenge, or resumes it.
  func playChallenge() {
    if let options = challenge.options { model.start(options) }
  }

  /// Shows why a link is not accepted, with the field for another link.
  func showLinkRefusal(_ reason: String) {
    challenge = ReceivedChallenge(refusal: reason)
    model.announce(reason, english: [])
    model.panel = .challenge
  }

  private func openChallenge(_ link: String) {
    challenge = ReceivedChallenge(link, in: model.lexicon, today: model.todayNumber, wording: wording)
    if let reason = challenge.refusal { model.announce(reason, english: []) }
    model.panel = .challenge
  }

  private func openRoot(_ root: [UInt8]) {
    do throws(CustomWordError) {
      var request = DealOptions()
      request.root = try CustomWord(root, in: model.lexicon, minimum: model.settings.minimum).root
      model.start(request)
    } catch {
      showLinkRefusal(wording.text(of: error, typed: String(decoding: root, as: UTF8.self)))
    }
  }

  /// Opens a daily puzzle, or today's if it is nil. In place of a future puzzle, it opens today's and announces when
  /// the other one is available.
  private func openDaily(_ puzzle: DailyPuzzle?) {
    let today = model.dependencies.clock.today
    guard let puzzle, puzzle != today else { return model.playDaily() }
    guard puzzle.isLater(than: today) else { return model.playDaily(puzzle.number) }
    model.playDaily()
    model.announceNotice(wording.availabilityText(of: puzzle), english: [])
  }
}
