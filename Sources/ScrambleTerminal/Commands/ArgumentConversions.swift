public import ArgumentParser
public import ScrambleCore
public import ScrambleKit

// MARK: Options with a fixed set of values, listed in help and completions

extension Language: ExpressibleByArgument {}

extension ColorChoice: ExpressibleByArgument {}

extension Grade: ExpressibleByArgument {}

// Overrides the parser's own conversion, which takes the raw values.
extension ExpressibleByArgument where Self: Named & RawRepresentable, RawValue: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(name: argument)
  }

  /// The names that a player can type.
  public static var allValueStrings: [String] { allCases.map(\.name) }
}

// MARK: Values whose errors say which rule they break

extension Word {
  /// Parses a root of 3 to 15 letters from a to z.
  init(rootArgument text: String) throws {
    guard let word = try? Word(text) else {  // Empty and invalid texts have the same message.
      throw ValidationError("only letters from a to z can be played with")
    }
    guard Round.rootLengths.contains(word.count) else {
      throw ValidationError("3 to 15 letters can be played with, and this has \(word.count)")
    }
    self = word
  }
}

extension PlayerName {
  init(nameArgument text: String) throws {
    guard let name = PlayerName(text.utf8) else { throw ValidationError("a name has at least one character") }
    self = name
  }
}

extension DailyPuzzle {
  /// Parses the number of a daily puzzle.
  init(numberArgument text: String) throws {
    guard let number = Int(text), let puzzle = DailyPuzzle(number: number) else {
      throw ValidationError("daily puzzles are numbered from 1 to \(DailyPuzzle.lastNumber)")
    }
    self = puzzle
  }

  /// Parses the date of a daily puzzle in the form YYYY-MM-DD.
  init(dateArgument text: String) throws {
    guard let date = CivilDate(iso: text) else {
      throw ValidationError("a date is written YYYY-MM-DD and must exist")
    }
    guard let puzzle = DailyPuzzle(date: date) else {
      throw ValidationError("the first daily puzzle was that of 2026-01-01")
    }
    self = puzzle
  }

  /// Creates the daily puzzle of the player's own calendar day.
  init(todayBy clock: Clock) throws {
    guard let today = clock.today else {
      throw ValidationError("The clock says a day before the first puzzle, 2026-01-01.")
    }
    self = today
  }
}
