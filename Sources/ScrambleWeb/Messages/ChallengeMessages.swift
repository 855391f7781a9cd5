import WordScramble

/// A challenge that was checked, its words that this lexicon does not contain, and the key prefixes of rounds that may
/// answer it.
struct CheckedMessage: Message {
  let challenge: ChallengeMessage
  let unknown: [Word]
  let prefixes: [Text]

  func writeProperties(to json: JSONWriter) {
    json.add("challenge", challenge).add("unknown", unknown).add("prefixes", prefixes)
  }
}

/// A challenge that was replayed, or the reason it cannot be.
enum ChallengeMessage: JSONValue {
  case played(PlayedMessage)
  case unreadable(UnreadableMessage)
  case impossible(ImpossibleMessage)

  func write(to json: JSONWriter) {
    switch self {
    case .played(let played): played.write(to: json)
    case .unreadable(let unreadable): unreadable.write(to: json)
    case .impossible(let impossible): impossible.write(to: json)
    }
  }
}

/// A challenge that was replayed.
struct PlayedMessage: Message {
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
struct UnreadableMessage: Message {
  let reason: CodeError

  func writeProperties(to json: JSONWriter) {
    json.add("reason", reason)
  }
}

/// A challenge with a word that the rules refuse.
struct ImpossibleMessage: Message {
  let reason: Impossible
  let root: Word
  let word: Word
  let refusal: Rejection
  let payload: [Int]

  func writeProperties(to json: JSONWriter) {
    json.add("reason", reason).add("root", root).add("word", word).add("refusal", refusal).add("payload", payload)
  }
}

/// The reason a challenge is impossible.
enum Impossible: String, Choice {
  case word
}

/// The code of the round as a challenge, and the number of its rank's beads, up to seven.
struct LinkMessage: Message {
  let code: Text
  let beads: Int

  func writeProperties(to json: JSONWriter) {
    json.add("code", code).add("beads", beads)
  }
}

extension LinkMessage {
  init(of game: Game) {
    self.init(code: Text(game.challenge.code), beads: game.standing.rank.beads)
  }
}

extension CheckedMessage {
  init(_ result: ChallengeResult) {
    challenge = .played(PlayedMessage(result))
    unknown = result.unknown
    let daily = result.challenge.daily
    prefixes = [Text(daily.map { keysOf(daily: $0) } ?? keysOf(root: result.challenge.root))]
  }
}

extension PlayedMessage {
  init(_ result: ChallengeResult) {
    let (round, standing, challenge) = (result.round, result.standing, result.challenge)
    self.init(
      root: round.root, daily: round.daily, minimum: round.minimum, byLetters: round.scoring == .letters,
      minutes: challenge.minutes ?? 0, found: standing.foundCount, total: standing.total, bonus: standing.bonus,
      score: standing.score, rank: standing.rank, hints: challenge.hints, clues: challenge.clues,
      seconds: challenge.seconds, isSameEdition: result.isSameEdition)
  }
}

extension ChallengeMessage {
  init(_ error: ChallengeError, root: Word?) {
    self =
      switch error {
      case .damaged: .unreadable(UnreadableMessage(reason: .damaged))
      case .newer: .unreadable(UnreadableMessage(reason: .newer))
      case .word(let word, let rejection):
        .impossible(
          ImpossibleMessage(
            reason: .word, root: root ?? word, word: word, refusal: rejection, payload: rejection.payload))
      }
  }
}
