import ScrambleKit
import WordScramble

/// What is told of the round in hand, in words. Every sentence comes from the catalog.
extension GameModel {
  /// "26 points".
  public var scoreText: String { wording.text(.points, .number(score)) }

  /// The name of the rank reached.
  public var rankName: String { wording.name(of: rank) }

  /// "4 points to Cord", or how many words the last rank takes; nil where nothing is left.
  public var nextRankText: String? {
    if let nextRank {
      return wording.text(.pointsToRank, .number(nextRank.distance), .text(wording.name(of: nextRank.rank)))
    }
    return left == 0 ? nil : wording.text(.wordsToRank, .number(left), .text(wording.name(of: .wholeString)))
  }

  /// "Found 12 of 44".
  public var foundText: String { wording.text(.foundCount, .number(found), .number(found + left)) }

  /// "3 bonus".
  public var bonusText: String { wording.text(.bonusCount, .number(bonus)) }

  /// "Daily No 325", or that it is a free round and how hard.
  public var kindText: String {
    guard let game else { return "" }
    guard let daily else { return wording.text(.freeRoundGrade, .text(wording.name(of: game.puzzle.grade))) }
    return wording.text(.daily, .number(daily))
  }

  /// "next in 6 h 42 min", or that the next daily is ready; nil in a free round.
  public var nextDailyText: String? {
    guard let daily else { return nil }
    if let today, today > daily { return wording.text(.nextReady, .number(today)) }
    let minutes = device.clock.minutesToMidnight
    return wording.text(.nextIn, .number(minutes / 60), .number(minutes % 60))
  }

  /// "4 letters".
  public func lengthText(_ length: Int) -> String { wording.text(.letters, .number(length)) }

  /// The message of the alert with the detail that helps.
  public var errorText: String { [errorMessage, errorDetail].compactMap(\.self).joined(separator: "\n") }

  /// The result as one plain sentence that gives no word away.
  public var resultText: String {
    let name = daily.map { Wording.Argument.number($0) } ?? .text(rootWord)
    return wording.text(
      daily == nil ? .endResult : .endResultDaily, name, .number(found), .number(found + left), .number(bonus),
      .text(scoreText), .text(rankName))
  }
}

extension Wording {
  /// The name of an order of found words.
  func name(of order: FoundOrder) -> String {
    switch order {
    case .newest: text(.pageSortNewest)
    case .alphabetical: text(.pageSortName)
    case .length: text(.pageSortLength)
    }
  }

  /// The name of a way to count.
  func name(of scoring: Scoring) -> String {
    switch scoring {
    case .classic: text(.pageScoringClassic)
    case .letters: text(.pageScoringLetters)
    }
  }
}
