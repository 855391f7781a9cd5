import ScrambleKit
import WordScramble

/// What the panel of a challenge shows: the round that was received, or why it is not accepted. Empty, it asks for a link.
struct ChallengePanel {
  /// The round that answers the challenge.
  private(set) var options: DealOptions?
  /// Why the challenge is not accepted.
  private(set) var refusal: String?
  /// The result of the challenge, one sentence per line.
  private(set) var lines: [String] = []

  init() {}

  /// Asks for another link, because one is not accepted.
  init(refusal: String) {
    self.refusal = refusal
  }

  /// Opens a link to a round, or its code alone, and replays the round.
  init(_ link: String, in lexicon: Lexicon, today: Int?, wording: Wording) {
    var root: Word?
    do throws(ChallengeError) {
      let opened = try Challenge(pasted: Array(link.utf8))
      root = opened.root
      let result = try opened.replay(in: lexicon)
      options = DealOptions(answering: result, today: today ?? .max, in: lexicon)
      lines = wording.lines(of: result)
    } catch {
      refusal = wording.text(of: error, root: root)
    }
  }

  /// The replayed challenge; nil without one, or if it cannot be accepted.
  var result: ChallengeResult? { options?.answering }

  /// The words in ``lines`` that are English in every language.
  var englishWords: [String] { result?.unknown.map(\.description) ?? [] }
}
