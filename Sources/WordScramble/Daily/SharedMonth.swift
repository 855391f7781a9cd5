/// The daily puzzles that the same people have played in a month, as far as this device knows.
package struct SharedMonth: Equatable, Sendable {
  /// The number of the month's daily puzzles that this device knows.
  package let knownCount: Int
  /// The number of days from the first known puzzle to today's.
  package let dayCount: Int
  /// The results of the players. Sorted by ``Row/leadCount``, then by ``Row/words``, highest first.
  package let rows: [Row]

  /// The results of a player in a month.
  package struct Row: Equatable, Sendable {
    package let name: SharedStandings.Name
    /// Whether the row belongs to the player of this device.
    package let isOwn: Bool
    /// The number of words found in all puzzles.
    package internal(set) var words = 0
    /// The number of puzzles with several players in which this player found a word and came first, alone or on a tie.
    package internal(set) var leadCount = 0
  }

  /// Adds up the results of a month's puzzles.
  init(of standings: [SharedStandings], ownID: UInt64, dayCount: Int) {
    (knownCount, self.dayCount) = (standings.count, dayCount)
    var rows: [Row] = []
    for standing in standings {
      for row in standing.rows {
        let index = rows.firstIndex { $0.name.id == row.name.id }
        if index == nil { rows.append(Row(name: row.name, isOwn: row.name.id == ownID)) }
        let rowIndex = index ?? rows.count - 1
        rows[rowIndex].words += row.tally.words
        rows[rowIndex].leadCount += row.place == 1 && row.tally.words > 0 && standing.rows.count > 1 ? 1 : 0
      }
    }
    rows.sortInPlace { ($1.leadCount, $1.words) < ($0.leadCount, $0.words) }
    self.rows = rows
  }
}

/// Daily puzzles played with the same people.
extension Game {
  /// Returns whether today's puzzle can be played with the people of the current round: the round is shared with others
  /// and is not today's puzzle.
  package func canPlayAgainTogether(_ today: DailyPuzzle?) -> Bool {
    guard let today, let shared = sharedRecord?.shared, shared.players.count > 1 else { return false }
    return shared.puzzle.daily != today.number
  }

  /// Starts or resumes today's puzzle with the people of the current shared round. If two of them start it at the same
  /// time, they play the same round.
  ///
  /// - Returns: Whether the puzzle was started or resumed.
  @discardableResult
  package mutating func playAgainTogether(_ today: DailyPuzzle?, at moment: Moment) -> Bool {
    guard let record = sharedRecord, let today, let root = today.root(in: lexicon),
      let puzzle = record.shared.puzzle.next(root: root, daily: today.number)
    else { return false }
    store(record)
    guard let own = ownPlayer(in: puzzle) else { return false }
    if let known = sharedRecord(of: puzzle) {
      resumeRound(of: known, at: moment)
      return true
    }
    return beginShared(puzzle, SharedRound(puzzle), own, at: moment)
  }

  /// Returns the results of the people at a table in the current month. Nil if there is no puzzle today, if the current
  /// round is not shared, or if no daily puzzle of the table in this month is known.
  ///
  /// - Parameter today: Today's puzzle, which determines the month.
  package func sharedMonth(of table: UInt64, _ today: DailyPuzzle?) -> SharedMonth? {
    guard let today, let firstDay = CivilDate(year: today.date.year, month: today.date.month, day: 1),
      let ownID = sharedRecord?.ownID
    else { return nil }
    let firstNumber = DailyPuzzle(date: firstDay)?.number ?? 1
    var (numbers, standings) = ([Int](), [SharedStandings]())
    for record in sharedRecords.records(ofTable: table) {
      guard let number = record.shared.puzzle.daily, (firstNumber...today.number).contains(number),
        let known = sharedRecord(of: record.shared.puzzle)
      else { continue }
      numbers.append(number)
      standings.append(self.standings(of: known))
    }
    guard let earliestNumber = numbers.min() else { return nil }
    return SharedMonth(of: standings, ownID: ownID, dayCount: today.number - earliestNumber + 1)
  }
}
