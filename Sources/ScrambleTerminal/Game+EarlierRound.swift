import ScrambleKit
import WordScramble

extension Game {
  /// Whether the root was played before, and that round can be answered before the first word is found in this one.
  var hasEarlierRound: Bool {
    rival == nil && round.phase == .playing && round.found.isEmpty && earlierRound(on: round.root) != nil
  }

  /// Deals the root again, as an answer to the round as it is now or, where no word was found in it, to the latest other one.
  ///
  /// - Returns: Whether there is anything to answer.
  mutating func answerOwn(seed: UInt64, at moment: Moment) -> Bool {
    if playAgain(seed: seed, at: moment) { return true }
    // A round that cannot be replayed, since the words have changed, is none to answer.
    guard let earlier = earlierRound(on: round.root),
      let own = try? Challenge(of: earlier, in: lexicon).replay(in: lexicon)
    else { return false }
    var wish = DealOptions(answering: own, in: lexicon)
    // The daily puzzle is there once; its root is played again as a free round.
    (wish.daily, wish.root) = (nil, round.root)
    start(wish, seed: seed, at: moment)
    return true
  }
}

extension Wording {
  /// That the root was played before, and what plays against that round; nil where it was not.
  func earlierRound(in game: Game, command: String) -> String? {
    game.hasEarlierRound ? text(.challengeEarlier, .text(command)) : nil
  }
}
