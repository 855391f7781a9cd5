import ScrambleKit
import WordScramble

// The set of a round, and the end of it.
extension PlainGame {
  /// The set, the place of the round in it, and the root or, for a player who has been told that, the number of unit words.
  var placeInSet: String? {
    guard let played = game.playedSet else { return nil }
    let place = wording.text(of: played)
    guard isInteractive else { return wording.text(.sentenceLabelled, .text(place), .text("\(game.round.root)")) }
    return wording.unitWordCount(in: game).map { wording.text(.sentenceLabelled, .text(place), .text($0)) } ?? place
  }

  /// The unit words that were found and, at the end, missed, a line each.
  var unitWords: [String] {
    wording.unitWords(in: game).map { wording.text(.sentenceLabelled, .text($0.title), .text(words($0.words))) }
  }

  /// The result and, of a whole string, its longest word and the bonus words.
  var wholeResult: [String] {
    let isWhole = game.standing.rank == .wholeString
    return [wording.result(of: game)] + (isWhole ? [wording.longest(of: game.round)].compactMap(\.self) : [])
  }

  /// The result and the commands that are possible now or, once the player has asked for them, the missed words.
  var atEnd: [String] {
    let result = wholeResult + wording.rivalLines(in: game) + unitWords + offers
    guard game.round.phase == .revealed else {
      let isWhole = game.standing.rank == .wholeString
      return result + [
        wording.text(game.round.isTimeUp ? .commandTimeUp : isWhole ? .commandEndedWhole : .commandEnded)
      ]
    }
    let (missed, comparison) = (game.missed, game.comparison.map(sections(of:)) ?? [])
    return result + comparison
      + (missed.isEmpty ? [wording.text(.missedNone)] : [wording.text(.missedLongestFirst), words(missed)])
  }

  /// The words that both rounds have, and those that only one has, a line each.
  func sections(of comparison: Comparison) -> [String] {
    wording.sections(of: comparison).map { section in
      let names = wording.names(of: section.words, bonus: game.comparedBonus)
      return names.isEmpty ? section.title : "\(section.title): \(names.joined(separator: " "))"
    }
  }

  /// What a player can go on with: the next round of the set or, after the last, handing in; as many minutes again; and today's puzzle
  /// unless a round of the set comes next.
  private var offers: [String] {
    guard isInteractive else { return [] }
    let next = wording.nextRound(in: game).map { ($0, "/next") } ?? (wording.text(.handInTitle), "/hand-in 7")
    let again = game.minutesAgain.map { (wording.text(.timeAgain, .number($0)), "/new \($0)") }
    let today = game.nextPlace == nil ? wording.offerOfToday(in: game, today: session.clock.today) : nil
    let offers = [game.playedSet == nil ? nil : next, again, today.map { ($0, "/today") }]
    return offers.compactMap(\.self).map { wording.text($0, command: $1) }
  }
}
