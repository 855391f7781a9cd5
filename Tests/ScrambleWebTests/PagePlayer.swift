import ScrambleCore
import ScrambleTesting

@testable import ScrambleWeb

/// A player that calls the exported functions as the page does: with numbers, an inbox and JSON answers.
struct PagePlayer: Player {
  /// 2026-11-18, the day of puzzle 322.
  static let now: Int64 = 1_795_000_000
  /// 9999-12-31, on which every puzzle can be opened.
  private static let lastDay: Int64 = 253_402_214_400

  private var answer = Answer.null

  /// The error of opening the lexicon, which is opened once for all players; nil if it was opened.
  private static let openingError = Answer(openLexicon(writeToInbox(englishBytes))).error

  init() {
    precondition(PagePlayer.openingError == nil)
    _ = setOptions(-1, 0)
    _ = setDay(9999, 12, 31)
  }

  /// Writes bytes into the inbox. Returns their number.
  static func writeToInbox(_ bytes: [UInt8]) -> Int32 {
    inbox()?.copyMemory(from: bytes, byteCount: bytes.count)
    return Int32(bytes.count)
  }

  /// Writes a text into the inbox. Returns its length in bytes.
  static func writeToInbox(_ text: String) -> Int32 {
    writeToInbox(Array(text.utf8))
  }

  mutating func deal(_ root: [UInt8]) {
    _ = setOptions(-1, 0)
    precondition(Answer(setRequest(1, PagePlayer.writeToInbox(root))).asked == "root")
    answer = Answer(start(1, PagePlayer.now))
  }

  mutating func play(_ typed: [UInt8]) -> String {
    answer = Answer(ScrambleWeb.play(PagePlayer.writeToInbox(typed), PagePlayer.now))
    if let error = answer.error { return error }
    guard case .object(let outcome) = answer.outcome else { return "ignored" }
    if let refusal = outcome["refusal"] { return refusal.string }
    return "+\(answer.outcome.points.numberText) \(answer.outcome.isBonus == true ? "bonus" : "common")"
  }

  func figure(_ key: String) -> String {
    guard answer != .null else { return "no game" }
    let standing = answer.standing
    switch key {
    case "score": return standing.score.numberText
    case "found": return "\(standing.found.numberText) of \(standing.total.numberText)"
    case "bonus": return standing.bonus.numberText
    case "rank": return standing.rank.string
    default: return "what is this?"
    }
  }

  mutating func call(_ name: String, _ argument: Substring) -> String {
    switch name {
    case "day":
      let date = argument.numbers.map { Int32($0) }
      let answer = Answer(setDay(date[0], date[1], date[2]))
      _ = setDay(9999, 12, 31)
      return answer.error ?? answer.today.numberText
    case "daily": return daily(argument)
    case "draw": return draw(argument)
    default: break
    }
    let words = argument.split(separator: " ")
    deal(Array(words[0].utf8))
    return rootAnswer(name, words.count > 1 ? UInt64(words[1])! : 0)
  }

  private func daily(_ number: Substring) -> String {
    guard Answer(setRequest(2, PagePlayer.writeToInbox(String(number)))).asked == "daily" else { return "none" }
    return Answer(start(1, PagePlayer.lastDay)).round.root.string
  }

  private mutating func draw(_ argument: Substring) -> String {
    let (seed, grade) = parseDrawRequest(argument)
    deal(Array("silkworm".utf8))
    _ = setOptions(grade.map { Int32($0.rawValue) } ?? -1, 0)
    return Answer(newWord(0, seed, PagePlayer.now)).round.root.string
  }

  private func rootAnswer(_ name: String, _ number: UInt64) -> String {
    switch name {
    case "shuffle": return Answer(shuffle(0, number)).letters.string
    case "lengths":
      return answer.lengths.elements.map { "\($0.length.numberText):\($0.found.numberText)+\($0.remaining.numberText)" }
        .joined(
          separator: " ")
    case "hints":
      return answer.hints.elements.flatMap { row in
        row.counts.elements.map { "\(row.letter.string)\($0.length.numberText):\($0.remaining.numberText)" }
      }.joined(separator: " ")
    case "ranks":
      let thresholds = answer.rankThresholds.elements.map { $0.threshold.numberText }.joined(separator: " ")
      return "\(thresholds), \(answer.round.grade.string)"
    default: return "what is this?"
    }
  }
}

extension Answer {
  fileprivate var numberText: String { if case .number(let number) = self { "\(number)" } else { "no number" } }
}
