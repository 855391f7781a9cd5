/// The puzzle that the players of a shared round play. Codes are merged only if their puzzles are equal.
public struct SharedPuzzle: Equatable, Sendable {
  /// The random number of the table, chosen by the player who began. The same people use it for all their puzzles.
  public let table: UInt64
  public let root: Word
  public let scoring: Scoring
  /// The time limit for each player in minutes, or nil for none.
  public let minutes: Int?
  /// The number of the daily puzzle, or nil.
  public let daily: Int?
  public let mode: SharedMode

  /// Creates a puzzle, or returns nil if the values are not valid.
  ///
  /// - Parameters:
  ///   - table: A random number, or that of an earlier puzzle with the same people.
  ///   - root: A word of 3 to 15 letters.
  ///   - scoring: The rule for points.
  ///   - minutes: The time limit in minutes, 1 to 100, or nil for none. A daily puzzle has none.
  ///   - daily: The number of the daily puzzle, or nil.
  ///   - mode: How the players play together.
  public init?(
    table: UInt64, root: Word, scoring: Scoring = .classic, minutes: Int? = nil, daily: Int? = nil,
    mode: SharedMode = .race
  ) {
    guard Round.rootLengths.contains(root.count), minutes.map({ Round.minutes.contains($0) }) ?? true,
      daily.map({ Lexicon.dailyNumbers.contains($0) && minutes == nil }) ?? true
    else { return nil }
    (self.table, self.root, self.scoring) = (table, root, scoring)
    (self.minutes, self.daily, self.mode) = (minutes, daily, mode)
  }

  /// The identity of the puzzle in saved rounds: the checksum of its bits in a code.
  public var checksum: UInt64 {
    var bits = BitWriter()
    bits.write(self)
    return Checksum(bits.bytes[...]).value
  }

  /// Returns another puzzle for the same people.
  package func next(root: Word, daily: Int?) -> SharedPuzzle? {
    SharedPuzzle(
      table: table, root: root, scoring: scoring, minutes: daily == nil ? minutes : nil, daily: daily, mode: mode)
  }
}

/// How the players of a shared round play together.
public enum SharedMode: UInt8, Sendable {
  /// Everyone looks for all words. A player sees the words of the others after finishing.
  case race
  /// Everyone adds to one list. A word that another player is known to have found cannot be found again.
  case oneList
}

extension SharedMode: Named {
  /// The name in commands and their output.
  public var name: String {
    switch self {
    case .race: "race"
    case .oneList: "list"
    }
  }
}
