/// Rounds sent to others, and rounds that answer theirs.
extension Game {
  /// The current round as a challenge.
  public var challenge: Challenge { Challenge(of: round, in: lexicon) }

  /// The words of the current round beside those of the challenge it answers, once missed words may be shown.
  public var comparison: Comparison? {
    guard round.phase == .revealed, let rival else { return nil }
    return Comparison(of: round, with: rival.round, in: lexicon)
  }

  /// Returns the latest other round on a root with a word found, which can be answered in the same way.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  public func earlierRound(on root: Word) -> Round? {
    var latest: Round?
    for other in history.rounds where other.root == root && !other.found.isEmpty && other.id != round.id {
      if other.began > latest?.began ?? .min { latest = other }
    }
    return latest
  }

  /// Deals the root of the current round again, as an answer to the round as it is now.
  ///
  /// - Returns: Whether there is anything to answer: at least one word was found.
  @discardableResult
  public mutating func playAgain(seed: UInt64, at moment: Moment) -> Bool {
    guard !round.found.isEmpty, let own = try? challenge.replay(in: lexicon) else { return false }
    var wish = DealOptions(answering: own, in: lexicon)
    (wish.daily, wish.root) = (nil, round.root)
    deal(round.root, wish, daily: nil, seed: seed, at: moment)
    answer(own)
    return true
  }

  /// Notes that the current round answers a challenge.
  mutating func answer(_ challenge: ChallengeResult?) {
    guard let challenge, challenge.round.root == round.root else { return }
    round.challenge = challenge.challenge.code
    rival = challenge
    noteChange()
  }

  /// Plays the challenge that a round answers again.
  func rival(of round: Round) -> ChallengeResult? {
    guard let code = round.challenge, let challenge = try? Challenge(code: code), challenge.root == round.root else {
      return nil
    }
    return try? challenge.replay(in: lexicon)
  }
}

extension DealOptions {
  /// Asks for the round that answers a challenge: on the same root, by the same rules, in the same time.
  public init(answering challenge: ChallengeResult, in lexicon: Lexicon) {
    let asked = challenge.challenge
    self.challenge = challenge
    (minimum, scoring, minutes) = (asked.minimum, asked.scoring, asked.minutes == 0 ? nil : asked.minutes)
    if let number = asked.daily, DailyPuzzle(number: number)?.root(in: lexicon) == asked.root {
      daily = number
    } else {
      root = asked.root
    }
  }
}
