package import WordScramble

// Enumerations whose cases are written as names.

extension Rank: JSONValue {
  package func write(to json: JSONWriter) { name.write(to: json) }
}

extension Grade: JSONValue {
  package func write(to json: JSONWriter) { name.write(to: json) }
}

extension Round.Phase: JSONValue {
  package func write(to json: JSONWriter) {
    switch self {
    case .playing: "playing".write(to: json)
    case .ended: "ended".write(to: json)
    case .revealed: "revealed".write(to: json)
    }
  }
}

extension Rejection: JSONValue {
  package func write(to json: JSONWriter) { code.write(to: json) }
}

extension CustomWordError: JSONValue {
  package func write(to json: JSONWriter) { code.write(to: json) }
}

extension Verdict.Outcome: CaseNameValue {}

extension CodeError: JSONValue {
  package func write(to json: JSONWriter) { (self == .newer ? "newer" : "damaged").write(to: json) }
}

extension DailyProgress: CaseNameValue {}

extension WordBook.Familiarity: CaseNameValue {}
