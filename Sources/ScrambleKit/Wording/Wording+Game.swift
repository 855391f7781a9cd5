public import ScrambleCore

/// Sentences about a game, shared by the terminal and the app.
extension Wording {
  /// Returns the kind of round: "Daily No 325", "Your own word", or "Free round, medium".
  package func kind(of game: Game) -> String {
    if let daily = game.round.daily { return text(.dailyNumber, .number(daily)) }
    return game.hasCustomRoot ? text(.ownWordKind) : text(.roundFreeWithGrade, .text(name(of: game.puzzle.grade)))
  }

  /// Returns the message shown before a round is ended, with the number of common words left, if any.
  public func endMessage(of standing: Standing) -> String {
    text(.endFinal, .number(standing.remaining))
  }

  /// Returns the remaining time: "2 minutes left", or seconds in the last minute.
  package func timeLeft(_ seconds: Int) -> String {
    seconds <= 60
      ? text(.timeSecondsRemaining, .number(seconds)) : text(.timeMinutesRemaining, .number((seconds + 59) / 60))
  }

  /// Returns a time as minutes and seconds: "2:05".
  package func clockText(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// Returns the time until the next daily puzzle.
  package func timeUntilNextDaily(minutesToMidnight minutes: Int) -> String {
    minutes < 60
      ? text(.dailyNextInMinutes, .number(minutes))
      : text(.dailyNextIn, .number(minutes / 60), .number(minutes % 60))
  }

  /// Returns what is missing for the next rank: "4 points to Good"; nil if there is no next rank.
  public func nextRank(of standing: Standing) -> String? {
    switch standing.next {
    case .points(let points, let rank): text(.rankPointsTo, .number(points), .text(name(of: rank)))
    case .words(let words): text(.rankWordsTo, .number(words), .text(name(of: .allWords)))
    case .nothing: nil
    }
  }

  /// Returns a short form of ``nextRank(of:)``: "4 to Good".
  package func shortNextRank(of standing: Standing) -> String? {
    guard case .points(let points, let rank) = standing.next else { return nextRank(of: standing) }
    return text(.rankPointsToShort, .number(points), .text(name(of: rank)))
  }

  /// Returns the result of a round as one sentence without spoilers.
  package func result(of game: Game) -> String {
    let round = game.round
    let standing = game.standing
    let name = round.daily.map { Argument.number($0) } ?? .text("\(round.root)")
    return text(
      round.daily == nil ? .resultFree : .resultDaily, name, .text(foundText(in: round, standing)),
      .text(text(.pointsCount, .number(standing.score))), .text(self.name(of: standing.rank)))
  }

  /// Returns the beads of a rank as characters for sharing: `●●●●●○○`.
  package func beads(of rank: Rank) -> String {
    String(repeating: "●", count: rank.filledBeadCount)
      + String(repeating: "○", count: Rank.beadCount - rank.filledBeadCount)
  }

  /// Returns the longest word and the bonus words in alphabetical order: "Longest word: swirl. Bonus words: mirk,
  /// skirl."; nil before the first common word.
  public func longestAndBonusWords(of round: Round) -> String? {
    guard let longest = round.longestCommonWord else { return nil }
    let bonus = round.found.filter { !$0.isCommon }.map { "\($0.word)" }.sorted()
    guard !bonus.isEmpty else { return text(.resultLongest, .text("\(longest)")) }
    return text(.resultLongestAndBonus, .text("\(longest)"), .text(bonus.joined(separator: ", ")))
  }

  /// Returns "28 of 44 words", or "28 of 44 words, 2 clues, 3 bonus".
  private func foundText(in round: Round, _ standing: Standing) -> String {
    let found = text(.resultFound, .number(standing.foundCount), .number(standing.total))
    let details: [(WordingKey, Int)] = [
      (.anagramCount, round.anagrams.count), (.clueCount, standing.clueCount), (.foundBonusCount, standing.bonusCount),
    ]
    return details.filter { $1 > 0 }.reduce(found) {
      text(.resultFoundAndOthers, .text($0), .text(text($1.0, .number($1.1))))
    }
  }

  /// Returns a found word with its points: "milk +2", or "hmm +1 bonus".
  public func text(of foundWord: FoundWord) -> String {
    text(foundWord.isCommon ? .foundWord : .foundBonusWord, .text("\(foundWord.word)"), .number(foundWord.points))
  }

  /// Returns what is special about a found word: an anagram, a new rank, a good day, or all common words found. Empty
  /// for most words.
  ///
  /// - Parameter rankBefore: The rank before the word was found.
  package func achievements(of foundWord: FoundWord, in game: Game, rankBefore: Rank) -> [String] {
    let facts = game.round.isAnagram(foundWord.word) ? [text(.foundAnagram)] : []
    let rank = game.standing.rank
    guard rank != rankBefore else { return facts }
    let rankText = rank == .allWords ? text(.foundAll) : text(.rankReached, .text(name(of: rank)))
    return facts + [rankText] + (game.isNewGoodDay(since: rankBefore) ? [text(.rankGoodDay)] : [])
  }

  /// Returns "A good day" for a daily puzzle that has reached the rank of a good day, and "Goal: Good" for a
  /// daily puzzle in progress that has not; otherwise nil.
  package func goodDay(of game: Game) -> String? {
    if game.isGoodDay { return text(.rankGoodDay) }
    return game.aimsAtGoodDay ? text(.rankGoal, .text(name(of: .goodDay))) : nil
  }

  /// Returns the placeholder before the first word is found. It says where the words will appear and, if `showsCount`,
  /// whether a daily puzzle has unusually many or few words.
  package func placeholder(in game: Game, showsCount: Bool = true) -> [String] {
    let sizeKey: WordingKey? =
      switch game.dailySize {
      case .usual: nil
      case .short: .foundShortString
      case .long: .foundLongString
      }
    guard let sizeKey, showsCount else { return [text(.foundEmpty)] }
    return [text(.foundEmpty), text(sizeKey, .number(game.standing.total))]
  }

  /// Returns the scoring rules: "A word earns its letters less two: 1 point for three, 2 for four, 3 for five.", and
  /// what an anagram of the root earns.
  public func rules(of round: Round) -> String {
    let anagram = text(.rulesAnagram, .number(round.root.count))
    return text(.sentenceJoined, .text(text(.rulesPoints)), .text(anagram))
  }

  /// Returns what an import has added, or why it has not.
  package func importSummary(_ gain: Reading) -> String {
    guard gain.records > 0 else { return text(.transferFileDamaged) }
    let summary = importedCounts(gain)
    return gain.hasSkipped ? text(.sentenceNext, .text(summary), .text(text(.transferSkippedPart))) : summary
  }

  private func importedCounts(_ gain: Reading) -> String {
    guard gain.rounds > 0 || gain.words > 0 else { return text(.transferImportedNothing) }
    let rounds = text(.transferImportedRounds, .number(gain.rounds))
    let words = text(.transferImportedWords, .number(gain.words))
    return text(.transferImported, .text(rounds), .text(words))
  }

  package func text(of problem: LoadProblem) -> String {
    switch problem {
    case .skippedPart: text(.savingPartDamaged)
    case .unreadable(let error): text(.savingUnreadable, .text(error.message))
    }
  }
}
