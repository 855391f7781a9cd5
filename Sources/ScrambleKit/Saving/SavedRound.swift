public import WordScramble

/// A round in the form in which it is kept.
public struct SavedRound: Codable, Equatable, Sendable {
  /// The root.
  public let root: String
  /// The fewest letters of a word.
  public let minimum: Int
  /// `classic` or `letters`.
  public let scoring: String
  /// The number of the daily puzzle, if it is one.
  public let daily: Int?
  /// When the round began, in seconds since 1970-01-01 00:00 UTC.
  public let began: Int64
  /// The words found, newest first.
  public private(set) var found: [String]
  /// How often the hint was shown.
  public private(set) var hints: Int
  /// Whether the round was ended.
  public private(set) var ended: Bool

  /// More than anybody takes; a larger number is damage.
  private static let mostHints = 1_000_000

  /// Takes down a round.
  public init(_ round: Round) {
    root = round.root.description
    minimum = round.minimum
    scoring = round.scoring.name
    daily = round.daily
    began = round.began
    found = round.found.map(\.word.description)
    hints = min(round.hintsTaken, SavedRound.mostHints)
    ended = round.isEnded
  }

  /// Plays the round again, and believes nothing but its words.
  ///
  /// - Returns: The round, or nil where what was kept is no round.
  public func round(in lexicon: Lexicon) -> Round? {
    guard isSound, let word = word(root), let scoring = Scoring(name: scoring) else { return nil }
    var round = Round(root: word, minimum: minimum, scoring: scoring, daily: daily, began: began)
    for text in found.reversed() {
      guard let word = self.word(text), !round.hasFound(word) else { continue }
      round.restore(word, in: lexicon)
    }
    round.hintsTaken = hints
    round.isEnded = ended
    return round
  }

  /// Whether this is the same round at another moment.
  func isSameRound(as other: SavedRound) -> Bool {
    root == other.root && daily == other.daily && began == other.began && minimum == other.minimum
      && scoring == other.scoring
  }

  /// Whether anything was done that could be lost.
  var isWorthKeeping: Bool { !found.isEmpty || hints > 0 || daily != nil }

  /// Returns this round with the words that only the other moment has, as the older ones.
  func merged(with other: SavedRound) -> SavedRound {
    var merged = self
    merged.found += other.found.filter { !found.contains($0) }
    merged.hints = max(hints, other.hints)
    merged.ended = ended || other.ended
    return merged
  }

  /// Whether every part of it could have come from a round.
  var isSound: Bool {
    guard let rootWord = word(root), Round.rootLengths.contains(rootWord.count) else { return false }
    let bag = LetterBag(rootWord)
    let wordsFit = found.allSatisfy { text in
      word(text).map { $0.count >= minimum && $0 != rootWord && LetterBag($0).isContained(in: bag) } ?? false
    }
    return (3...4).contains(minimum) && Scoring(name: scoring) != nil && (daily ?? 1) >= 1
      && (0...SavedRound.mostHints).contains(hints) && wordsFit
  }

  private func word(_ text: String) -> Word? {
    try? Word(text.utf8)  // A text that is no word is what the caller asks about.
  }
}

extension Scoring {
  /// The name in commands and files.
  public var name: String {
    switch self {
    case .classic: "classic"
    case .letters: "letters"
    }
  }

  /// Creates the scoring of a name, or nil for any other text.
  public init?(name: String) {
    switch name {
    case "classic": self = .classic
    case "letters": self = .letters
    default: return nil
    }
  }
}
