import ScrambleCore

/// The figures of the round. `share` is the filled share of the progress bar, in thousandths.
struct StandingMessage: Message {
  let score: Int
  let found: Int
  let total: Int
  let bonus: Int
  let remaining: Int
  let rank: Rank
  let share: Int
  let clues: Int
  let anagrams: Int
  let isGoodDay: Bool
  /// The rank that makes a good day, if the round is a daily puzzle in progress that has not reached it yet.
  let goal: Rank?
  /// 1 for a short daily puzzle, 2 for a long one, otherwise 0.
  let size: Int
  let longest: Word?

  func writeProperties(to json: JSONWriter) {
    json.add("score", score).add("found", found).add("total", total).add("bonus", bonus).add("remaining", remaining)
      .add("rank", rank).add("share", share).add("clues", clues).add("anagrams", anagrams).add("isGoodDay", isGoodDay)
      .add("goal", goal).add("size", size).add("longest", longest)
  }
}

/// What is missing for the next rank.
enum NextMessage: JSONValue {
  case rank(NextRankMessage)
  case words(RemainingWordsMessage)

  func write(to json: JSONWriter) {
    switch self {
    case .rank(let next): next.write(to: json)
    case .words(let remaining): remaining.write(to: json)
    }
  }
}

/// The next rank, and the points missing for it.
struct NextRankMessage: Message {
  let points: Int
  let rank: Rank

  func writeProperties(to json: JSONWriter) {
    json.add("points", points).add("rank", rank)
  }
}

/// The number of words missing for the last rank.
struct RemainingWordsMessage: Message {
  let words: Int

  func writeProperties(to json: JSONWriter) {
    json.add("words", words)
  }
}

/// A rank: the points at which it begins, and its position on the cord in thousandths.
struct RankThresholdMessage: Message {
  let rank: Rank
  let threshold: Int
  let position: Int

  func writeProperties(to json: JSONWriter) {
    json.add("rank", rank).add("threshold", threshold).add("position", position)
  }
}

/// The common words of one length. The share found is in thousandths.
struct LengthCountMessage: Message {
  let length: Int
  let found: Int
  let remaining: Int
  let share: Int

  func writeProperties(to json: JSONWriter) {
    json.add("length", length).add("found", found).add("remaining", remaining).add("share", share)
  }
}

/// The numbers of remaining common words with one first letter, by length.
struct HintMessage: Message {
  let letter: Text
  let counts: MessageArray<HintRow.Count, RemainingCountMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("letter", letter).add("counts", counts)
  }
}

/// The number of remaining common words of one length.
struct RemainingCountMessage: Message {
  let length: Int
  let remaining: Int

  func writeProperties(to json: JSONWriter) {
    json.add("length", length).add("remaining", remaining)
  }
}

struct FoundWordMessage: Message {
  let word: Word
  let points: Int
  let isBonus: Bool
  let isAnagram: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("points", points).add("isBonus", isBonus).add("isAnagram", isAnagram)
  }
}

/// A clue that was taken.
struct TakenClueMessage: Message {
  let word: Word
  let isFound: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("isFound", isFound)
  }
}

extension StandingMessage {
  init(of game: Game) {
    let standing = game.standing
    self.init(
      score: standing.score, found: standing.foundCount, total: standing.total, bonus: standing.bonusCount,
      remaining: standing.remaining, rank: standing.rank, share: standing.share, clues: standing.clueCount,
      anagrams: game.round.anagrams.count, isGoodDay: game.isGoodDay, goal: game.aimsAtGoodDay ? Rank.goodDay : nil,
      size: game.dailySize.rawValue, longest: game.round.longestCommonWord)
  }
}

extension NextMessage {
  init?(_ next: Standing.Requirement) {
    switch next {
    case .points(let points, let rank): self = .rank(NextRankMessage(points: points, rank: rank))
    case .words(let words): self = .words(RemainingWordsMessage(words: words))
    case .nothing: return nil
    }
  }
}

extension LengthCountMessage {
  init(_ row: LengthCount) {
    self.init(length: row.length, found: row.foundCount, remaining: row.remaining, share: row.share)
  }
}

extension HintMessage {
  init(_ row: HintRow) {
    let counts = MessageArray(row.counts) { RemainingCountMessage(length: $0.length, remaining: $0.remaining) }
    self.init(letter: Text([row.letter]), counts: counts)
  }
}

extension FoundWordMessage {
  init(_ foundWord: FoundWord, in round: Round) {
    self.init(
      word: foundWord.word, points: foundWord.points, isBonus: !foundWord.isCommon,
      isAnagram: round.isAnagram(foundWord.word))
  }
}
