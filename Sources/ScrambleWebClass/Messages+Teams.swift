import ScrambleClass
import ScrambleWeb
import WordScramble

/// A round that a class plays.
struct TeamRoundMessage: Message {
  /// The reason the last word is refused, if it is.
  let refused: RefusedMessage?
  /// The team that already has the refused word, or 0.
  let owner: Int
  let finds: [TeamFoundWordMessage]
  /// The scores, starting with team 1.
  let scores: [TeamScoreMessage]
  /// The common words that nobody has found, unit words first; empty before the round has ended.
  let missed: [PuzzleKeyWordMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("refused", refused).add("owner", owner).add("finds", finds).add("scores", scores).add("missed", missed)
  }
}

/// A word that a team has found; team 0 means that there are no teams.
struct TeamFoundWordMessage: Message {
  let word: Word
  let team: Int
  let points: Int
  let isBonus: Bool
  let isUnit: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("team", team).add("points", points).add("isBonus", isBonus).add("isUnit", isUnit)
  }
}

/// The score of a team.
struct TeamScoreMessage: Message {
  let team: Int
  let words: Int
  let points: Int

  func writeProperties(to json: JSONWriter) {
    json.add("team", team).add("words", words).add("points", points)
  }
}

/// The total scores of the teams in all rounds, the best first.
struct TeamStandingsMessage: Message {
  let standings: [TeamStandingMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("standings", standings)
  }
}

/// The total score of a team, and whether no other team has more.
struct TeamStandingMessage: Message {
  let team: Int
  let total: Int
  let isLeader: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("team", team).add("total", total).add("isLeader", isLeader)
  }
}

/// The common words of a puzzle, longest first.
struct PuzzleKeyMessage: Message {
  let words: [PuzzleKeyWordMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("words", words)
  }
}

/// A common word of a puzzle.
struct PuzzleKeyWordMessage: Message {
  let word: Word
  let isUnit: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("isUnit", isUnit)
  }
}

extension TeamRoundMessage {
  init(_ game: TeamRound, refused: Rejection?, units: [Word], missed: [Word]) {
    var owner: Int?
    if case .alreadyFound(let word) = refused { owner = game.team(of: word) }
    self.init(
      refused: refused.map { RefusedMessage($0) }, owner: owner ?? 0,
      finds: game.foundWords.map { TeamFoundWordMessage($0.word, by: $0.team, units: units) },
      scores: game.scores.enumerated().map { index, score in
        TeamScoreMessage(team: index + 1, words: score.words, points: score.points)
      }, missed: missed.map { PuzzleKeyWordMessage(word: $0, isUnit: units.contains($0)) })
  }
}

extension TeamFoundWordMessage {
  init(_ found: FoundWord, by team: Int, units: [Word]) {
    self.init(
      word: found.word, team: team, points: found.points, isBonus: !found.isCommon, isUnit: units.contains(found.word))
  }
}
