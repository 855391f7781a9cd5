import WordScramble

/// A challenge that was checked, those of its words that this lexicon does not contain, and the key prefixes of rounds
/// that may answer the challenge.
struct CheckedChallengeMessage: Message {
  let challenge: ChallengeMessage
  let unknown: [Word]
  let keyPrefixes: [Text]

  func writeProperties(to json: JSONWriter) {
    json.add("challenge", challenge).add("unknown", unknown).add("keyPrefixes", keyPrefixes)
  }
}

/// A challenge that was replayed, or the reason it cannot be replayed.
enum ChallengeMessage: JSONValue {
  case played(ReplayedChallengeMessage)
  case unreadable(UnreadableCodeMessage)
  case impossible(ImpossibleChallengeMessage)

  func write(to json: JSONWriter) {
    switch self {
    case .played(let played): played.write(to: json)
    case .unreadable(let unreadable): unreadable.write(to: json)
    case .impossible(let impossible): impossible.write(to: json)
    }
  }
}

/// A challenge that was replayed.
struct ReplayedChallengeMessage: Message {
  let root: Word
  let daily: Int?
  let minimum: Int
  let byLetters: Bool
  let minutes: Int
  let found: Int
  let total: Int
  let bonus: Int
  let score: Int
  let rank: Rank
  let hints: Int
  let clues: Int
  let seconds: Int
  let isSameEdition: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("daily", daily).add("minimum", minimum).add("byLetters", byLetters)
      .add("minutes", minutes).add("found", found).add("total", total).add("bonus", bonus).add("score", score)
      .add("rank", rank).add("hints", hints).add("clues", clues).add("seconds", seconds)
      .add("isSameEdition", isSameEdition)
  }
}

/// The reason a code cannot be read.
struct UnreadableCodeMessage: Message {
  let reason: CodeError

  func writeProperties(to json: JSONWriter) {
    json.add("reason", reason)
  }
}

/// A challenge with a word that the rules refuse.
struct ImpossibleChallengeMessage: Message {
  let reason: ImpossibleReason
  let root: Word
  let word: Word
  let refusal: Rejection
  let payload: [Int]

  func writeProperties(to json: JSONWriter) {
    json.add("reason", reason).add("root", root).add("word", word).add("refusal", refusal).add("payload", payload)
  }
}

/// The reason a challenge is impossible.
enum ImpossibleReason: String, CaseNameValue {
  case word
}

/// The code of the round as a challenge, and the number of beads of the round's rank, from one to seven.
struct LinkMessage: Message {
  let code: Text
  let beads: Int

  func writeProperties(to json: JSONWriter) {
    json.add("code", code).add("beads", beads)
  }
}

extension LinkMessage {
  init(of game: Game) {
    self.init(code: Text(game.challenge.code), beads: game.standing.rank.filledBeadCount)
  }
}

extension CheckedChallengeMessage {
  init(_ result: ChallengeResult) {
    challenge = .played(ReplayedChallengeMessage(result))
    unknown = result.unknown
    let daily = result.challenge.daily
    keyPrefixes = [Text(daily.map { keyPrefix(ofDaily: $0) } ?? keyPrefix(ofRoot: result.challenge.root))]
  }
}

extension ReplayedChallengeMessage {
  init(_ result: ChallengeResult) {
    let (round, standing, challenge) = (result.round, result.standing, result.challenge)
    self.init(
      root: round.root, daily: round.daily, minimum: round.minimum, byLetters: round.scoring == .letters,
      minutes: challenge.minutes ?? 0, found: standing.foundCount, total: standing.total, bonus: standing.bonusCount,
      score: standing.score, rank: standing.rank, hints: challenge.hints, clues: challenge.clues,
      seconds: challenge.seconds, isSameEdition: result.isSameEdition)
  }
}

extension ChallengeMessage {
  init(_ error: ChallengeError, root: Word?) {
    self =
      switch error {
      case .damaged: .unreadable(UnreadableCodeMessage(reason: .damaged))
      case .newer: .unreadable(UnreadableCodeMessage(reason: .newer))
      case .word(let word, let rejection):
        .impossible(
          ImpossibleChallengeMessage(
            reason: .word, root: root ?? word, word: word, refusal: rejection, payload: rejection.payload))
      }
  }
}
