import ScrambleTesting
import Testing
import WordScramble

struct DealerTests {
  static let lexicon = try! WordList(
    everyday: "silkworm alarming planters marginal", familiar: "silkworm alarming planters", unfamiliar: "marginal"
  ).lexicon()
  static let roots = ["silkworm", "alarming", "planters", "marginal"] as [Word]
  static let dealer = Dealer(roots: roots, in: lexicon)

  @Test func `every familiar root is dealt, and no other`() {
    #expect(Set((0..<100).map { Self.dealer.root(seed: $0) }) == ["silkworm", "alarming", "planters"])
    #expect(Set((0..<100).map { Self.dealer.root(seed: $0, includesUnfamiliar: true) }) == Set(Self.roots))
  }

  @Test(
    arguments: [
      [], ["silkworm"], ["planters", "alarming"], ["silkworm", "marginal"], ["triangle", "silkworm", "alarming"],
    ] as [[Word]])
  func `a recent root is not dealt while there are others`(recent: [Word]) {
    let left = Set(Self.roots.dropLast()).subtracting(recent)
    #expect(Set((0..<100).map { Self.dealer.root(seed: $0, avoiding: recent) }) == left)
  }

  @Test func `where all roots are recent one of them is dealt`() {
    for seed in UInt64(0)..<20 { #expect(Self.roots.contains(Self.dealer.root(seed: seed, avoiding: Self.roots))) }
  }

  @Test func `a grade that no root has gives way, but not to a recent root`() {
    for seed in UInt64(0)..<5 {
      #expect(Self.dealer.root(seed: seed, grade: .easy, avoiding: ["silkworm", "planters"]) == "alarming")
    }
  }

  @Test func `without roots there is silkworm`() {
    #expect(Dealer(roots: [], in: Self.lexicon).root(seed: 1) == Dealer.defaultRoot)
    #expect(Dealer.defaultRoot == "silkworm")
  }
}
