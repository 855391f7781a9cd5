import ScrambleCore

// Enumerations whose cases are written as names.

extension Rank: JSONValue {
  func write(to json: JSONWriter) { name.write(to: json) }
}

extension Grade: JSONValue {
  func write(to json: JSONWriter) { name.write(to: json) }
}

extension Rejection: JSONValue {
  func write(to json: JSONWriter) { code.write(to: json) }
}

extension CustomWordError: JSONValue {
  func write(to json: JSONWriter) { code.write(to: json) }
}

extension DailyProgress: CaseNameValue {}

extension WordBook.Familiarity: CaseNameValue {}

extension Game.Arrival: CaseNameValue {}
