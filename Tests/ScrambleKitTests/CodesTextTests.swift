import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

struct CodesTextTests {
  private static func round() throws -> Round {
    var round = try Round("silkworm")
    try round.play("milk", in: english, after: .seconds(12))
    return round
  }

  @Test func `a challenge converts to a string and back, even after a chat program changed it`() throws {
    let challenge = Challenge(of: try Self.round(), in: english)
    #expect("\(challenge)".hasPrefix("c1."))
    #expect(challenge.link() == "#\(challenge)")
    let link = challenge.link(to: "https://words.example/#old")
    #expect(link == "https://words.example/#\(challenge)")
    #expect(try Challenge(pasted: "(\(link)).") == challenge)
    #expect(throws: ChallengeError.damaged) { try Challenge(pasted: link.dropLast(3)) }
    #expect(try Challenge(pasted: link).replay(in: english).round.found.map(\.word) == ["milk"])
  }

  @Test func `a set and a hand-in are strings`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm", "alarming"]))
    let sensitiveWords = try gameFiles.loadSensitiveWords()
    let link = set.link(to: "https://words.example/")
    #expect(link == "https://words.example/#\(set)")
    #expect(try PuzzleSet(pasted: link, avoiding: sensitiveWords) == set)
    #expect(String(describing: set).utf8.elementsEqual(set.code))
  }

  @Test func `a shared round is a string, and its players have names`() throws {
    let puzzle = try #require(SharedPuzzle(table: 1, root: "silkworm"))
    let shared = SharedRound(puzzle)
    #expect(try SharedRound(pasted: shared.link(to: "https://words.example/")) == shared)
    #expect(SharedPlayer(id: 1, name: "  Zoë ", color: 0).nameText == "Zoë")
  }
}
