import ScrambleCore
import ScrambleTesting
import Testing

struct DealerTests {
  static let lexicon = try! WordList(
    everyday: "silkworm alarming planters marginal", familiar: "silkworm alarming planters", unfamiliar: "marginal"
  ).lexicon()
  static let roots = ["silkworm", "alarming", "planters", "marginal"] as [Word]
  static let dealer = Dealer(roots: roots, in: lexicon)

  @Test func `every familiar root is dealt, and no others are`() {
    #expect(Set((0..<100).map { Self.dealer.root(seed: $0) }) == ["silkworm", "alarming", "planters"])
  }

  @Test(
    arguments: [
      [], ["silkworm"], ["planters", "alarming"], ["silkworm", "marginal"], ["triangle", "silkworm", "alarming"],
    ] as [[Word]])
  func `a root that was played is not dealt while there are others`(played: [Word]) {
    let unplayed = Set(Self.roots.dropLast()).subtracting(played)
    #expect(Set((0..<100).map { Self.dealer.root(seed: $0, isPlayed: played.contains) }) == unplayed)
  }

  @Test func `if all roots were played, one of them is dealt after 64 draws`() {
    for seed in UInt64(0)..<20 {
      var callCount = 0
      let root = Self.dealer.root(seed: seed) { _ in
        callCount += 1
        return true
      }
      #expect(Self.roots.contains(root) && callCount == 64)
    }
  }

  @Test func `a grade that no root has is ignored, but played roots are still avoided`() {
    let played: Set<Word> = ["silkworm", "planters"]
    for seed in UInt64(0)..<5 {
      #expect(Self.dealer.root(seed: seed, grade: .easy, isPlayed: played.contains) == "alarming")
    }
  }

  @Test func `without roots, silkworm is dealt`() {
    #expect(Dealer(roots: [], in: Self.lexicon).root(seed: 1) == Puzzle.defaultRoot)
    #expect(Puzzle.defaultRoot == "silkworm")
  }

  @Test(arguments: UInt64(0)..<20)
  func `New Word deals no root of a saved round while there are others, even after a restart`(seed: UInt64) throws {
    let openGame = { (saved: SavedRounds) in
      Game(
        lexicon: english, roots: Self.eightRoots, options: DealOptions(), saved: saved, seed: seed, at: 1_795_000_000)
    }
    var game = openGame(SavedRounds())
    var dealtRoots = [game.round.root]
    for number in 1..<UInt64(Self.eightRoots.count) {
      try game.play(text: game.puzzle.common[0].ascii, at: 1_795_000_000)
      if number % 3 == 0 {
        game = openGame(game.saved)
      }
      game.dealNewWord(seed: seed &* 77 &+ number, at: 1_795_000_000)
      dealtRoots.append(game.round.root)
    }
    #expect(Set(dealtRoots) == Set(Self.eightRoots))
  }

  @Test func `the grade still matters while played roots are skipped`() throws {
    var options = DealOptions()
    options.grade = .hard
    var game = Game(lexicon: english, options: options, seed: 9, at: 1_795_000_000)
    for seed in UInt64(0)..<40 {
      #expect(game.puzzle.grade == .hard && english.rootStatus(of: game.round.root) == .familiar)
      game.dealNewWord(seed: seed, at: 1_795_000_000)
    }
  }

  private static let eightRoots = english.roots.filter { $0.rootStatus == .familiar }.prefix(8).map(\.word)
}
