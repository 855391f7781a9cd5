/// A round that a class plays together in front of a projector: what is called out is given to a team.
///
///     var game = TeamRound(round)
///     try game.play(text: Array("milk".utf8), team: 2, in: lexicon)
///     game.scores[1].points  // 2
public struct TeamRound: Sendable {
  /// The most teams.
  public static let maxTeams = 6

  /// The round, without a time limit: the clock is on the screen.
  public private(set) var round: Round
  /// The words found, in order, each with the team that has it: 1 to ``maxTeams``, or 0 without teams.
  public private(set) var finds: [(word: FoundWord, team: Int)] = []

  /// What a team has found.
  public struct Score: Equatable, Sendable {
    /// How many words.
    public let words: Int
    /// Their points.
    public let points: Int
  }

  /// Creates a game on a round in which nothing was found.
  public init(_ round: Round) {
    self.round = round
    self.round.limit = nil
  }

  /// Plays what a team has called out.
  ///
  /// - Throws: The first ``Rejection`` that applies; ``team(of:)`` tells who has a word already.
  /// - Returns: The found word, or nil if the text is empty.
  @discardableResult
  public mutating func play(text: [UInt8], team: Int, in lexicon: Lexicon) throws(Rejection) -> FoundWord? {
    guard let found = try round.play(text: text, in: lexicon) else { return nil }
    finds.append((found, min(max(team, 0), TeamRound.maxTeams)))
    return found
  }

  /// Returns the team that has a word, or nil.
  public func team(of word: Word) -> Int? { finds.first { $0.word.word == word }?.team }

  /// The score of each team from 1 to ``maxTeams``.
  public var scores: [Score] {
    (1...TeamRound.maxTeams).map { team in
      let own = finds.filter { $0.team == team }
      return Score(words: own.count, points: own.reduce(0) { $0 + $1.word.points })
    }
  }

  /// Returns the common words that nobody has found, those of a list first: longest first, and those of one length from a to z.
  public func missed(in puzzle: Puzzle, first unitWords: [Word]) -> [Word] {
    let missed = round.missed(in: puzzle)
    return missed.filter { unitWords.contains($0) } + missed.filter { !unitWords.contains($0) }
  }
}
