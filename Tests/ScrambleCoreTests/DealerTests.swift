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

  @Test func `if all roots of a grade were played, none is dealt`() {
    #expect(Self.dealer.root(seed: 1) { _ in true } == nil)
    #expect(Self.dealer.root(seed: 1, grade: .easy) == nil)
  }

  @Test func `without roots, silkworm is dealt`() {
    #expect(Dealer(roots: [], in: Self.lexicon).root(seed: 1) == Puzzle.defaultRoot)
    #expect(Puzzle.defaultRoot == "silkworm")
  }

  @Test(arguments: UInt64(0)..<20)
  func `New Word deals no root that has a round while there are others, even after a restart`(seed: UInt64) {
    var game = Game(lexicon: english, roots: { Self.eightRoots }, seed: seed, at: 0)
    var dealtRoots: Set<Word> = [game.round.root]
    for number in 1..<UInt64(Self.eightRoots.count) {
      if number % 3 == 0 {
        game = Game(lexicon: english, roots: { Self.eightRoots }, history: game.history, seed: seed, at: 0)
      }
      game.open(.newWord(nil, minutes: nil), in: .utc, seed: seed &* 77 &+ number, at: 0)
      dealtRoots.insert(game.round.root)
    }
    #expect(dealtRoots == Set(Self.eightRoots))
  }

  @Test func `the grade still matters while played roots are skipped`() {
    var game = Game(lexicon: english, seed: 9, at: 0)
    for seed in UInt64(0)..<40 {
      game.open(.newWord(.hard, minutes: nil), in: .utc, seed: seed, at: 0)
      #expect(game.puzzle.grade == .hard && english.rootStatus(of: game.round.root) == .familiar)
      #expect(game.substitute == nil)
    }
  }

  @Test func `once every root of a grade has a round, another grade is dealt and reported`() {
    let roots: [Word] = ["silkworm", "mentally"]
    var game = Game(lexicon: english, roots: { roots }, opening: .newWord(.medium, minutes: nil), seed: 1, at: 0)
    #expect(game.round.root == "silkworm" && game.substitute == nil)
    game.open(.newWord(.medium, minutes: nil), in: .utc, seed: 2, at: 0)
    #expect(game.round.root == "mentally" && game.substitute == .anyGrade)
    game.open(.newWord(nil, minutes: nil), in: .utc, seed: 3, at: 0)
    #expect(roots.contains(game.round.root) && game.substitute == nil)
  }

  private static let eightRoots = english.roots.filter { $0.rootStatus == .familiar }.prefix(8).map(\.word)
}
