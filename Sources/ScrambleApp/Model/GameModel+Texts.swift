import ScrambleKit
import WordScramble

/// The round under the tutorial's names. Views read every other figure from ``game``.
extension GameModel {
  /// The root, lower case.
  var rootWord: String { game.round.root.description }

  /// The words found, newest first.
  var usedWords: [String] { game.round.found.map(\.word.description) }

  /// The points of all words found.
  var score: Int { game.standing.score }

  /// The words found in the order that the player has chosen.
  var listedWords: [FoundWord] { game.round.found(by: settings.order) }
}

/// The texts about the round. Every sentence comes from the catalog.
extension GameModel {
  /// "26 points".
  var scoreText: String { wording.text(.pointsCount, .number(score)) }

  /// The name of the rank reached.
  var rankName: String { wording.name(of: game.standing.rank) }

  /// "4 points to Cord", or how many words the last rank takes; nil if nothing is left.
  var nextRankText: String? { wording.nextRank(of: game.standing) }

  /// "Found 12 of 44", or "Found 12" for a player who does not want to know how many there are.
  var foundText: String {
    let (found, total) = (game.standing.foundCount, game.standing.total)
    guard settings.showsCount else { return wording.progress(found, of: total, showsCount: false) }
    return wording.text(.foundCountOfTotal, .number(found), .number(total))
  }

  /// "A good day", and before that the rank that makes it one: "A good day from Cord".
  var goalText: String? { wording.goodDay(of: game) }

  /// Where words will be listed, and that today's puzzle has unusually many or few.
  var textBeforeFirstWord: String {
    wording.beforeFirstWord(in: game, showsCount: settings.showsCount).joined(separator: "\n")
  }

  /// What is told with the question whether to end a round: how many common words are left, if the player wants to know.
  var endMessage: String {
    if let root = panels.yesterdayToEnd { return wording.text(.offerEndsYesterday, .text(root.description)) }
    return settings.showsCount || game.isWhole ? wording.endMessage(of: game.standing) : wording.text(.endMessage)
  }

  /// The words in ``endMessage`` that are English in every language.
  var wordsOfQuestion: [String] { panels.yesterdayToEnd.map { [$0.description] } ?? [] }

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

  /// "This round is over: New Word deals another."
  var overText: String { wording.explanation(of: .roundEnded, root: game.round.root).line }

  /// "The other had 12 words after 2:05.", announced on request; nil if no challenge is being answered.
  var paceText: String? {
    guard countdown.pace != nil, let rival = game.rival, !game.round.isEnded else { return nil }
    return wording.pace(of: rival, after: game.playTime(at: dependencies.moment()))
  }

  /// How far the player has come with today's puzzle: "Garland", or "not played"; nil before the first one.
  var todayProgress: String? { today.map { wording.progress(of: game.day($0)) } }
}

extension FoundWord {
  /// The word as text, lower case.
  var text: String { word.description }
}
