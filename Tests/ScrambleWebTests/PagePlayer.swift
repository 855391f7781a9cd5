import ScrambleTesting
import WordScramble

@testable import ScrambleWeb

/// Plays with the functions the page calls, as the page does: through numbers, one inbox and the answers.
struct PagePlayer: Player {
  private static let ranks = Rank.allCases.map { "\($0)" }
  private var answer = ParsedReply(nil)
  private var time: Int64 = 0

  /// Opens the lexicon, once for all players.
  private static let openingError = ParsedReply(openLexicon(put(englishBytes))).error

  init() {
    precondition(PagePlayer.openingError == nil)
    _ = setOptions(3, 0, -1, 0, 0)
    _ = setDay(9999, 12, 31)
  }

  /// Writes bytes into the inbox; returns how many.
  static func put(_ bytes: [UInt8]) -> Int32 {
    inbox()?.copyMemory(from: bytes, byteCount: bytes.count)
    return Int32(bytes.count)
  }

  /// Writes a text into the inbox; returns how many bytes it has.
  static func put(_ text: String) -> Int32 {
    put(Array(text.utf8))
  }

  mutating func deal(_ root: [UInt8], minimum: Int, scoring: String) {
    _ = setOptions(Int32(minimum), scoring == "letters" ? 1 : 0, -1, 0, 0)
    precondition(ParsedReply(ask(1, PagePlayer.put(root), 0))["asked"] == ["root"])
    answer = ParsedReply(start(1, 1_795_000_000, 0))
  }

  mutating func play(_ typed: [UInt8]) -> String {
    time += 10
    answer = ParsedReply(ScrambleWeb.play(PagePlayer.put(typed), 1_795_000_000, time))
    guard let outcome = answer["outcome"] else { return answer.error ?? "ignored" }
    return outcome[0] == "found" ? "+\(outcome[2]) \(outcome[3] == "1" ? "bonus" : "common")" : outcome[0]
  }

  func figure(_ key: String) -> String {
    guard let standing = answer["standing"] else { return "no game" }
    switch key {
    case "score": return standing[0]
    case "found": return "\(standing[1]) of \(standing[2])"
    case "bonus": return standing[3]
    case "rank": return PagePlayer.ranks[Int(standing[5])!]
    default: return "what is this?"
    }
  }

  mutating func call(_ name: String, _ argument: Substring) -> String {
    switch name {
    case "day":
      let date = argument.numbers.map { Int32($0) }
      let answer = ParsedReply(setDay(date[0], date[1], date[2]))
      _ = setDay(9999, 12, 31)
      return answer.error ?? answer["today"]![0]
    case "daily": return daily(argument)
    case "draw": return draw(argument)
    default: break
    }
    let words = argument.split(separator: " ")
    deal(Array(words[0].utf8), minimum: 3, scoring: "classic")
    return ofRoot(name, words.count > 1 ? UInt64(words[1])! : 0)
  }

  private func daily(_ number: Substring) -> String {
    guard ParsedReply(ask(2, PagePlayer.put(String(number)), 0))["asked"] == ["daily"] else { return "none" }
    return ParsedReply(start(1, 0, 0))["round"]![0]
  }

  private func draw(_ argument: Substring) -> String {
    let (seed, grade, includesUnfamiliar) = drawn(argument)
    let number = Grade.allCases.first { "\($0)" == grade }.map { Int32($0.rawValue) } ?? -1
    _ = setOptions(3, 0, number, includesUnfamiliar ? 1 : 0, 0)
    _ = ask(3, 0, seed)
    return ParsedReply(start(0, 0, 0))["round"]![0]
  }

  private func ofRoot(_ name: String, _ number: UInt64) -> String {
    switch name {
    case "shuffle": return ParsedReply(shuffle(0, number))["letters"]![0]
    case "lengths": return answer.all("length").map { "\($0[0]):\($0[1])+\($0[2])" }.joined(separator: " ")
    case "hints":
      return answer.all("hint").flatMap { row in
        stride(from: 1, to: row.count, by: 2).map { "\(row[0])\(row[$0]):\(row[$0 + 1])" }
      }.joined(separator: " ")
    case "ranks":
      let grade = Grade.allCases[Int(answer["round"]![4])!]
      return "\(answer.all("rank").map { $0[0] }.joined(separator: " ")), \(grade)"
    default: return "what is this?"
    }
  }
}
