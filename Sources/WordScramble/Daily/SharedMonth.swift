/// The daily puzzles that the same people have played in a month, as far as this device has seen them.
package struct SharedMonth: Equatable, Sendable {
  /// How many of the puzzles are known here.
  package let seen: Int
  /// How many puzzles there were, from the first that is known up to today's.
  package let days: Int
  /// What the players have found, the ones who were ahead more often first.
  package let rows: [Row]

  /// What a player has found in a month.
  package struct Row: Equatable, Sendable {
    /// Who it is.
    package let name: SharedStandings.Name
    /// Whether it is the player of this device.
    package let isOwn: Bool
    /// How many words were found in all puzzles.
    package internal(set) var words = 0
    /// In how many puzzles nobody has found more.
    package internal(set) var ahead = 0
  }

  /// Adds up the puzzles of a month.
  init(of standings: [SharedStandings], own: UInt64, days: Int) {
    (seen, self.days) = (standings.count, days)
    var rows: [Row] = []
    for standing in standings {
      for row in standing.rows {
        let index = rows.firstIndex { $0.name.id == row.name.id }
        if index == nil { rows.append(Row(name: row.name, isOwn: row.name.id == own)) }
        let place = index ?? rows.count - 1
        rows[place].words += row.tally.words
        rows[place].ahead += row.place == 1 && row.tally.words > 0 && standing.rows.count > 1 ? 1 : 0
      }
    }
    rows.sortInPlace { ($1.ahead, $1.words) < ($0.ahead, $0.words) }
    self.rows = rows
  }
}

/// Playing the daily puzzles with the same people.
extension Game {
  /// Whether others play the current shared round, and today's puzzle is another one.
  package func canPlayAgainTogether(_ today: DailyPuzzle?) -> Bool {
    guard let today, let shared = sharedRecord?.shared, shared.players.count > 1 else { return false }
    return shared.puzzle.daily != today.number
  }

  /// Plays today's puzzle with the people of the current shared round; two who begin it at once play one round.
  ///
  /// - Returns: Whether the current round is shared and there is a puzzle today.
  @discardableResult
  package mutating func playAgainTogether(_ today: DailyPuzzle?, at moment: Moment) -> Bool {
    guard let record = sharedRecord, let today, let root = today.root(in: lexicon),
      let puzzle = record.shared.puzzle.next(root: root, daily: today.number)
    else { return false }
    keep(record)
    guard let own = ownPlayer(in: puzzle) else { return false }
    if let known = sharedRecord(of: puzzle) {
      resumeRound(of: known, at: moment)
      return true
    }
    return begin(puzzle, SharedRound(puzzle), own, at: moment)
  }

  /// Returns what the people of a table have played in this month; nil before the first daily puzzle.
  ///
  /// - Parameter today: The puzzle of the day in whose month they are counted.
  package func sharedMonth(of table: UInt64, _ today: DailyPuzzle?) -> SharedMonth? {
    guard let today, let first = CivilDate(year: today.date.year, month: today.date.month, day: 1),
      let own = sharedRecord?.own
    else { return nil }
    let start = DailyPuzzle(date: first)?.number ?? 1
    var (numbers, standings) = ([Int](), [SharedStandings]())
    for record in sharedRecords.records(ofTable: table) {
      guard let number = record.shared.puzzle.daily, (start...today.number).contains(number),
        let known = sharedRecord(of: record.shared.puzzle)
      else { continue }
      numbers.append(number)
      standings.append(self.standings(of: known))
    }
    guard let earliest = numbers.min() else { return nil }
    return SharedMonth(of: standings, own: own, days: today.number - earliest + 1)
  }
}
