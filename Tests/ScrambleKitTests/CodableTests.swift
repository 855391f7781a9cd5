import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// Encoding results as JSON and decoding them.
struct CodableTests {
  private static func round() throws -> Round {
    var round = try Round(daily: 330, in: english)
    for word in Puzzle(root: round.root, in: english).common.prefix(3) { try round.play(word, in: english) }
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

  @Test func `a standing survives a round trip through JSON`() throws {
    let round = try Self.round()
    let standing = Standing(of: round, in: Puzzle(root: round.root, in: english))
    #expect(try roundTripped(standing) == standing)
  }

  @Test func `words and names are written in readable form`() throws {
    #expect(try json(["milk" as Word]) == #"["milk"]"#)
    #expect(try json([Rank.allWords]) == #"["allWords"]"#)
    #expect(try json([Grade.hard]) == #"["hard"]"#)
    #expect(try json(Standing.Requirement.points(3, .fine)) == #"{"points":{"points":3,"rank":"fine"}}"#)
  }

  @Test func `a standing is written with the names of its properties`() throws {
    let round = try Self.round()
    let standing = try JSONSerialization.jsonObject(
      with: JSONEncoder().encode(Standing(of: round, in: Puzzle(root: round.root, in: english))))
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

  @Test func `text that is not a rank is refused`() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Rank.self, from: Data(#""other""#.utf8)) }
  }
}
