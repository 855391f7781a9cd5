import ScrambleCore
import ScrambleKit

/// Values of the round under the names of the tutorial, and the list of found words. Views read all other values from
/// ``game``.
extension GameModel {
  /// The root, lower case.
  var rootWord: String { game.round.root.description }

  /// The found words, newest first.
  var usedWords: [String] { game.round.found.map(\.word.description) }

  var score: Int { game.standing.score }

  /// The found words in the order that the player has chosen.
  var listedWords: [FoundWord] { game.round.found(by: settings.order) }
}

/// Texts about the round. Every sentence comes from the catalog.
extension GameModel {
  /// "26 points".
  var scoreText: String { wording.text(.pointsCount, .number(score)) }

  var rankName: String { wording.name(of: game.standing.rank) }

  /// "4 points to Good", or how many words the last rank needs; nil at the last rank.
  var nextRankText: String? { wording.nextRank(of: game.standing) }

  /// "Found 12 of 44", or "Found 12" if the player hides the total.
  var foundText: String {
    let found = game.standing.foundCount
    let total = game.standing.total
    guard settings.showsCount else { return wording.progress(found, of: total, showsCount: false) }
    return wording.text(.foundCountOfTotal, .number(found), .number(total))
  }

  /// "A good day" in a daily puzzle that has reached its rank or, before that, "Goal: Good"; nil in other
  /// rounds, and in a puzzle that has ended below that rank.
  var goalText: String? { wording.goodDay(of: game) }

  /// Where found words will be listed and, unless the player hides the total, whether a daily puzzle has unusually many
  /// or few.
  var textBeforeFirstWord: String {
    wording.placeholder(in: game, showsCount: settings.showsCount).joined(separator: "\n")
  }

  /// The message of the question whether to end the round: how many common words are left, and that it is final.
  var endMessage: String { wording.endMessage(of: game.standing) }

  /// "3 bonus".
  var bonusText: String { wording.text(.foundBonusCount, .number(game.standing.bonusCount)) }

  /// "Daily No 325", "Your own word", or "Free round, medium".
  var kindText: String { wording.kind(of: game) }

  /// "next in 6 h 42 min"; nil unless the round is a daily puzzle, and while ``newDayText`` is shown.
  var nextDailyText: String? {
    guard game.round.daily != nil, newDayText == nil else { return nil }
    return wording.timeUntilNextDaily(minutesToMidnight: dependencies.clock.minutesToMidnight)
  }

  /// "No 328 is here", the label of the button that plays today's puzzle; nil unless a day has begun since a round was
  /// opened.
  var newDayText: String? { wording.newDailyNotice(in: game, today: dependencies.clock.today) }

  /// The offer of another round on an empty board.
  var offer: Offer? { game.offer(today: dependencies.clock.today) }

  /// Returns "Yesterday: 9 of 39" or "silkworm: 1 of 40".
  func text(of offer: Offer) -> String { wording.text(of: offer, showsCount: settings.showsCount) }

  /// The alert's message, with its detail if there is one.
  var errorText: String { [errorMessage, errorDetail].compactMap(\.self).joined(separator: "\n") }

  /// The words in ``errorText`` that are English in every language. The array is empty unless the alert is shown,
  /// because a change with every key would re-evaluate the view that has the alert, and with it all other views.
  var englishWordsOfError: [String] { showingError ? englishWordsOfRefusal : [] }

  /// "This round is over: New Word deals another."
  var roundOverText: String { wording.explanation(of: .roundEnded, root: game.round.root).singleLine }

  /// The player's progress in today's puzzle: "Superb", or "not played"; nil before the first puzzle.
  var todayProgressText: String? { todayNumber.map { wording.progress(of: game.day($0)) } }
}

extension Offer {
  /// The round that is offered.
  var round: RoundSummary {
    switch self {
    case .yesterday(let round), .unfinished(let round): round
    }
  }
}

extension FoundWord {
  /// The word as text, lower case.
  var text: String { word.description }
}
