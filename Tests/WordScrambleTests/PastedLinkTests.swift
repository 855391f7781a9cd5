import Foundation
import ScrambleTesting
import Testing

@testable import WordScramble

/// Links that chats and mail programs have changed, from the table `Tests/Links/pasted.json`, which the tests of the
/// page also use.
struct PastedLinkTests {
  struct Table: Decodable {
    let challenges: [[String]]
    let refused: [[String]]
    let roots: [[String?]]
    let dailies: [[String?]]
    let destinations: [[String]]
  }

  static let table = try! JSONDecoder().decode(
    Table.self, from: Data(contentsOf: Repository.root.appending(path: "Tests/Links/pasted.json")))

  private func fillingPlaceholders(in text: String) -> String {
    let escaped = ChallengeTests.goldenCode.map { $0.isLetter || $0.isNumber ? "\($0)" : "\\\($0)" }.joined()
    let split = ChallengeTests.goldenCode.map { "\($0)" }.joined(separator: "\u{200B}\u{AD}")
    return text.replacing("{escaped}", with: escaped).replacing("{split}", with: split)
      .replacing("{}", with: ChallengeTests.goldenCode).replacing("{rest}", with: ChallengeTests.goldenCode.dropFirst())
  }

  private func repaired(_ text: String) -> String {
    String(decoding: PastedLink.repaired(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: table.challenges)
  func `changes that chats and mail programs make to a link are undone`(example: [String]) throws {
    let pasted = fillingPlaceholders(in: example[0])
    #expect(repaired(pasted) == fillingPlaceholders(in: example[1]))
    #expect(try Challenge(pasted: Array(pasted.utf8)) == ChallengeTests.goldenChallenge)
  }

  @Test(arguments: table.refused)
  func `nothing else is guessed`(example: [String]) {
    let pasted = fillingPlaceholders(in: example[0])
    #expect(repaired(pasted) == fillingPlaceholders(in: example[1]))
    #expect(throws: ChallengeError.damaged) { try Challenge(pasted: Array(pasted.utf8)) }
  }

  @Test(arguments: table.roots + table.dailies)
  func `the values in an address are repaired in the same way`(example: [String?]) {
    guard let pasted = example[0], let expected = example[1] else { return }
    #expect(repaired(pasted).lowercased() == expected)
  }

  @Test(arguments: table.destinations)
  func `a text leads to a destination, or to the reason why not`(example: [String]) {
    let name: String =
      switch PastedLink.destination(of: Array(fillingPlaceholders(in: example[0]).utf8)) {
      case .challenge: "challenge"
      case .set: "set"
      case .sharedRound: "shared"
      case .root(let text):
        (try? Word(text)).flatMap { Round.rootLengths.contains($0.count) ? "root \($0)" : nil } ?? "damaged"
      case .daily(let number): number.map { "daily \($0)" } ?? "daily"
      case .nothing(let refusal): "\(refusal)"
      }
    #expect(name == example[1])
  }

  @Test func `typographic hyphens become plain hyphens again`() {
    #expect(repaired("c1.a\u{2011}b\u{2013}c\u{2014}d") == "c1.a-b-c--d")
  }

  @Test func `a link of a later version is still newer`() {
    for link in ["C3.AAAA.", "https://example.org/%23c12.AAAA&fbclid=1"] {
      #expect(throws: ChallengeError.newer) { try Challenge(pasted: Array(link.utf8)) }
    }
  }

  @Test(arguments: ["S1.AbC", "https://example.org/#S1.AbC.", "https://example.org/%23s1.AbC&fbclid=1", "“S1.AbC”"])
  func `changes to the link of a set are undone too`(link: String) {
    #expect(repaired(link) == "s1.AbC")
  }

  @Test(arguments: UInt64(0)..<200)
  func `any bytes can be repaired, and repairing them again changes nothing`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces: [[UInt8]] = [
      [0x23], [0x25], [0x32, 0x33], [0x26], [0xE3], [0x80], [0x82], [0xC2, 0xA0], [0xFF], [0], [0x43, 0x31], [0x2E],
    ]
    let text = (0..<generator.next(in: 0...12)).flatMap { _ in generator.pick(pieces) }
    let repaired = PastedLink.repaired(text)
    #expect(repaired.count <= text.count)
    if !repaired.contains(0x25) && !repaired.contains(0x23) && !repaired.contains(0x26) {
      #expect(PastedLink.repaired(repaired) == repaired)
    }
  }
}
