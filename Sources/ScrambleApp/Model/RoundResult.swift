import ScrambleCore
import ScrambleKit

/// A round's result as its panel shows it: that of the current round or of yesterday's puzzle.
struct RoundResult {
  /// A copy of the game with the round.
  let game: Game
  /// Whether this is yesterday's puzzle rather than the current round.
  let isYesterday: Bool
  let showsCount: Bool
  /// Today's puzzle; nil before the first puzzle.
  let today: DailyPuzzle?
  /// A link to the puzzle.
  let link: String
  let wording: Wording
}

extension RoundResult {
  /// "All 44 words found!" when every common word is found; otherwise nil.
  var allFoundText: String? { game.isWholeString ? wording.text(.foundWhole, .number(game.standing.total)) : nil }

  /// The longest word and the bonus words when every common word is found; otherwise nil.
  var longestText: String? { game.isWholeString ? wording.longestAndBonusWords(of: game.round) : nil }

  var longestWords: [String] {
    [game.round.longestCommonWord].compactMap { $0?.description } + game.round.found.filter { !$0.isCommon }.map(\.text)
  }

  /// "26 points · Cord".
  var standingText: String {
    [wording.text(.pointsCount, .number(game.standing.score)), wording.name(of: game.standing.rank)]
      .joined(separator: " · ")
  }

  /// The result as one plain sentence that reveals no word.
  var text: String { wording.result(of: game) }

  /// The result as the player sees it. The total is included only if the player shows it or the missed words are
  /// revealed.
  var displayedText: String {
    guard !showsCount && !game.isRevealed else { return text }
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
  /// Whether missed words can still be shown. There are none if every common word is found.
  var canReveal: Bool { !game.isRevealed && !game.isWholeString }

  /// Whether a round that has ended, or whose common words are all found, can continue: no missed word was shown, and
  /// time remains. There may be bonus words after the last common word.
  var canContinue: Bool { !game.isRevealed && !game.round.isTimeUp && (game.round.isEnded || game.isWholeString) }

  /// Whether today's puzzle is offered: it is another round, has not ended and has common words left.
  var isTodayNext: Bool { game.offersToday(today) }
}

/// The words that are listed once missed words may be shown.
extension RoundResult {
  struct WordSection {
    let title: String
    let words: [Word]
  }

  var missedWords: [Word] { game.isRevealed ? game.missed : [] }

  var missedBonusWords: [Word] { game.isRevealed ? game.missedBonus : [] }

  /// The missed words, and the missed bonus words if there are any. Empty until missed words may be shown.
  var sections: [WordSection] {
    guard game.isRevealed else { return [] }
    let missedTitle = wording.text(missedWords.isEmpty ? .missedNone : .missedLongestFirst)
    let bonusSections =
      missedBonusWords.isEmpty ? [] : [WordSection(title: wording.text(.missedBonus), words: missedBonusWords)]
    return [WordSection(title: missedTitle, words: missedWords)] + bonusSections
  }
}

extension Game {
  /// Whether every common word is found.
  var isWholeString: Bool { standing.rank == .wholeString }

  /// Whether the missed words were shown, so that the round cannot continue.
  var isRevealed: Bool { round.phase == .revealed }
}
