import ScrambleKit
import WordScramble

/// The texts about the current round. Every sentence comes from the catalog.
extension GameModel {
  /// "26 points".
  var scoreText: String { wording.text(.pointsCount, .number(score)) }

  /// The name of the rank reached.
  var rankName: String { wording.name(of: game.standing.rank) }

  /// "4 points to Cord", or how many words the last rank takes; nil if nothing is left.
  var nextRankText: String? { wording.nextRank(of: game.standing) }

  /// "Found 12 of 44", or "Found 12" for a player who does not want to know how many there are.
  var foundText: String {
    settings.showsCount
      ? wording.text(.foundCountOfTotal, .number(game.standing.foundCount), .number(game.standing.total))
      : wording.text(.foundCount, .number(game.standing.foundCount))
  }

  /// The result as the player is shown it: how many words there are only if that is wanted, or if the missed words are shown.
  var shownResult: String { settings.showsCount || isRevealed ? resultText : foundText }

  /// "All 44 words found!", once every common word is found.
  var wholeText: String? {
    isWhole ? wording.text(.foundWhole, .number(game.standing.total)) : nil
  }

  /// "A good day", once a daily puzzle has reached that rank.
  var goodDayText: String? { game.isGoodDay ? goalText : nil }

  /// "A good day", and before that the rank that makes it one: "A good day from Cord".
  var goalText: String? { wording.goodDay(of: game) }

  /// Where words will be listed, and that today's puzzle has unusually many or few.
  var textBeforeFirstWord: String {
    wording.beforeFirstWord(in: game, showsCount: settings.showsCount).joined(separator: "\n")
  }

  /// The question before a round ends: how many common words are left, if the player wants to know.
  var endMessage: String {
    settings.showsCount || isWhole ? wording.endMessage(of: game.standing) : wording.text(.endMessage)
  }

  /// "3 bonus".
  var bonusText: String { wording.text(.foundBonusCount, .number(game.standing.bonus)) }

  /// "Daily No 325", or that it is a free round and how hard.
  var kindText: String { wording.kind(of: game) }

  /// "next in 6 h 42 min"; nil in a free round, and if ``newDayText`` is shown.
  var nextDailyText: String? {
    guard game.round.daily != nil, newDayText == nil else { return nil }
    return wording.next(minutesToMidnight: dependencies.clock.minutesToMidnight)
  }

  /// "No 328 is here", for the button that plays it; nil if today's puzzle is played, or another round of today.
  var newDayText: String? { wording.newDay(in: game, today: dependencies.clock.today) }

  /// "Resume Daily No 327, 12 of 42", for the button beside today's puzzle; nil if no round was left unfinished.
  var offerText: String? {
    wording.offer(in: game, today: dependencies.clock.today, showsCount: settings.showsCount)
  }

  /// The message of the alert with the detail that helps.
  var errorText: String { [errorMessage, errorDetail].compactMap(\.self).joined(separator: "\n") }

  /// The words in ``errorText`` that are English in every language. Without an alert there are none, so that the view with the alert, which
  /// holds all others, is not evaluated with each key.
  var wordsOfError: [String] { showingError ? wordsOfRefusal : [] }

  /// The result as one plain sentence that gives no word away.
  var resultText: String { wording.result(of: game) }

  /// "This round is over: New Word deals another."
  var overText: String { wording.explanation(of: .roundEnded, root: game.round.root).line }
}

extension Wording {
  /// "4 letters".
  func lengthText(_ length: Int) -> String { text(.lettersCount, .number(length)) }

  /// The name of an order of found words.
  func name(of order: FoundOrder) -> String {
    switch order {
    case .newest: text(.orderNewest)
    case .alphabetical: text(.orderAlphabetical)
    case .length: text(.orderLength)
    }
  }

  /// The name of a way to count.
  func name(of scoring: Scoring) -> String {
    switch scoring {
    case .classic: text(.scoringClassic)
    case .letters: text(.scoringLetters)
    }
  }

  /// The name of a period.
  func name(of period: Statistics.Period) -> String {
    switch period {
    case .allTime: text(.statisticsAllTime)
    case .thisYear: text(.statisticsThisYear)
    case .thisMonth: text(.statisticsThisMonth)
    }
  }
}
