import WordScramble

@testable import ScrambleWeb

/// Plays with the functions the page calls, as the page does: through numbers and one buffer.
struct PagePlayer: Player {
  /// Opens the lexicon, once for all players.
  private static let answerToOpening = openLexicon(put(English.bytes))

  init() {
    precondition(PagePlayer.answerToOpening == 0)
  }

  /// Writes bytes into the buffer; returns how many.
  static func put(_ bytes: [UInt8]) -> Int32 {
    let address = buffer(Int32(bytes.count))
    address?.copyMemory(from: bytes, byteCount: bytes.count)
    return Int32(bytes.count)
  }

  /// Returns the bytes of an answer.
  static func bytes(_ count: Int32) -> [UInt8] {
    guard count > 0 else { return [] }
    return Array(UnsafeRawBufferPointer(start: buffer(0), count: Int(count)))
  }

  /// Returns the text of an answer, or the name of its code.
  static func text(_ count: Int32) -> String {
    count < 0 ? name(count) : String(decoding: bytes(count), as: UTF8.self)
  }

  /// Returns the name of a code.
  static func name(_ code: Int32) -> String {
    Code(rawValue: code).map { "\($0)" } ?? "\(code)"
  }

  /// Returns the rows of an answer.
  static func rows(_ count: Int32) -> [[Int]] {
    let bytes = bytes(count)
    let numbers = stride(from: 0, to: bytes.count, by: 2).map { Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8 }
    return stride(from: 0, to: numbers.count, by: 3).map { Array(numbers[$0..<$0 + 3]) }
  }

  mutating func deal(_ root: [UInt8], minimum: Int, scoring: String) {
    precondition(ScrambleWeb.deal(PagePlayer.put(root), Int32(minimum), scoring == "letters" ? 1 : 0) == 0)
  }

  mutating func play(_ typed: [UInt8]) -> String {
    let answer = ScrambleWeb.play(PagePlayer.put(typed))
    if answer == 0 { return "ignored" }
    if answer < 0 { return PagePlayer.name(answer) }
    return answer < Code.bonus ? "+\(answer) common" : "+\(answer - Int32(Code.bonus)) bonus"
  }

  func figure(_ key: String) -> String {
    func value(_ figure: Figure) -> Int32 { ScrambleWeb.figure(figure.rawValue) }
    switch key {
    case "score": return "\(value(.score))"
    case "found": return "\(value(.commonFound)) of \(value(.commonTotal))"
    case "bonus": return "\(value(.bonusFound))"
    case "rank": return Rank(rawValue: UInt8(value(.rank))).map { "\($0)" } ?? "no rank"
    default: return "what is this?"
    }
  }

  mutating func call(_ name: String, _ argument: Substring) -> String {
    switch name {
    case "fold": return fold(Typed.bytes(argument) ?? [])
    case "day":
      let date = argument.numbers.map { Int32($0) }
      return PagePlayer.name(dailyNumber(date[0], date[1], date[2]))
    case "daily": return PagePlayer.text(dailyRoot(Int32(argument)!))
    case "draw":
      let (seed, grade, includesUnfamiliar) = drawn(argument)
      let number = Grade.allCases.first { "\($0)" == grade }.map { Int32($0.rawValue) } ?? -1
      return PagePlayer.text(draw(seed, number, includesUnfamiliar ? 1 : 0))
    case "solve": return solve(Typed.bytes(argument) ?? [])
    default: break
    }
    let words = argument.split(separator: " ")
    deal(Array(words[0].utf8), minimum: 3, scoring: "classic")
    return ofRoot(name, words.count > 1 ? UInt64(words[1])! : 0)
  }

  private func fold(_ typed: [UInt8]) -> String {
    let answer = ScrambleWeb.fold(PagePlayer.put(typed))
    return answer == 0 ? "ignored" : PagePlayer.text(answer)
  }

  private func solve(_ letters: [UInt8]) -> String {
    let answer = ScrambleWeb.solve(PagePlayer.put(letters))
    guard answer >= 0 else { return PagePlayer.name(answer) }
    let bytes = PagePlayer.bytes(answer)
    let (lines, bonus) = (bytes.count { $0 == UInt8(ascii: "\n") }, bytes.count { $0 == UInt8(ascii: "+") })
    return "\(lines - bonus) common, \(bonus) bonus, \(Digest(bytes))"
  }

  private func ofRoot(_ name: String, _ number: UInt64) -> String {
    switch name {
    case "shuffle": return PagePlayer.text(shuffle(number))
    case "lengths": return PagePlayer.rows(lengths()).map { "\($0[0]):\($0[1])+\($0[2])" }.joined(separator: " ")
    case "hints":
      return PagePlayer.rows(hints()).map { "\(Character(UnicodeScalar(UInt8($0[0]))))\($0[1]):\($0[2])" }
        .joined(separator: " ")
    case "ranks":
      let thresholds = (Int32(0)...6).map { "\(rankThreshold($0))" }.joined(separator: " ")
      let grade = Grade(rawValue: UInt8(ScrambleWeb.figure(Figure.grade.rawValue))).map { "\($0)" } ?? "no grade"
      return "\(thresholds), par \(ScrambleWeb.figure(Figure.par.rawValue)), \(grade)"
    default: return "what is this?"
    }
  }
}
