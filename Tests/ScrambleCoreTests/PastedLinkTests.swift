import Foundation
import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Links that chats and mail programs have changed, from the table `Tests/Links/pasted.json`, which the tests of the
/// page also use.
struct PastedLinkTests {
  struct Table: Decodable {
    let roots: [[String?]]
    let dailies: [[String?]]
    let destinations: [[String]]
  }

  static let table = try! JSONDecoder().decode(
    Table.self, from: Data(contentsOf: Repository.root.appending(path: "Tests/Links/pasted.json")))

  @Test(arguments: table.roots + table.dailies)
  func `the values in an address are repaired`(example: [String?]) {
    guard let pasted = example[0], let expected = example[1] else { return }
    #expect(String(decoding: PastedLink.repaired(Array(pasted.utf8)), as: UTF8.self).lowercased() == expected)
  }

  @Test(arguments: table.destinations)
  func `a text leads to a destination, or to the reason why not`(example: [String]) {
    let name: String =
      switch PastedLink.destination(of: Array(example[0].utf8), in: english) {
      case .root(let text):
        (try? Word(text)).flatMap { Round.rootLengths.contains($0.count) ? "root \($0)" : nil } ?? "damaged"
      case .daily(let puzzle): puzzle.map { "daily \($0.number)" } ?? "daily"
      case .challenge(let challenge): "challenge \(challenge.root)"
      case .nothing(let refusal): "\(refusal)"
      }
    #expect(name == example[1])
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
    if !repaired.contains(0x25) && !repaired.contains(0x26) { #expect(PastedLink.repaired(repaired) == repaired) }
  }
}
