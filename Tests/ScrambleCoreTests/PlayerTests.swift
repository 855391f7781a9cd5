import ScrambleTesting
import Testing

@testable import ScrambleCore

struct PlayerTests {
  private static let id = Round.ID.free(root: "silkworm", minutes: 0)

  private func players(_ generator: inout SplitMix64) -> [Player] {
    generator.challenge(on: Self.id, players: generator.next(in: 1...4)).players
  }

  /// Returns players whose names are spelled in several ways, but not more than twelve people.
  private func challenges(_ generator: inout SplitMix64) -> [[Player]] {
    let names = (0..<Challenge.maxPlayers).map { "Ana\($0)" }
    return (0..<generator.next(in: 1...8)).map { _ in
      players(&generator).map { player in
        let name = generator.pick(names)
        let spelling = generator.pick([name, name.lowercased(), " Án a\(name.dropFirst(3))"])
        return Player(name: PlayerName(spelling.utf8)!, words: player.words, hasFinished: player.hasFinished)
      }
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `players joined in any order, any number of times, are the same`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var challenges = challenges(&generator)
    let joined = challenges.reduce([]) { $0.joined(with: $1).limited() }
    challenges += (0..<generator.next(in: 0...4)).map { _ in generator.pick(challenges) }
    generator.shuffle(&challenges)
    #expect(challenges.reduce([]) { $0.joined(with: $1).limited() } == joined)
    // Two who have joined different links and then each other's.
    let half = challenges.count / 2
    let first = challenges[..<half].reduce([]) { $0.joined(with: $1).limited() }
    let second = challenges[half...].reduce([]) { $0.joined(with: $1).limited() }
    #expect(first.joined(with: second) == joined && second.joined(with: first) == joined)
    #expect(Set(joined.map(\.name.key)).count == joined.count && joined.count <= Challenge.maxPlayers)
  }

  @Test func `equal names are one person, with the words of both`() {
    let device = Player(name: "ana maria", words: ["silk", "milk"])
    let other = Player(name: "Ana  MARIA", words: ["worm", "milk"], hasFinished: true)
    let joined = Player(name: "Ana MARIA", words: ["milk", "silk", "worm"], hasFinished: true)
    #expect([device].joined(with: [other]) == [joined] && [other].joined(with: [device]) == [joined])
  }

  @Test func `of thirteen, those with the most words stay, then by name, and oneself always`() {
    let words: [Word] = ["milk", "silk", "worm"]
    let players = "abcdefghijklm".map { letter in
      let count = "cm".contains(letter) ? 1 : letter == "d" ? 3 : 2
      return Player(name: PlayerName("\(letter)".utf8)!, words: Array(words.prefix(count)))
    }
    func names(_ players: [Player]) -> String { players.map(\.name.description).joined() }
    #expect(names([].joined(with: players.reversed()).limited()) == "abcdefghijkl")
    #expect(names(players.limited(keeping: "M")) == "abdefghijklm")
    #expect(names(players.dropLast().limited(keeping: "Z")) == "abcdefghijkl")
    #expect(names(Challenge(on: Round(root: "silkworm"), players: players).players) == "abcdefghijkl")
  }
}
