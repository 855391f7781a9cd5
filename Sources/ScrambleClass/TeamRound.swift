package import WordScramble

/// A round that a class plays together in front of a projector. Each word that is called out is credited to a team.
///
///     var game = TeamRound(round)
///     try game.play(text: Array("silk".utf8), team: 2, in: lexicon)
///     game.scores[1].points  // 2
package struct TeamRound: Sendable {
  /// The maximum number of teams.
  package static let maxTeams = 6

  /// The round, without a time limit, because the projector has the clock.
  package private(set) var round: Round
  /// The found words in order, each with its team: 1 to ``maxTeams``, or 0 without teams.
  package private(set) var foundWords: [(word: FoundWord, team: Int)] = []

  /// Creates a game on a round without found words.
  package init(_ round: Round) {
    self.round = round
    self.round.timeLimit = nil
  }

  /// Plays a word that a team has called out.
  ///
  /// - Throws: The first ``Rejection`` that applies. If the word was already found, ``team(of:)`` returns its team.
  /// - Returns: The found word, or nil if the text is empty.
  @discardableResult
  package mutating func play(text: [UInt8], team: Int, in lexicon: Lexicon) throws(Rejection) -> FoundWord? {
    guard let foundWord = try round.play(text: text, in: lexicon) else { return nil }
    foundWords.append((foundWord, min(max(team, 0), TeamRound.maxTeams)))
    return foundWord
  }

  /// Returns the team that found a word, or 0 if it was found without teams; nil if nobody found it.
  package func team(of word: Word) -> Int? { foundWords.first { $0.word.word == word }?.team }

  /// The score of each team, from 1 to ``maxTeams``.
  package var scores: [Tally] {
    (1...TeamRound.maxTeams).map { team in Tally(foundWords.filter { $0.team == team }.map { $0.word }) }
  }

  /// Returns the common words that nobody has found: unit words first, then longest first, then from a to z.
  package func missed(in puzzle: Puzzle, puttingFirst unitWords: [Word]) -> [Word] {
    let missed = round.missed(in: puzzle)
    return missed.filter { unitWords.contains($0) } + missed.filter { !unitWords.contains($0) }
  }
}

/// The total scores of the teams of a class in all rounds of a set.
///
///     TeamStandings(points: [[2, 4], [5, 3]]).totals  // [7, 7]
///     TeamStandings(points: [[2, 4], [5, 3]]).leaders  // [1, 2]
package struct TeamStandings: Equatable, Sendable {
  package let totals: [Int]
  /// The teams, from 1, with the most points; empty until a team scores.
  package let leaders: [Int]
  /// The teams, from 1, by descending points; on a tie, the lower number comes first.
  package let ranking: [Int]

  /// Adds up the points of rounds.
  ///
  /// - Parameter points: For each round, the points of each team. A round with a different number of teams than the
  ///   last one is ignored.
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package init(points: [[Int]]) {
    let teamCount = points.last?.count ?? 0
    var totals = Array(repeating: 0, count: teamCount)
    for round in points where round.count == teamCount {
      for team in 0..<teamCount { totals[team] += round[team] }
    }
    let ranking = sortedIndices(teamCount) { totals[$1] < totals[$0] }
    let highestTotal = ranking.first.map { totals[$0] } ?? 0
    self.totals = totals
    self.ranking = ranking.map { $0 + 1 }
    leaders = highestTotal == 0 ? [] : (0..<teamCount).filter { totals[$0] == highestTotal }.map { $0 + 1 }
  }
}
