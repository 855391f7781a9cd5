import ScrambleTesting
import Testing

@testable import WordScramble

/// The code of a shared round, and merging several of them.
struct SharedRoundTests {
  private static let pool = Puzzle(root: "silkworm", in: english).common.map { $0 }

  static func puzzle(_ mode: SharedMode = .race, daily: Int? = nil) -> SharedPuzzle {
    SharedPuzzle(table: 0x0123_4567_89AB_CDEF, root: "silkworm", daily: daily, mode: mode)!
  }

  /// Returns a player with a name and some found words.
  static func player(_ id: UInt64, _ name: String, _ words: [Word] = [], isFinal: Bool = false) -> SharedPlayer {
    var player = SharedPlayer(id: id, name: Array(name.utf8), color: Int(id % 8))
    (player.words, player.isFinal) = (words.sorted(), isFinal)
    return player
  }

  static func round(_ players: [SharedPlayer], _ mode: SharedMode = .race) -> SharedRound {
    SharedRound(puzzle(mode), players: players.sorted { $0.id < $1.id })!
  }

  /// Returns a random state of a player.
  private func randomState(of id: UInt64, _ generator: inout SplitMix64) -> SharedPlayer {
    var player = Self.player(id, generator.pick(["Ana", "Ben", "小明", ""]))
    player.color = generator.next(in: 0...7)
    (player.changeCount, player.minimum) = (generator.next(in: 0...2), generator.next(in: 3...4))
    (player.seconds, player.hints) = (generator.next(in: 0...900), generator.next(in: 0...3))
    (player.clues, player.isFinal) = (generator.next(in: 0...3), generator.next(in: 0...3) == 0)
    player.words = Self.pool.filter { _ in generator.next(in: 0...2) == 0 }.sorted()
    return player
  }

  @Test(arguments: thoroughSeeds(60))
  func `codes merge to one round in any order, repeated, and in any groups`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rounds = (0..<generator.next(in: 2...7)).map { _ in
      let ids = (1...UInt64(generator.next(in: 1...6))).filter { _ in generator.next(in: 0...1) == 0 }
      return Self.round(ids.map { randomState(of: $0, &generator) })
    }
    var expected = rounds[0]
    for round in rounds.dropFirst() { try expected.add(round) }
    for _ in 0..<5 {
      var parts = rounds + rounds.filter { _ in generator.next(in: 0...1) == 0 }
      while parts.count > 1 {
        let other = parts.remove(at: generator.next(in: 0...parts.count - 1))
        let index = generator.next(in: 0...parts.count - 1)
        try parts[index].add(SharedRound(code: other.code))
      }
      #expect(parts[0] == expected)
    }
    for id in Set(rounds.flatMap { $0.players.map(\.id) }) {
      let states = rounds.compactMap { $0.player(id) }
      let merged = try #require(expected.player(id))
      #expect(Set(merged.words) == Set(states.flatMap(\.words)))
      #expect(merged.seconds == states.map(\.seconds).max() && merged.minimum == states.map(\.minimum).min())
      #expect(merged.isFinal == states.contains { $0.isFinal })
      let latestNamed = states.max { $0.yieldsName(to: $1) }
      #expect(merged.name == latestNamed?.name && merged.color == latestNamed?.color)
    }
  }

  @Test(arguments: thoroughSeeds(60))
  func `a round is read back from its code unchanged`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let ids = (1...UInt64(12)).filter { _ in generator.next(in: 0...1) == 0 }
    let round = Self.round(ids.map { randomState(of: $0 &* 0x9E37_79B9_7F4A_7C15, &generator) })
    #expect(try SharedRound(code: round.code) == round)
    #expect(try SharedRound(pasted: Array("https://example.org/x?y#".utf8) + round.code) == round)
  }

  @Test func `a code of another round, a thirteenth player and too many words are refused, and change nothing`() throws
  {
    var round = Self.round((1...12).map { Self.player($0, "P\($0)", ["milk"]) })
    let before = round
    #expect(throws: SharedRoundError.otherRound) { try round.add(SharedRound(Self.puzzle(.oneList))) }
    #expect(throws: SharedRoundError.otherRound) { try round.add(SharedRound(Self.puzzle(daily: 325))) }
    #expect(throws: SharedRoundError.full) { try round.add(Self.round([Self.player(13, "Zoe")])) }
    try round.add(Self.round([Self.player(12, "P12", ["silk"])]))
    #expect(round.player(12)?.words == ["milk", "silk"] && before.players.count == 12)
    func words(_ first: Int) -> [Word] {
      (first..<first + 600).map { number -> Word in
        let letters: [Int] = [number / 676, number / 26 % 26, number % 26]
        return Word(letters: letters.map { UInt8($0) })
      }
    }
    var large = Self.round([Self.player(1, "Ana", words(0))])
    #expect(throws: SharedRoundError.tooLarge) { try large.add(Self.round([Self.player(2, "Ben", words(600))])) }
    #expect(large.players.count == 1)
  }

  @Test(arguments: [
    ("  Ana ", "Ana"), ("a\u{202E}\u{7}b", "ab"), ("<b>=1+1</b>", "<b>=1+1</b>"), ("Annabelle-Sophie", "Annabelle-So"),
    ("阿明阿明阿明阿明阿明阿明阿明", "阿明阿明阿明阿明阿明阿明"), ("👩‍👩‍👧", "👩👩👧"),
  ])
  func `a name is the visible beginning of a text`(text: String, name: String) {
    let player = Self.player(1, text)
    #expect(String(decoding: player.name, as: UTF8.self) == name)
    #expect(Self.player(1, name).name == player.name)
  }

  @Test func `the most common rounds have short codes`() {
    let words = Puzzle(root: "alarming", in: english)
    var generator = SplitMix64(seed: 1)
    let allWords = words.common.map { $0 } + words.rare.map { $0 }
    func length(players: Int, words count: Int) -> Int {
      let puzzle = SharedPuzzle(table: generator.next(), root: "alarming", daily: 325)!
      let players = (0..<players).map { _ in
        var pool = allWords
        // All players tend to find the same words first, as people do.
        let found = (0..<count).map { _ in pool.remove(at: min(generator.next(in: 0...pool.count / 2), pool.count - 1))
        }
        var player = Self.player(generator.next(), "Annabelle", found, isFinal: true)
        (player.seconds, player.hints, player.changeCount) = (700, 2, 1)
        return player
      }
      return SharedRound(puzzle, players: players.sorted { $0.id < $1.id })!.code.count
    }
    #expect(length(players: 4, words: 25) < 450)
    #expect(length(players: 12, words: 60) < 1_200)
  }
}

extension SharedPlayer {
  /// Returns whether the name and color of another state count, literally by the rule.
  fileprivate func yieldsName(to other: SharedPlayer) -> Bool {
    let (mine, theirs) = (name + [UInt8(color)], other.name + [UInt8(other.color)])
    return changeCount == other.changeCount ? mine.lexicographicallyPrecedes(theirs) : changeCount < other.changeCount
  }
}
