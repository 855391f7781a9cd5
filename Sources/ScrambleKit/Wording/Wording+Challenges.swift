public import WordScramble

/// Sentences about challenges and time, shared by the terminal and the app.
extension Wording {
  /// Returns the result of a challenge, one sentence per line: the words found, the rules, the help taken, differences
  /// between the word lists, and what a link cannot prove.
  public func lines(of result: ChallengeResult) -> [String] {
    [foundSentence(in: result.standing)] + conditions(of: result)
  }

  /// Returns "They found 3 of 40 words and 2 bonus words. Can you beat it?", or another question if no common word is
  /// left.
  private func foundSentence(in standing: Standing) -> String {
    let words = text(.resultFound, .number(standing.foundCount), .number(standing.total))
    let found =
      standing.bonusCount == 0
      ? text(.challengeFound, .text(words))
      : text(.challengeFoundAndBonus, .text(words), .text(text(.challengeBonusWords, .number(standing.bonusCount))))
    // A complete result can only be matched.
    let question = standing.remaining == 0 ? WordingKey.challengeMatch : .challengeBeat
    return text(.sentenceJoined, .text(found), .text(text(question)))
  }

  /// Returns the conditions of a challenge: its rules if they differ from the usual ones, the help taken, differences
  /// between the word lists, and what a link cannot prove.
  package func conditions(of result: ChallengeResult) -> [String] {
    var lines: [String] = []
    if result.round.minimum > 3 { lines.append(text(.challengeMinimum, .number(result.round.minimum))) }
    if result.round.scoring == .letters { lines.append(text(.challengeScoring)) }
    if let minutes = result.round.minutes {
      lines.append(text(.challengeTimed, .text(text(.timeMinutes, .number(minutes)))))
    }
    if let help = help(in: result.challenge) { lines.append(help) }
    if !result.isSameEdition { lines.append(text(.challengeOtherEdition)) }
    if !result.unknown.isEmpty {
      lines.append(text(.challengeUnknown, .text(result.unknown.map(\.description).joined(separator: ", "))))
    }
    return lines + [text(.challengeNoProof)]
  }

  /// Returns a sentence about the rival round, if any: "Their round: 28 of 44 words." Once the round has ended or every
  /// common word is found, the outcome comes first.
  package func rivalLines(in game: Game) -> [String] {
    guard let rival = game.rival else { return [] }
    let rivalLine = text(.challengeRival, .number(rival.standing.foundCount), .number(rival.standing.total))
    return [game.verdict.map(text(of:)), rivalLine].compactMap(\.self)
  }

  /// Returns the outcome: "You found one more word than they did. Your points: 11, theirs: 9."
  package func text(of verdict: Verdict) -> String {
    let outcome =
      switch verdict.outcome {
      case .won: text(.challengeWon, .number(verdict.lead))
      case .lost: text(.challengeLost, .number(verdict.lead))
      case .wonByPoints: text(.challengeWonByPoints, .number(verdict.lead))
      case .lostByPoints: text(.challengeLostByPoints, .number(verdict.lead))
      case .draw: text(.challengeDraw)
      }
    let points = text(.challengePoints, .number(verdict.ownPoints), .number(verdict.otherPoints))
    return text(.sentenceJoined, .text(outcome), .text(points))
  }

  /// Returns the words of a column of a comparison, with bonus words labeled: "koi (bonus)".
  package func labels(of words: [Word], bonus: [Word]) -> [String] {
    words.map { bonus.contains($0) ? text(.challengeBonusWord, .text("\($0)")) : "\($0)" }
  }

  /// Returns a sentence that the root was played before, with the command to play against that round; nil if there is
  /// no such round, if there already is a rival, or once a word is found or the round has ended.
  package func earlierRoundText(in game: Game, command: String) -> String? {
    game.hasEarlierRound ? text(.challengeEarlier, .text(command)) : nil
  }

  /// Returns the progress of the other round at the same play time: "They had 12 words after 3:20."
  ///
  /// - Parameter time: The play time.
  package func pace(of rival: ChallengeResult, after time: PlayTime) -> String {
    text(.challengePace, .number(rival.pace(after: time).foundCount), .text(clockText(time)))
  }

  private func help(in challenge: Challenge) -> String? {
    guard challenge.hints + challenge.clues > 0 else { return nil }
    return text(
      .challengeHelp, .text(text(.challengeHints, .number(challenge.hints))),
      .text(text(.clueCount, .number(challenge.clues))))
  }

  /// Returns the reason a challenge is refused.
  public func text(of error: ChallengeError, root: Word? = nil) -> String {
    switch error {
    case .damaged: text(.challengeDamaged)
    case .newer: text(.challengeNewer)
    case .word(let word, let rejection):
      text(
        .challengeWord, .text("\(word)"),
        .text(explanation(of: rejection, root: root ?? word).title))
    }
  }

  /// Returns the reason a pasted text cannot be opened.
  package func text(of refusal: PastedLink.Refusal) -> String {
    switch refusal {
    case .damaged: text(.challengeDamaged)
    case .handIn: text(.challengeIsHandIn)
    case .word: text(.challengeIsWord)
    case .other: text(.challengeIsOther)
    }
  }

  /// Returns the reason a pasted text is refused: it is not a link of this game, or the link cannot be read.
  package func text(ofPasted text: [UInt8], _ error: ChallengeError, root: Word? = nil) -> String {
    if error == .damaged, case .nothing(let refusal) = PastedLink.destination(of: text) {
      return self.text(of: refusal)
    }
    return self.text(of: error, root: root)
  }

  /// Returns the three columns of a comparison with their titles.
  package func sections(of comparison: Comparison) -> [(title: String, words: [Word])] {
    [
      (text(.challengeBoth, .number(comparison.both.count)), comparison.both),
      (text(.challengeOnlyOwn, .number(comparison.onlyYours.count)), comparison.onlyYours),
      (text(.challengeOnlyOther, .number(comparison.onlyTheirs.count)), comparison.onlyTheirs),
    ]
  }

  /// Returns the remaining time: "2 minutes left", or seconds in the last minute.
  package func timeLeft(_ time: PlayTime) -> String {
    let seconds = time.secondsRoundedUp
    return seconds <= 60
      ? text(.timeSecondsRemaining, .number(seconds)) : text(.timeMinutesRemaining, .number((seconds + 59) / 60))
  }

  /// Returns a time as minutes and seconds: "2:05".
  package func clockText(_ time: PlayTime) -> String {
    let seconds = time.secondsRoundedUp
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// Returns the beads of a rank as characters for sharing: `●●●●●○○`.
  package func beads(of rank: Rank) -> String {
    String(repeating: "●", count: rank.filledBeadCount)
      + String(repeating: "○", count: Rank.beadCount - rank.filledBeadCount)
  }
}

extension PlayTime {
  fileprivate var secondsRoundedUp: Int { (tenths + 9) / 10 }
}
