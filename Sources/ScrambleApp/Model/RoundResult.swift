import ScrambleCore
import ScrambleKit

/// A round's result as its panel shows it.
struct RoundResult {
  /// A copy of the game with the round.
  let game: Game
  let showsCount: Bool
  /// Today's puzzle; nil before the first puzzle.
  let today: DailyPuzzle?
  /// A link to the puzzle.
  let link: String
  let wording: Wording
}

extension RoundResult {
  /// "All 44 words found!" when every common word is found; otherwise nil.
  var allFoundText: String? { game.standing.isWhole ? wording.text(.foundWhole, .number(game.standing.total)) : nil }

  /// The longest word and the bonus words when every common word is found; otherwise nil.
  var longestText: String? { game.standing.isWhole ? wording.longestAndBonusWords(of: game.round) : nil }

  var longestWords: [String] {
    [game.round.longestCommonWord].compactMap { $0?.description } + game.round.found.filter { !$0.isCommon }.map(\.text)
  }

  /// "26 points · Good".
  var standingText: String {
    [wording.text(.pointsCount, .number(game.standing.score)), wording.name(of: game.standing.rank)]
      .joined(separator: " · ")
  }

  /// The result as one plain sentence that reveals no word.
  var text: String { wording.result(of: game) }

  /// The result as the player sees it. The total is included only if the player shows it or the round has ended.
  var displayedText: String {
    guard !showsCount && !game.round.isEnded else { return text }
    return wording.progress(game.standing.foundCount, of: game.standing.total, showsCount: false)
  }

  /// "A good day" when a daily puzzle has reached that rank; otherwise nil.
  var goodDayText: String? { game.isGoodDay ? wording.goodDay(of: game) : nil }

  /// The sentences about the result, one per line.
  var lines: [String] { [displayedText, goodDayText].compactMap(\.self) }

  /// Whether a word was found, so that there is a result to share.
  var canShare: Bool { !game.round.found.isEmpty }

  /// Returns the text to send: the result as a sentence, optionally the string as text characters, and the link. If no
  /// word was found, it is the sentence alone.
  func shareText(withBeads: Bool) -> String {
    guard canShare else { return text }
    return [text, withBeads ? wording.beads(of: game.standing.rank) : nil, link].compactMap(\.self)
      .joined(separator: "\n")
  }
}

extension RoundResult {
  /// Whether the round continues: its common words are all found, and there may be bonus words.
  var canContinue: Bool { !game.round.isEnded }

  /// Whether today's puzzle is offered: it is another round, has not ended and has common words left.
  var isTodayNext: Bool { wording.todayOffer(in: game, today: today) != nil }
}

/// The words that are listed once the round has ended.
extension RoundResult {
  struct WordSection {
    let title: String
    let words: [Word]
  }

  var missedWords: [Word] { game.round.isEnded ? game.missed : [] }

  var missedBonusWords: [Word] { game.round.isEnded ? game.missedBonus : [] }

  /// The missed words, and the missed bonus words if there are any. Empty until the round has ended.
  var sections: [WordSection] {
    guard game.round.isEnded else { return [] }
    let missedTitle = wording.text(missedWords.isEmpty ? .missedNone : .missedLongestFirst)
    let bonusSections =
      missedBonusWords.isEmpty ? [] : [WordSection(title: wording.text(.missedBonus), words: missedBonusWords)]
    return [WordSection(title: missedTitle, words: missedWords)] + bonusSections
  }
}
