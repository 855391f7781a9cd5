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

  /// "4 points to Cord", or how many words the last rank needs; nil at the last rank.
  var nextRankText: String? { wording.nextRank(of: game.standing) }

  /// "Found 12 of 44", or "Found 12" if the player hides the total.
  var foundText: String {
    let (found, total) = (game.standing.foundCount, game.standing.total)
    guard settings.showsCount else { return wording.progress(found, of: total, showsCount: false) }
    return wording.text(.foundCountOfTotal, .number(found), .number(total))
  }

  /// "A good day" in a daily puzzle that has reached its rank or, before that, "A good day from Cord"; nil in other
  /// rounds, and in a puzzle that has ended below that rank.
  var goalText: String? { wording.goodDay(of: game) }

  /// Where found words will be listed and, unless the player hides the total, whether a daily puzzle has unusually many
  /// or few.
  var textBeforeFirstWord: String {
    wording.placeholder(in: game, showsCount: settings.showsCount).joined(separator: "\n")
  }

  /// The message of the question whether to end a round: how many common words are left, unless the player hides the
  /// total, or what ending yesterday's puzzle means.
  var endMessage: String {
    if let root = panels.yesterdayRootToEnd { return wording.text(.offerEndsYesterday, .text(root.description)) }
    return settings.showsCount || game.isWholeString ? wording.endMessage(of: game.standing) : wording.text(.endMessage)
  }

  var englishWordsOfQuestion: [String] { panels.yesterdayRootToEnd.map { [$0.description] } ?? [] }

  /// "3 bonus".
  var bonusText: String { wording.text(.foundBonusCount, .number(game.standing.bonusCount)) }

  /// "Daily No 325", "Your own word", or "Free round, medium".
  var kindText: String { wording.kind(of: game) }

  /// "next in 6 h 42 min"; nil unless the round is a daily puzzle, and while ``newDayText`` is shown.
  var nextDailyText: String? {
    guard game.round.daily != nil, newDayText == nil else { return nil }
    return wording.timeUntilNextDaily(minutesToMidnight: dependencies.clock.minutesToMidnight)
  }

  /// "No 328 is here", the label of the button that plays today's puzzle; nil if the round is today's puzzle, if it is
  /// not a daily puzzle and no new day has begun, or before the first puzzle.
  var newDayText: String? { wording.newDailyNotice(in: game, today: dependencies.clock.today) }

  /// "Resume Daily No 327, 12 of 42", the label of the button next to today's puzzle; nil if today's puzzle is not on
  /// screen or has progress, or without an unfinished round.
  var offerText: String? {
    wording.resumeOffer(in: game, today: dependencies.clock.today, showsCount: settings.showsCount)
  }

  /// The alert's message, with its detail if there is one.
  var errorText: String { [errorMessage, errorDetail].compactMap(\.self).joined(separator: "\n") }

  /// The words in ``errorText`` that are English in every language. The array is empty unless the alert is shown,
  /// because a change with every key would re-evaluate the view that has the alert, and with it all other views.
  var englishWordsOfError: [String] { showingError ? englishWordsOfRefusal : [] }

  /// "This round is over: New Word deals another."
  var roundOverText: String { wording.explanation(of: .roundEnded, root: game.round.root).singleLine }

  /// The player's progress in today's puzzle: "Garland", or "not played"; nil before the first puzzle.
  var todayProgressText: String? { todayNumber.map { wording.progress(of: game.day($0)) } }
}

extension FoundWord {
  /// The word as text, lower case.
  var text: String { word.description }
}
