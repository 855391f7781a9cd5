/// What one player did with one root: a value that can be played, ended, saved and read.
///
///     var round = try Round(root: Word("silkworm".utf8))
///     try round.play(Word("milk".utf8), in: lexicon).points  // 2
///     round.end()
///
/// The rules of the game are in ``play(_:in:)``. Everything else describes their result.
public struct Round: Equatable, Sendable {
  /// The valid lengths of a root.
  public static let rootLengths = 3...15
  /// The minimum number of letters in a word that counts.
  public static let minWordLength = 3
  /// The time limits in minutes that a round can have.
  public static let timeLimits = [3, 10]

  public let id: ID
  /// The word whose letters may be used.
  public let root: Word
  /// When the first word was found, the first clue was taken or the round was ended, in seconds since 1970-01-01 00:00
  /// UTC; 0 if none of this has happened.
  public internal(set) var began: Int64 = 0
  /// When the round was last opened or played, in seconds since 1970-01-01 00:00 UTC.
  public internal(set) var touched: Int64 = 0
  /// The seconds left to play, or nil without a time limit.
  public internal(set) var secondsLeft: Int?
  /// The found words, newest first.
  public internal(set) var found: [FoundWord] = []
  /// The words whose meaning was asked for, earliest first.
  public internal(set) var clues: [Word] = []
  /// The other players of a challenge on the same puzzle, by name.
  public internal(set) var players: [Player] = []
  /// The name under which the round was sent to others; nil if it was not.
  public internal(set) var name: PlayerName?
  /// Whether the round takes no more words. This is final: the missed words are shown.
  public internal(set) var isEnded = false

  let letters: LetterBag

  /// Creates a free round without found words.
  ///
  /// - Parameters:
  ///   - root: A word of 3 to 15 letters.
  ///   - minutes: The time limit in minutes, 3 or 10, or nil for none.
  /// - Throws: A ``RoundError`` for values that no round can have.
  public init(root: Word, minutes: Int? = nil) throws(RoundError) {
    guard Round.rootLengths.contains(root.count) else { throw .rootLength(root.count) }
    if let minutes, !Round.timeLimits.contains(minutes) { throw .minutes(minutes) }
    self.init(id: .free(root: root, minutes: minutes ?? 0), root: root)
  }

  /// Creates the round of a daily puzzle without found words.
  ///
  /// - Throws: ``RoundError/daily(_:)`` if the lexicon has no puzzle with the number.
  public init(daily number: Int, in lexicon: Lexicon) throws(RoundError) {
    guard let root = DailyPuzzle(number: number)?.root(in: lexicon) else { throw .daily(number) }
    self.init(id: .daily(number), root: root)
  }

  /// Creates a round from valid values.
  init(id: ID, root: Word) {
    self.id = id
    self.root = root
    letters = LetterBag(root)
    secondsLeft = minutes.map { $0 * 60 }
  }

  /// The number of the daily puzzle, or nil if the round is not one.
  public var daily: Int? { id.daily }

  /// The time limit in minutes, or nil for none.
  public var minutes: Int? {
    guard case .free(_, let minutes) = id, minutes > 0 else { return nil }
    return minutes
  }

  /// The seconds left that screen readers announce.
  package static let announcedTimes = [60, 30, 10]

  public var isTimeUp: Bool { secondsLeft == 0 }

  /// Whether a word was found or a clue was taken.
  package var hasProgress: Bool { !found.isEmpty || !clues.isEmpty }
}

/// The reason a round cannot be created.
public enum RoundError: Error, Equatable, Sendable {
  /// The root does not have 3 to 15 letters.
  case rootLength(Int)
  /// The time limit is not one of ``Round/timeLimits``.
  case minutes(Int)
  /// The lexicon has no daily puzzle with this number.
  case daily(Int)
}

extension Round {
  /// The puzzle of a round, and so the identity of the round on every device: there is one round for each.
  public enum ID: Hashable, Sendable {
    /// The daily puzzle with a number.
    case daily(Int)
    /// A root outside the daily puzzles, with a time limit in minutes; 0 for none.
    case free(root: Word, minutes: Int)

    /// The number of the daily puzzle; otherwise nil.
    public var daily: Int? {
      if case .daily(let number) = self { number } else { nil }
    }

    /// The root of a free round; otherwise nil.
    var freeRoot: Word? {
      if case .free(let root, _) = self { root } else { nil }
    }

    /// The key under which the round is saved: for example `325`, `silkworm` or, with three minutes, `silkworm-3`.
    public var key: [UInt8] {
      var text = TextBuilder()
      switch self {
      case .daily(let number): text.add(number)
      case .free(let root, let minutes):
        text.add(root)
        if minutes > 0 {
          text.add("-")
          text.add(minutes)
        }
      }
      return text.bytes
    }

    /// Creates the identity of the round that is saved under a key, or returns nil if no round has the key.
    public init?(key: [UInt8]) {
      var parser = LineParser(key[...])
      guard let id = parser.id() else { return nil }
      self = id
    }
  }
}

extension Round.ID: Comparable {
  /// Returns whether an identity comes before another: daily puzzles by number, then free rounds alphabetically.
  public static func < (first: Round.ID, second: Round.ID) -> Bool {
    switch (first, second) {
    case (.daily(let a), .daily(let b)): a < b
    case (.free(let a, let aMinutes), .free(let b, let bMinutes)): (a, aMinutes) < (b, bMinutes)
    default: first.daily != nil && second.daily == nil
    }
  }
}

public struct FoundWord: Equatable, Sendable {
  public let word: Word
  public let points: Int
  public let kind: Kind

  /// The kind of a found word. The names are part of the saved form.
  public enum Kind: Named, Sendable {
    /// A word that counts in "found 12 of 42".
    case common
    /// Any other word of the lexicon.
    case bonus
    /// A bonus word that only another dictionary knows.
    case system

    public var name: String {
      switch self {
      case .common: "common"
      case .bonus: "bonus"
      case .system: "system"
      }
    }
  }

  /// Whether the word counts in "found 12 of 42". Otherwise, it is a bonus word.
  public var isCommon: Bool { kind == .common }
}

extension Word {
  /// Returns the points that the word earns when it is found in a root: its letters less two. A word as long as the root
  /// earns as many points as it has letters.
  public func points(in root: Word) -> Int { Word.points(ofLength: count, rootLength: root.count) }

  static func points(ofLength length: Int, rootLength: Int) -> Int {
    length == rootLength ? length : length - 2
  }
}
