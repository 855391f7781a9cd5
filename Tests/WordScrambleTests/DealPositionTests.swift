import ScrambleTesting
import Testing

@testable import WordScramble

/// New Word goes through the whole list before a word comes again.
struct DealPositionTests {
  private static let roots =
    "silkworm alarming planters triangle daughter mountain notebook elephant sandwich umbrella".split(separator: " ")
  private static let lexicon = try! WordList(
    everyday: roots.joined(separator: " ") + " marginal",
    familiar: roots.joined(separator: " "), unfamiliar: "marginal"
  ).lexicon(isPart: false)

  private func game(_ options: DealOptions = DealOptions(), saved: SavedRounds = SavedRounds(), seed: UInt64) -> Game {
    Game(lexicon: Self.lexicon, options: options, saved: saved, seed: seed, at: 1_795_000_000)
  }

  /// Returns the roots of so many new words.
  private func deal(_ count: Int, in game: inout Game, seed: UInt64 = 0) -> [Word] {
    (0..<count).map { number in
      game.newWord(seed: seed + UInt64(number), at: 1_795_000_000)
      return game.round.root
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `no word comes twice before all have come, whatever the seeds are`(seed: UInt64) {
    var game = game(seed: seed)
    let dealt = [game.round.root] + deal(Self.roots.count - 1, in: &game, seed: seed &* 77)
    #expect(Set(dealt).count == Self.roots.count)
    let again = deal(Self.roots.count - 2, in: &game)
    #expect(Set(again).count == again.count, "the list begins again, and not with the words just dealt")
  }

  @Test func `the way through the list is kept, and goes on where it ended`() {
    var game = game(seed: 3)
    var dealt = [game.round.root]
    for visit in UInt64(0)..<4 {
      dealt += deal(2, in: &game, seed: visit)
      var disk: [[UInt8]: [UInt8]] = [:]
      for record in game.takeUnsaved() { disk[record.key] = record.bytes }
      game = self.game(saved: SavedRounds(disk.values.flatMap { $0 }), seed: visit)
    }
    #expect(Set(dealt).count == dealt.count && dealt.count == 9)
  }

  @Test func `all roots have a way of their own`() {
    var options = DealOptions()
    options.includesUnfamiliar = true
    var game = game(options, seed: 5)
    let dealt = [game.round.root] + deal(Self.roots.count, in: &game)
    #expect(Set(dealt) == Set(Self.lexicon.dealtRoots))
  }

  @Test func `a grade is dealt from the same order, and each root of it comes once`() {
    var options = DealOptions()
    options.grade = .hard
    var game = Game(lexicon: english, options: options, seed: 9, at: 1_795_000_000)
    let dealt = [game.round.root] + deal(60, in: &game)
    #expect(Set(dealt).count == 61)
    #expect(dealt.allSatisfy { Puzzle(root: $0, in: english).grade == .hard })
    #expect(dealt.allSatisfy { english.rootStatus(of: $0) == .familiar })
  }

  @Test func `a seed that the player names gives the same word in every game`() {
    var options = DealOptions()
    options.seed = 11
    let first = game(options, seed: 1)
    var other = game(seed: 2)
    other.start(options, seed: 3, at: 1_795_000_000)
    #expect(first.round.root == other.round.root)
    #expect(first.shelf.dealt == nil, "it is no step on the way through the list")
  }

  @Test func `a list of the player's own, and a part of the word list, have no way that is kept`() {
    var own = Game(
      lexicon: Self.lexicon, roots: ["silkworm", "alarming"], options: DealOptions(), seed: 1, at: 1_795_000_000)
    own.newWord(seed: 2, at: 1_795_000_000)
    #expect(own.shelf.dealt == nil)
  }

  @Test func `another edition begins its own order`() {
    var game = Game(lexicon: english, options: DealOptions(), seed: 1, at: 1_795_000_000)
    let other = self.game(saved: game.saved, seed: 2)
    #expect(game.shelf.dealt?.edition == english.edition)
    var changed = other
    changed.newWord(seed: 4, at: 1_795_000_000)
    #expect(changed.shelf.dealt?.edition == Self.lexicon.edition && changed.shelf.dealt?.passed.max() == 1)
    game.newWord(seed: 1, at: 1_795_000_000)
    #expect(game.shelf.dealt?.passed.max() == 2)
  }
}
