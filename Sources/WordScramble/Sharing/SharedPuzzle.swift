/// What the players of a shared round play. Codes are merged only if all of it is equal.
public struct SharedPuzzle: Equatable, Sendable {
  /// The random number of whoever began: the same people keep it from puzzle to puzzle.
  public let table: UInt64
  /// The root.
  public let root: Word
  /// What a word is worth.
  public let scoring: Scoring
  /// How many minutes each player has, or nil for as long as they like.
  public let minutes: Int?
  /// The number of the daily puzzle, or nil.
  public let daily: Int?
  /// How the players play it.
  public let mode: SharedMode

  /// Creates a puzzle.
  ///
  /// - Parameters:
  ///   - table: A random number, or that of an earlier puzzle for the same people.
  ///   - root: 3 to 15 letters.
  ///   - scoring: What a word is worth.
  ///   - minutes: 1 to 100, or nil; a daily puzzle has none.
  ///   - daily: The number of the daily puzzle, or nil.
  ///   - mode: How the players play it.
  /// - Returns: Nil for what no puzzle can be.
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

  /// What identifies the puzzle in saved rounds: the checksum of its bits in a code.
  public var checksum: UInt64 {
    var bits = BitWriter()
    bits.write(self)
    return Checksum(bits.bytes[...]).value
  }

  /// Returns the puzzle of the same people with another root and number.
  package func next(root: Word, daily: Int?) -> SharedPuzzle? {
    SharedPuzzle(
      table: table, root: root, scoring: scoring, minutes: daily == nil ? minutes : nil, daily: daily, mode: mode)
  }
}

/// How the players of a shared round play it.
public enum SharedMode: UInt8, Sendable {
  /// Everybody looks for all words; the words of the others are shown once the own round is finished.
  case race
  /// All look for the words of one list: a word that another player is known to have found is not found again.
  case oneList
}

extension SharedMode: Named {
  /// The name in commands and answers.
  public var name: String {
    switch self {
    case .race: "race"
    case .oneList: "list"
    }
  }
}
