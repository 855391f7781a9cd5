import Foundation
import ScrambleTesting
import Testing

@testable import ScrambleCore

struct ChallengeCodeTests {
  private static let example = Challenge(
    .free(root: "silkworm", minutes: 3), ("Ana", ["milk", "silk", "worm"], true), ("Ben", ["milk", "koi"], false))

  @Test(arguments: 3...15, [0, 3, 10])
  func `a code leads back to its challenge, and every challenge has one code`(length: Int, minutes: Int) {
    var generator = SplitMix64(seed: UInt64(length * 16 + minutes))
    for count in [1, 2, 5, Challenge.maxPlayers] {
      let root = generator.word(lengths: length...length, alphabet: generator.pick([2, 8, 26]))
      expectCode(of: generator.challenge(on: .free(root: root, minutes: minutes), players: count))
      expectCode(of: generator.challenge(on: .daily(generator.pick([1, 322, 1166, 2_912_443])), players: count))
    }
  }

  private func expectCode(of challenge: Challenge) {
    #expect(NaiveCode(challenge).text == challenge.codeText)
    let decoded = Challenge(pasted: challenge.codeText)
    #expect(decoded == challenge && decoded?.code == challenge.code)
  }

  @Test func `a code with another character, without some of them or with more is refused`() {
    let code = Self.example.code
    #expect(Challenge(pasted: code, in: english) == Self.example)
    for index in code.indices {
      for digit in UInt8(ascii: "0")...UInt8(ascii: "z") where Base62Number.digit(digit) != nil && digit != code[index]
      {
        var changed = code
        changed[index] = digit
        #expect(Challenge(pasted: changed, in: english) == nil)
        changed[index] = code[index]
        changed.insert(digit, at: index)
        #expect(changed == code || Challenge(pasted: changed, in: english) == nil)
      }
      #expect(Challenge(pasted: Array(code[..<index]), in: english) == nil)
      #expect(Challenge(pasted: Array(code[index...].dropFirst()), in: english) == nil)
    }
  }

  /// Changes that keep the checksum right.
  private static let changes: [(String, @Sendable (inout NaiveCode) -> Void)] = [
    ("no version", { $0.version = 0 }), ("a later version", { $0.version = 2 }),
    ("day 0", { $0.id = NaiveCode.bits(of: .daily(0)) }),
    ("a day after the last", { $0.id = NaiveCode.bits(of: .daily(2_912_444)) }),
    ("a root of two letters", { $0.id = NaiveCode.bits(of: [1, 2], 0) }),
    ("a root with a character after z", { $0.id = NaiveCode.bits(of: [1, 2, 26], 0) }),
    ("five minutes", { $0.id = NaiveCode.bits(of: .free(root: "silkworm", minutes: 5)) }),
    ("players not by name", { $0.players.swapAt(0, 1) }), ("a player twice", { $0.players[1] = $0.players[0] }),
    ("one person twice", { $0.players[1].name = Array("ÁNA".utf8) }), ("no name", { $0.players[0].name = [] }),
    ("a name with a space at its end", { $0.players[0].name = Array("Ana ".utf8) }),
    ("a name of 25 characters", { $0.players[0].name = Array(repeating: UInt8(ascii: "a"), count: 25) }),
    ("an invisible character", { $0.players[0].name = Array("Ana\u{202E}".utf8) }),
    ("half a character", { $0.players[0].name = [0xC3] }),
    ("words not in order", { $0.words.swapAt(0, 1) }), ("a word twice", { $0.words[1] = $0.words[0] }),
    ("a word of nobody", { $0.words[0].finders = [false, false] }),
    ("a word of two letters", { $0.words[0].places = [0, 1] }),
    ("the root", { $0.words[0].places = Array(0...7) }), ("a letter twice", { $0.words[0].places = [0, 1, 0] }),
    ("one more zero", { $0.rest = String(repeating: "0", count: 9) }), ("a bit after the end", { $0.rest = "1" }),
    (
      "thirteen players",
      { code in
        code.players = "abcdefghijklm".utf8.map { ([$0], false) }
        code.words = []
      }
    ),
  ]

  @Test(arguments: changes.indices)
  func `a code that says something else than a challenge may is refused, though its checksum is right`(index: Int) {
    var code = NaiveCode(Self.example)
    Self.changes[index].1(&code)
    #expect(Challenge(pasted: code.text) == nil, "\(Self.changes[index].0)")
  }

  @Test func `a place is refused if the root has no such letter, or an earlier one is free`() {
    let challenge = Challenge(.free(root: "banana", minutes: 0), ("Ana", ["ban", "nab"], false))
    for places in [[0, 1, 2], [0, 1, 4], [0, 3, 2], [0, 1, 6]] {
      var code = NaiveCode(challenge)
      code.words[0].places = places
      #expect((Challenge(pasted: code.text) == nil) == (places != [0, 1, 2]), "\(places)")
    }
  }

  @Test func `any content with a right checksum is read without a trap`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<thorough(50_000) {
      let count = generator.next(in: 0...60)
      let isFull = generator.next(in: 0...3) == 0
      let bytes: [UInt8] = [1] + (0..<count).map { _ in isFull ? 0xFF : generator.byte() }
      let text = NaiveCode.text(of: bytes + NaiveCode.checksum(of: bytes))
      if let challenge = Challenge(pasted: text) { #expect(challenge.codeText == text) }
    }
  }

  @Test func `a code has at most 4000 characters, and a longer one is refused`() throws {
    let round = Round(root: "abcdefghijklmno")
    var generator = SplitMix64(seed: 5)
    let words = (0..<900).map { _ in
      var shuffled = round.root.letters
      generator.shuffle(&shuffled)
      return Word(letters: Array(shuffled.prefix(8)))
    }
    let challenge = Challenge(on: round, players: [Player(name: "Ana", words: words)])
    #expect(challenge.code.count <= Challenge.maxCodeLength)
    let decoded = try #require(Challenge(pasted: challenge.codeText))
    #expect(decoded.code == challenge.code && decoded.players[0].words.count > 500)
    let long = NaiveCode(challenge)
    #expect(long.text.count > Challenge.maxCodeLength && Challenge(pasted: long.text) == nil)
  }

  @Test func `the code of four players with 25 words each has at most 420 characters`() {
    var longest = 0
    for root in Set(CommittedWords.dailies).sorted() {
      var generator = SplitMix64(seed: 1)
      let puzzle = Puzzle(root: root, in: english)
      var words = Array(puzzle.common) + Array(puzzle.rare)
      generator.shuffle(&words)
      let players = ["Claire", "Hannah", "Markus", "Thomas"].enumerated().map { index, name in
        Player(name: PlayerName(name.utf8)!, words: Array(words.dropFirst(index * 25).prefix(25)))
      }
      longest = max(longest, Challenge(on: Round(root: root), players: players).code.count)
    }
    #expect(longest <= 420)
  }

  @Test func `the example of the documentation is decoded, and its bits are those of the code`() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Challenges.md"), encoding: .utf8)
    let blocks = page.matches(of: /```text\n(.*?)```/.dotMatchesNewlines()).map { String($0.output.1) }
    let challenge = try #require(Challenge(pasted: blocks[0]))
    let lines = challenge.players.map { player in
      let words = player.words.map(\.description).joined(separator: ", ")
      return "\(player.name), \(player.hasFinished ? "finished" : "playing"): \(words)"
    }
    #expect(blocks[1] == "\(challenge.root)\n\(lines.joined(separator: "\n"))\n")
    let bits = blocks[2].split(separator: "\n").map { $0.prefix { $0 == "0" || $0 == "1" || $0 == " " } }.joined()
    #expect(bits.filter { $0 != " " } == NaiveCode(challenge).bits)
  }
}
