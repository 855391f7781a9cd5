package import WordScramble

// Choices, which the page knows by the names of their cases.

extension Rank: JSONValue {
  package func write(to json: inout JSONWriter) { name.write(to: &json) }
}

extension Grade: JSONValue {
  package func write(to json: inout JSONWriter) { name.write(to: &json) }
}

extension Round.Phase: JSONValue {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .playing: "playing".write(to: &json)
    case .ended: "ended".write(to: &json)
    case .revealed: "revealed".write(to: &json)
    }
  }
}

extension Rejection: JSONValue {
  package func write(to json: inout JSONWriter) { code.write(to: &json) }
}

extension OwnWordError: JSONValue {
  package func write(to json: inout JSONWriter) { code.write(to: &json) }
}

extension Verdict.Outcome: JSONValue {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .won: "won".write(to: &json)
    case .lost: "lost".write(to: &json)
    case .wonByPoints: "wonByPoints".write(to: &json)
    case .lostByPoints: "lostByPoints".write(to: &json)
    case .draw: "draw".write(to: &json)
    }
  }
}

extension CodeError: JSONValue {
  package func write(to json: inout JSONWriter) { (self == .newer ? "newer" : "damaged").write(to: &json) }
}

extension DailyProgress: JSONValue {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .notPlayed: "notPlayed".write(to: &json)
    case .begun: "begun".write(to: &json)
    case .whole: "whole".write(to: &json)
    case .toCome: "toCome".write(to: &json)
    }
  }
}

extension WordBook.Familiarity: JSONValue {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .new: "new".write(to: &json)
    case .metAgain: "metAgain".write(to: &json)
    case .known: "known".write(to: &json)
    }
  }
}
