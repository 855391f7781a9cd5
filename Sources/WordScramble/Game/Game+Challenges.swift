/// Challenges: rounds sent to others, and rounds that answer them.
extension Game {
  package var challenge: Challenge { Challenge(of: round, in: lexicon) }

  /// The words of the current round compared with those of the challenge it answers. Nil if it answers none, or while
  /// missed words are hidden.
  package var comparison: Comparison? {
    guard round.phase == .revealed, let rival else { return nil }
    return Comparison(of: round, with: rival.round, in: lexicon)
  }

  /// The bonus words of the comparison.
  package var comparedBonusWords: [Word] {
    guard let comparison else { return [] }
    return (comparison.both + comparison.onlyYours + comparison.onlyTheirs).filter { !puzzle.common.contains($0) }
  }

  /// The outcome of the current round against the one it answers. Nil if it answers none, or while it is in progress
  /// with common words left to find.
  package var verdict: Verdict? {
    guard let rival, round.phase != .playing || standing.rank == .wholeString else { return nil }
    return Verdict(of: round, against: rival.round)
  }

  /// Whether the root can be played again, against the current round: a word was found, and the missed words were not
  /// shown.
  package var canPlayAgain: Bool { !round.found.isEmpty && round.phase != .revealed }

  /// Whether the root can be played again against an earlier round. False if the current round has ended, has a found
  /// word or answers a challenge.
  package var hasEarlierRound: Bool {
    rival == nil && round.phase == .playing && round.found.isEmpty && earlierRound != nil
  }

  /// The latest other round on the root in which a word was found.
  private var earlierRound: Round? {
    var latest: Round?
    for other in history.rounds where other.root == round.root && !other.found.isEmpty && other.id != round.id {
      if other.startedAt > latest?.startedAt ?? .min { latest = other }
    }
    return latest
  }

  /// Deals the root again as an answer to the current round or, if no word was found in it, to the latest earlier one.
  ///
  /// Once the missed words were shown, the root is not dealt again, because nothing is left to find. A daily puzzle
  /// cannot be played twice, so its root is played again as a free round.
  ///
  /// - Returns: Whether there is a round that can be answered.
  @discardableResult
  package mutating func playAgain(seed: UInt64, at moment: Moment) -> Bool {
    // A round that cannot be replayed with the current word list cannot be answered.
    guard let roundToAnswer = hasEarlierRound ? earlierRound : round, hasEarlierRound || canPlayAgain,
      let ownChallenge = try? Challenge(of: roundToAnswer, in: lexicon).replay(in: lexicon)
    else { return false }
    var request = DealOptions(answering: ownChallenge, in: lexicon)
    (request.daily, request.root) = (nil, round.root)
    deal(round.root, request, daily: nil, seed: seed, at: moment)
    answer(ownChallenge)
    return true
  }

  /// Makes the current round the answer to a challenge, if both have the same root.
  mutating func answer(_ challenge: ChallengeResult?) {
    guard let challenge, challenge.round.root == round.root else { return }
    round.challengeCode = challenge.challenge.code
    rival = challenge
    roundDidChange()
  }

  /// Returns the replayed challenge that a round answers, or nil if it answers none or the saved code cannot be
  /// replayed with the current word list.
  func rival(of round: Round) -> ChallengeResult? {
    guard let code = round.challengeCode, let challenge = try? Challenge(code: code), challenge.root == round.root
    else {
      return nil
    }
    return try? challenge.replay(in: lexicon)
  }
}

extension DealOptions {
  /// Creates options for a round that answers a challenge, with the same root, rules and time limit.
  ///
  /// - Parameter today: The number of today's daily puzzle. A later one, from a time zone where the day begins earlier,
  ///   is answered as a free round.
  package init(answering challenge: ChallengeResult, today: Int = .max, in lexicon: Lexicon) {
    let rules = challenge.challenge
    answeredChallenge = challenge
    (minimum, scoring, minutes, vocabulary) = (rules.minimum, rules.scoring, rules.minutes, rules.vocabulary)
    if let number = rules.daily, number <= today, lexicon.dailyRoot(number) == rules.root {
      daily = number
    } else {
      root = rules.root
    }
  }
}
