import ScrambleKit
import WordScramble

/// The result of a round as its panel shows it: of the round that is played, or of yesterday's puzzle beside it.
struct RoundResult {
  /// The game whose round it is, as it was.
  let game: Game
  /// Whether it is yesterday's puzzle, beside the round that is played.
  let isYesterday: Bool
  /// Whether the player wants to know how many words there are.
  let showsCount: Bool
  /// Today's puzzle; nil before the first one.
  let today: DailyPuzzle?
  /// How far the challenge had come, if one was answered.
  let pace: ChallengeResult.Pace?
  /// The link to the round.
  let link: String
  let wording: Wording
}

/// The sentences of the result.
extension RoundResult {
  /// "All 44 words found!", once every common word is found.
  var wholeText: String? { game.isWhole ? wording.text(.foundWhole, .number(game.standing.total)) : nil }

  /// The longest word and the bonus words, once every common word is found.
  var longestText: String? { game.isWhole ? wording.longest(of: game.round) : nil }

  /// The words in ``longestText``, which are English in every language.
  var longestWords: [String] {
    [game.round.longest].compactMap { $0?.description } + game.round.found.filter { !$0.isCommon }.map(\.text)
  }

  /// "26 points · Cord".
  var standingText: String {
    [wording.text(.pointsCount, .number(game.standing.score)), wording.name(of: game.standing.rank)]
      .joined(separator: " · ")
  }

  /// The result as one plain sentence that gives no word away.
  var text: String { wording.result(of: game) }

  /// The result as the player is shown it: how many words there are only if that is wanted, or if the missed words are shown.
  var shownText: String {
    guard !showsCount && !game.isRevealed else { return text }
    return wording.progress(game.standing.foundCount, of: game.standing.total, showsCount: false)
  }

  /// "A good day", once a daily puzzle has reached that rank.
  var goodDayText: String? { game.isGoodDay ? wording.goodDay(of: game) : nil }

  /// "1 of 3 unit words", or nil if the round has none.
  var unitWordText: String? { wording.unitWordCount(in: game) }

  /// "Their round: 28 of 44 words.", and at the end who has won before it.
  var rivalLines: [String] { wording.rivalLines(in: game) }

  /// The sentences of every round, a line each.
  var lines: [String] { [shownText] + [goodDayText, unitWordText].compactMap(\.self) + rivalLines }

  /// Whether there is a found word, so that the round can be sent or answered.
  var canShare: Bool { !game.round.found.isEmpty }

  /// Whether others can play the round together with the player, or do so already.
  var canPlayTogether: Bool { !isYesterday && game.canShare() }

  /// The text to send: the result as a sentence, the string in characters if the player likes, and the link.
  func shareText(withBeads: Bool) -> String {
    guard canShare else { return text }
    return [text, withBeads ? wording.beads(of: game.standing.rank) : nil, link].compactMap(\.self)
      .joined(separator: "\n")
  }
}

/// What follows.
extension RoundResult {
  /// Whether missed words can be asked for; there are none once every common word is found.
  var canReveal: Bool { !game.isRevealed && !game.isWhole }

  /// Whether the round can go on: no missed word was shown, and time remains. After the last common word, there may still be bonus words.
  var canGoOn: Bool { !game.isRevealed && !game.round.isTimeUp && (game.round.isEnded || game.isWhole) }

  /// Whether today's puzzle is the first offer, because it has not ended. In a set, the next round is.
  var isTodayNext: Bool { game.playedSet == nil && game.offersToday(today) }

  /// "Round 4 of 12", or nil if no round of a set comes next.
  var nextRoundText: String? { wording.nextRound(in: game) }
}

/// The words, once missed words may be shown.
extension RoundResult {
  /// The words of a section, longest first.
  struct Words {
    let title: String
    let words: [Word]
    /// Those that are marked as a bonus.
    var bonus: [Word] = []
    /// Who has found a word, where the title does not say it.
    var finders: [Word: [ShownPlayer]] = [:]
  }

  /// The missed common words.
  var missed: [Word] { game.isRevealed ? game.missed : [] }

  /// The missed bonus words.
  var missedBonus: [Word] { game.isRevealed ? game.missedBonus : [] }

  /// All words that the panel lists: those of a challenge by who found them, the unit words, and those that were missed.
  var sections: [Words] {
    guard game.isRevealed else { return [] }
    let compared = game.comparison.map { wording.sections(of: $0) } ?? []
    let missedTitle = wording.text(missed.isEmpty ? .missedNone : .missedLongestFirst)
    let bonus = missedBonus.isEmpty ? [] : [Words(title: wording.text(.missedBonus), words: missedBonus)]
    return compared.map { Words(title: $0.title, words: $0.words, bonus: game.comparedBonus) }
      + wording.unitWords(in: game).map { Words(title: $0.title, words: $0.words) }
      + [Words(title: missedTitle, words: missed)] + bonus
  }
}

extension Game {
  /// Whether every common word is found.
  var isWhole: Bool { standing.rank == .wholeString }

  /// Whether the missed words were shown, so that the round has ended for good.
  var isRevealed: Bool { round.phase == .revealed }
}
