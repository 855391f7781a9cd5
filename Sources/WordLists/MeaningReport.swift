/// The report section for a reviewer of meanings: the headwords of the daily puzzles, most frequent first.
struct MeaningReport {
  private let glosses: Glosses
  private let handGlosses: HandGlosses
  private let days: [Root]

  init(_ glosses: Glosses, handGlosses: HandGlosses, days: [Root]) {
    (self.glosses, self.handGlosses, self.days) = (glosses, handGlosses, days)
  }

  /// A line for each headword: how many puzzles show it, the headword, the source of its first meaning, and that
  /// meaning, which is the clue.
  var lines: [String] {
    var countsByLine: [String: (count: Int, line: String)] = [:]
    for word in days.flatMap(\.common) {
      guard let first = glosses.meanings(of: word).first else { continue }
      let source = isHandWritten(first.meaning, of: first.headword) ? "ours" : "WordNet"
      let line = "\(first.headword), \(source): \(first.meaning.kind) \(first.meaning.text)"
      countsByLine[line, default: (0, line)].count += 1
    }
    return ["Meanings by the number of times that a day shows them first:"]
      + countsByLine.values.sorted { ($1.count, $0.line) < ($0.count, $1.line) }.map { "\($0.count) \($0.line)" }
  }

  private func isHandWritten(_ meaning: Glosses.Meaning, of headword: String) -> Bool {
    let text = meaning.text.filter { $0 != "{" && $0 != "}" }
    return handGlosses[headword].contains(Glosses.Meaning(kind: meaning.kind, text: text))
  }
}
