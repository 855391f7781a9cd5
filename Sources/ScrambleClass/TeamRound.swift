package import WordScramble

/// A round that a class plays together in front of a projector: what is called out is given to a team.
///
///     var game = TeamRound(round)
///     try game.play(text: Array("silk".utf8), team: 2, in: lexicon)
///     game.scores[1].points  // 2
package struct TeamRound: Sendable {
  /// The most teams.
  package static let maxTeams = 6

  /// The round, without a time limit: the clock is on the screen.
  package private(set) var round: Round
  /// The words found, in order, each with the team that has it: 1 to ``maxTeams``, or 0 without teams.
  package private(set) var finds: [(word: FoundWord, team: Int)] = []

  /// Creates a game on a round in which nothing was found.
  package init(_ round: Round) {
    self.round = round
    self.round.limit = nil
  }

  /// Plays what a team has called out.
  ///
  /// - Throws: The first ``Rejection`` that applies; ``team(of:)`` tells who has a word already.
  /// - Returns: The found word, or nil if the text is empty.
  @discardableResult
  package mutating func play(text: [UInt8], team: Int, in lexicon: Lexicon) throws(Rejection) -> FoundWord? {
    guard let found = try round.play(text: text, in: lexicon) else { return nil }
    finds.append((found, min(max(team, 0), TeamRound.maxTeams)))
    return found
  }

  /// Returns the team that has a word, or nil.
  package func team(of word: Word) -> Int? { finds.first { $0.word.word == word }?.team }

  /// What each team from 1 to ``maxTeams`` has found.
  package var scores: [Tally] {
    (1...TeamRound.maxTeams).map { team in Tally(finds.filter { $0.team == team }.map { $0.word }) }
  }

  /// Returns the common words that nobody has found, those of a list first: longest first, and those of one length from a to z.
  package func missed(in puzzle: Puzzle, first unitWords: [Word]) -> [Word] {
    let missed = round.missed(in: puzzle)
    return missed.filter { unitWords.contains($0) } + missed.filter { !unitWords.contains($0) }
  }
}

/// What the teams of a class have in all rounds of a set together.
///
///     TeamStandings(points: [[2, 4], [5, 3]]).totals  // [7, 7]
///     TeamStandings(points: [[2, 4], [5, 3]]).leaders  // [1, 2]
package struct TeamStandings: Equatable, Sendable {
  /// The points of each team in all rounds.
  package let totals: [Int]
  /// The teams, from 1, with the most points; none as long as no team has any.
  package let leaders: [Int]
  /// The teams, from 1, by their points, the most first; of two with as many, the one with the lower number.
  package let ranking: [Int]

  /// Adds up rounds.
  ///
  /// - Parameter points: For each round, the points of each team; a round that was played by another number of teams than the last one does
  ///   not count.
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package init(points: [[Int]]) {
    let teams = points.last?.count ?? 0
    var totals = Array(repeating: 0, count: teams)
    for round in points where round.count == teams {
      for team in 0..<teams { totals[team] += round[team] }
    }
    let ranking = placesInOrder(teams) { totals[$1] < totals[$0] }
    let most = ranking.first.map { totals[$0] } ?? 0
    self.totals = totals
    self.ranking = ranking.map { $0 + 1 }
    leaders = most == 0 ? [] : (0..<teams).filter { totals[$0] == most }.map { $0 + 1 }
  }
}
