import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// Encoding results as JSON and decoding them.
struct CodableTests {
  private static func round() throws -> Round {
    var round = try Round.daily(number: 330, in: english, at: Moment(seconds: 1_795_000_000, uptime: 0))
    for (index, word) in Puzzle(of: round, in: english).common.prefix(3).enumerated() {
      try round.play(word, in: english, after: PlayTime(tenths: 15 * (index + 1)))
    }
    round.takeHint(after: .seconds(7))
    return round
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func roundTripped<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `results survive a round trip through JSON`() throws {
    let round = try Self.round()
    #expect(try roundTripped(round) == round)
    #expect(try roundTripped(round.found) == round.found)
    let standing = Standing(of: round, in: Puzzle(of: round, in: english))
    #expect(try roundTripped(standing) == standing)
  }

  @Test func `words, names and times are written in readable form`() throws {
    #expect(try json(["milk" as Word]) == #"["milk"]"#)
    #expect(try json([Rank.wholeString]) == #"["wholeString"]"#)
    #expect(try json([Grade.hard]) == #"["hard"]"#)
    #expect(try json([PlayTime(tenths: 123)]) == "[12.3]")
    #expect(try json(Standing.Requirement.points(3, .braid)) == #"{"points":{"points":3,"rank":"braid"}}"#)
    let found = try #require(Self.round().found.last)
    #expect(try json(found) == #"{"isCommon":true,"points":2,"time":1.5,"word":"\#(found.word)"}"#)
  }

  @Test func `a standing is written with the names of its properties`() throws {
    let round = try Self.round()
    let standing = try JSONSerialization.jsonObject(
      with: JSONEncoder().encode(Standing(of: round, in: Puzzle(of: round, in: english))))
    #expect(
      try #require(standing as? [String: Any]).keys.sorted() == [
        "bonusCount", "clueCount", "foundCount", "goal", "hints", "lengths", "next", "par", "rank", "score", "share",
        "total", "totalPoints",
      ])
  }

  @Test func `every case of a named enumeration is decoded`() throws {
    #expect(try roundTripped(Rank.allCases) == Rank.allCases)
    #expect(try roundTripped(Grade.allCases) == Grade.allCases)
  }

  @Test(arguments: [#""mi1k""#, #""""#, "3"])
  func `text that is not a word is refused`(json: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(Word.self, from: Data(json.utf8)) }
  }

  @Test func `text that is not a rank or a round is refused`() throws {
    let json = Data(#""other""#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Rank.self, from: json) }
    #expect(throws: RecordError.damaged) { try JSONDecoder().decode(Round.self, from: json) }
  }

  @Test(arguments: [(12.34, 123), (12.37, 124), (-12.37, -124), (1e300, 999_999_999), (-1e300, -999_999_999)])
  func `a decoded time is clamped`(seconds: Double, tenths: Int) throws {
    let time = try JSONDecoder().decode(PlayTime.self, from: JSONEncoder().encode(seconds))
    #expect(time.tenths == tenths)
  }

  @Test func `a time that is not a number is no time`() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "nan")
    #expect(try decoder.decode([PlayTime].self, from: Data(#"["nan", "+"]"#.utf8)) == [.zero, .longest])
  }
}
