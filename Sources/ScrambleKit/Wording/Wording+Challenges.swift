public import WordScramble

/// Sentences about challenges and time, the same in the terminal and in the app.
extension Wording {
  /// The result of a challenge, one sentence per line: what was found, with what help, by which word list, and what a link cannot prove.
  public func lines(of result: ChallengeResult) -> [String] {
    [found(in: result.standing)] + conditions(of: result)
  }

  /// "They found 3 of 40 words and 2 bonus words. Can you beat it?"
  private func found(in standing: Standing) -> String {
    let words = text(.resultFound, .number(standing.foundCount), .number(standing.total))
    let found =
      standing.bonus == 0
      ? text(.challengeFound, .text(words))
      : text(.challengeFoundAndBonus, .text(words), .text(text(.challengeBonusWords, .number(standing.bonus))))
    // Nobody can find more than all.
    let question = standing.remaining == 0 ? WordingKey.challengeMatch : .challengeBeat
    return text(.sentenceJoined, .text(found), .text(text(question)))
  }

  /// The conditions of a challenge: its rules, the help taken, differences of the word list, and what a link cannot prove.
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

  /// The round that a game is played against, if any: "Their round: 28 of 44 words." At the end, who has won comes first.
  package func rivalLines(in game: Game) -> [String] {
    guard let rival = game.rival else { return [] }
    let other = text(.challengeRival, .number(rival.standing.foundCount), .number(rival.standing.total))
    return [game.verdict.map(text(of:)), other].compactMap(\.self)
  }

  /// Who has won: "You found one more word than they did. Your points: 11, theirs: 9."
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

  /// The words of a column of a comparison, a bonus marked as one: "koi (bonus)".
  package func names(of words: [Word], bonus: [Word]) -> [String] {
    words.map { bonus.contains($0) ? text(.challengeBonusWord, .text("\($0)")) : "\($0)" }
  }

  /// The sentence that the root was played before, with the command that plays against that round; nil if it was not.
  package func earlierRound(in game: Game, command: String) -> String? {
    game.hasEarlierRound ? text(.challengeEarlier, .text(command)) : nil
  }

  /// How far the other round had come after as much play time: "They had 12 words after 3:20."
  ///
  /// - Parameter time: Tenths of a second of play.
  package func pace(of rival: ChallengeResult, after time: PlayTime) -> String {
    text(.challengePace, .number(rival.pace(after: time).foundCount), .text(clock(time)))
  }

  private func help(in challenge: Challenge) -> String? {
    guard challenge.hints + challenge.clues > 0 else { return nil }
    return text(
      .challengeHelp, .text(text(.challengeHints, .number(challenge.hints))),
      .text(text(.clueCount, .number(challenge.clues))))
  }

  /// Why a challenge is not taken.
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

  /// Why a pasted text leads to nothing.
  package func text(of refusal: PastedLink.Refusal) -> String {
    switch refusal {
    case .damaged: text(.challengeDamaged)
    case .handIn: text(.challengeIsHandIn)
    case .word: text(.challengeIsWord)
    case .other: text(.challengeIsOther)
    }
  }

  /// Why a pasted text is not taken: it is no link of this game, or one that cannot be read.
  package func text(ofPasted text: [UInt8], _ error: ChallengeError, root: Word? = nil) -> String {
    if error == .damaged, case .nothing(let refusal) = PastedLink.destination(of: text) {
      return self.text(of: refusal)
    }
    return self.text(of: error, root: root)
  }

  /// The three columns of a comparison, each with what it is called.
  package func sections(of comparison: Comparison) -> [(title: String, words: [Word])] {
    [
      (text(.challengeBoth, .number(comparison.both.count)), comparison.both),
      (text(.challengeOnlyOwn, .number(comparison.onlyOwn.count)), comparison.onlyOwn),
      (text(.challengeOnlyOther, .number(comparison.onlyOther.count)), comparison.onlyOther),
    ]
  }

  /// The time that is left: "2 minutes left", and seconds within the last minute.
  package func timeLeft(_ time: PlayTime) -> String {
    let seconds = time.secondsRoundedUp
    return seconds <= 60
      ? text(.timeSecondsRemaining, .number(seconds)) : text(.timeMinutesRemaining, .number((seconds + 59) / 60))
  }

  /// A time as minutes and seconds: "2:05".
  package func clock(_ time: PlayTime) -> String {
    let seconds = time.secondsRoundedUp
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// The string of a rank in characters, as it is sent to others: `●●●●●○○`.
  package func beads(of rank: Rank) -> String {
    String(repeating: "●", count: rank.beads) + String(repeating: "○", count: Rank.beadCount - rank.beads)
  }
}

extension PlayTime {
  /// The seconds of the time, a part of a second counted as a whole one.
  fileprivate var secondsRoundedUp: Int { (tenths + 9) / 10 }
}
