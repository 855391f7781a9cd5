import ArgumentParser
import ScrambleKit
import WordScramble

/// Reads values that people type after a command, and says which rule a wrong one breaks.
enum Values {
  /// Reads letters to play with: 3 to 15 from a to z.
  static func letters(_ text: String) throws -> Word {
    guard let word = try? Word(text.utf8) else {  // Why it is none, the sentence says for both reasons.
      throw ValidationError("only letters from a to z can be played with")
    }
    guard Round.rootLengths.contains(word.count) else {
      throw ValidationError("3 to 15 letters can be played with, and this has \(word.count)")
    }
    return word
  }

  /// Reads the fewest letters of a word.
  static func minimum(_ text: String) throws -> Int {
    guard let minimum = Int(text), (3...4).contains(minimum) else { throw ValidationError("the minimum is 3 or 4") }
    return minimum
  }

  /// Reads how many minutes a round may take.
  static func minutes(_ text: String) throws -> Int {
    guard let minutes = Int(text), Round.minutes.contains(minutes) else {
      throw ValidationError("a round may take 1 to 100 minutes")
    }
    return minutes
  }

  /// Reads a month as YYYY-MM.
  static func month(_ text: String) throws -> Month {
    guard let month = Month(text) else { throw ValidationError("a month is written YYYY-MM and must exist") }
    return month
  }

  /// Reads the number of a daily puzzle.
  static func number(_ text: String) throws -> DailyPuzzle {
    guard let number = Int(text), let puzzle = DailyPuzzle(number: number) else {
      throw ValidationError("daily puzzles are numbered from 1 to \(DailyPuzzle.last)")
    }
    return puzzle
  }

  /// Reads a date as YYYY-MM-DD.
  static func date(_ text: String) throws -> DailyPuzzle {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let date = CivilDate(year: Int(parts[0]) ?? 0, month: Int(parts[1]) ?? 0, day: Int(parts[2]) ?? 0)
    else { throw ValidationError("a date is written YYYY-MM-DD and must exist") }
    guard let puzzle = DailyPuzzle(date: date) else {
      throw ValidationError("the first daily puzzle was that of 2026-01-01")
    }
    return puzzle
  }

  /// Returns the puzzle of the player's own day.
  static func today(by clock: Clock) throws -> DailyPuzzle {
    guard let today = clock.today else {
      throw ValidationError(
        clock.isAfterLastDaily
          ? "The clock says a day after the last puzzle, 9999-12-31."
          : "The clock says a day before the first puzzle, 2026-01-01.")
    }
    return today
  }

  /// Reads the name of a scoring.
  static func scoring(_ text: String) throws -> Scoring {
    try named(text, in: Dictionary(uniqueKeysWithValues: [Scoring.classic, .letters].map { ($0.name, $0) }))
  }

  /// Reads the name of a grade.
  static func grade(_ text: String) throws -> Grade {
    try named(text, in: Dictionary(uniqueKeysWithValues: Grade.allCases.map { ($0.name, $0) }))
  }

  /// Reads a language as `en` or `zh-Hans`.
  static func language(_ text: String) throws -> Language {
    try named(text, in: Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, $0) }))
  }

  /// Reads when to use colours.
  static func color(_ text: String) throws -> ColorChoice {
    try named(text, in: Dictionary(uniqueKeysWithValues: ColorChoice.allCases.map { ($0.rawValue, $0) }))
  }

  private static func named<Value>(_ text: String, in values: [String: Value]) throws -> Value {
    guard let value = values[text] else {
      let names = values.keys.sorted()
      let hint = Suggestion.nearest(to: text, in: names).map { "; did you mean \($0)?" } ?? ""
      throw ValidationError("it is one of \(names.joined(separator: ", "))\(hint)")
    }
    return value
  }
}

extension Grade {
  /// The name in commands.
  var name: String {
    switch self {
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    }
  }
}

extension Scoring {
  /// The name in commands.
  var name: String {
    switch self {
    case .classic: "classic"
    case .letters: "letters"
    }
  }
}

extension Rank {
  /// The name in commands.
  var name: String {
    switch self {
    case .thread: "thread"
    case .strand: "strand"
    case .braid: "braid"
    case .cord: "cord"
    case .bracelet: "bracelet"
    case .garland: "garland"
    case .wholeString: "wholeString"
    }
  }
}
