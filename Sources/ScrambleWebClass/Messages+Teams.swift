import ScrambleClass
import ScrambleWeb
import WordScramble

/// A round that a class plays.
struct TeamRoundMessage: Message {
  /// Why the last word is refused.
  let refused: RefusedMessage?
  /// The team that has that word already, or 0.
  let owner: Int
  let finds: [TeamFindMessage]
  /// From the first team on.
  let scores: [TeamScoreMessage]
  /// Those of the unit first.
  let missed: [KeyWordMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("refused", refused).add("owner", owner).add("finds", finds).add("scores", scores).add("missed", missed)
  }
}

/// A word that a team has found; the team is 0 without teams.
struct TeamFindMessage: Message {
  let word: Word
  let team: Int
  let points: Int
  let isBonus: Bool
  let isUnit: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("team", team).add("points", points).add("isBonus", isBonus).add("isUnit", isUnit)
  }
}

/// What a team has found.
struct TeamScoreMessage: Message {
  let team: Int
  let words: Int
  let points: Int

  func writeProperties(to json: JSONWriter) {
    json.add("team", team).add("words", words).add("points", points)
  }
}

/// What the teams have in all rounds, the one with the most points first.
struct TeamStandingsMessage: Message {
  let standings: [TeamStandingMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("standings", standings)
  }
}

/// What a team has in all rounds, and whether no other has more.
struct TeamStandingMessage: Message {
  let team: Int
  let total: Int
  let isLeader: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("team", team).add("total", total).add("isLeader", isLeader)
  }
}

/// The common words of a puzzle, the longest first.
struct PuzzleKeyMessage: Message {
  let words: [KeyWordMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("words", words)
  }
}

/// A common word of a puzzle.
struct KeyWordMessage: Message {
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
      finds: game.finds.map { TeamFindMessage($0.word, by: $0.team, units: units) },
      scores: game.scores.enumerated().map { index, score in
        TeamScoreMessage(team: index + 1, words: score.words, points: score.points)
      }, missed: missed.map { KeyWordMessage(word: $0, isUnit: units.contains($0)) })
  }
}

extension TeamFindMessage {
  init(_ found: FoundWord, by team: Int, units: [Word]) {
    self.init(
      word: found.word, team: team, points: found.points, isBonus: !found.isCommon, isUnit: units.contains(found.word))
  }
}
