import ScrambleCore

/// Everything that the page shows of the game, and the result of an action.
struct View: Message {
  let round: RoundMessage
  let standing: StandingMessage
  let next: NextMessage?
  /// The ranks, the lowest first.
  let rankThresholds: MessageArray<Rank, RankThresholdMessage>
  let lengths: MessageArray<LengthCount, LengthCountMessage>
  let hints: MessageArray<HintRow, HintMessage>
  /// The found words in the order that the player has chosen.
  let foundWords: MessageArray<FoundWord, FoundWordMessage>
  /// The clues that were taken, the earliest first.
  let takenClues: MessageArray<Clue, TakenClueMessage>
  /// The missed common words; empty until the round has ended.
  let missed: [Word]
  let time: TimeMessage?
  /// The number of today's puzzle, or 0.
  let today: Int
  /// Whether the page announces that today's puzzle is available.
  let showsNewDay: Bool
  /// The round that an empty board leads to.
  let offer: OfferMessage?
  /// The requested daily puzzle, if its day has not come and today's puzzle opened instead.
  let later: FutureDailyMessage?
  /// Whether a new word has another difficulty, because every root of the chosen one has been played.
  let isAnyGrade: Bool
  /// The other players of the puzzle; null if there are none and the round was not sent.
  let challenge: ChallengeMessage?
  /// The result of a guess, if the action was one and the text was not empty.
  let outcome: OutcomeMessage?
  /// The records to save.
  let records: MessageArray<Record, RecordMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("round", round).add("standing", standing).add("next", next)
      .add("rankThresholds", rankThresholds).add("lengths", lengths).add("hints", hints).add("foundWords", foundWords)
      .add("takenClues", takenClues).add("missed", missed).add("time", time).add("today", today)
      .add("showsNewDay", showsNewDay).add("offer", offer).add("later", later).add("isAnyGrade", isAnyGrade)
      .add("challenge", challenge).add("outcome", outcome).add("records", records)
  }
}

/// A future daily puzzle and its date.
struct FutureDailyMessage: Message {
  let number: Int
  let year: Int
  let month: Int
  let day: Int

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("year", year).add("month", month).add("day", day)
  }
}

/// The result of a guess.
enum OutcomeMessage: JSONValue {
  case found(NewFoundWordMessage)
  case refused(RefusedMessage)

  func write(to json: JSONWriter) {
    switch self {
    case .found(let find): find.write(to: json)
    case .refused(let refused): refused.write(to: json)
    }
  }
}

/// A word that was just found.
struct NewFoundWordMessage: Message {
  let word: Word
  let points: Int
  let isBonus: Bool
  let isAnagram: Bool
  /// Whether the round has reached a new rank with the word.
  let isNewRank: Bool
  /// Whether the word has made the day a good day.
  let isNewGoodDay: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("points", points).add("isBonus", isBonus).add("isAnagram", isAnagram)
      .add("isNewRank", isNewRank).add("isNewGoodDay", isNewGoodDay)
  }
}

/// The reason a guess is refused, with its details.
struct RefusedMessage: Message {
  let refusal: Rejection
  let payload: [Int]

  func writeProperties(to json: JSONWriter) {
    json.add("refusal", refusal).add("payload", payload)
  }
}

/// A record to save.
struct RecordMessage: Message {
  let key: Text
  let text: Text

  func writeProperties(to json: JSONWriter) {
    json.add("key", key).add("text", text)
  }
}

extension View {
  init(
    of game: Game, foundBy order: FoundOrder, today: DailyPuzzle?, outcome: OutcomeMessage?, records: [Record]
  ) {
    let round = game.round
    let standing = game.standing
    self.init(
      round: RoundMessage(of: game), standing: StandingMessage(of: game), next: NextMessage(standing.next),
      rankThresholds: MessageArray(Rank.allCases) {
        RankThresholdMessage(rank: $0, threshold: standing.threshold(of: $0), position: $0.requiredShare)
      },
      lengths: MessageArray(standing.lengths) { LengthCountMessage($0) },
      hints: MessageArray(standing.hints) { HintMessage($0) },
      foundWords: MessageArray(round.found(by: order)) { FoundWordMessage($0, in: round) },
      takenClues: MessageArray(game.clues) { TakenClueMessage(word: $0.word, isFound: $0.isFound) },
      missed: round.isEnded ? game.missed : [], time: TimeMessage(of: game),
      today: today?.number ?? 0, showsNewDay: game.showsNewDay(today),
      offer: game.offer(today: today).map { OfferMessage($0) }, later: FutureDailyMessage(game.substitute),
      isAnyGrade: game.substitute == .anyGrade, challenge: ChallengeMessage(of: game, today), outcome: outcome,
      records: MessageArray(records) { RecordMessage($0) })
  }
}

extension FutureDailyMessage {
  init?(_ substitute: Substitute?) {
    guard case .today(insteadOf: let puzzle) = substitute else { return nil }
    let date = puzzle.date
    self.init(number: puzzle.number, year: date.year, month: date.month, day: date.day)
  }
}

extension NewFoundWordMessage {
  init(_ foundWord: FoundWord, in game: Game, before: Rank) {
    self.init(
      word: foundWord.word, points: foundWord.points, isBonus: !foundWord.isCommon,
      isAnagram: game.round.isAnagram(foundWord.word), isNewRank: game.standing.rank > before,
      isNewGoodDay: game.isNewGoodDay(since: before))
  }
}

extension RefusedMessage {
  init(_ rejection: Rejection) {
    self.init(refusal: rejection, payload: rejection.payload)
  }
}
