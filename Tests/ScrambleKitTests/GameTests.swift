import Foundation
import ScrambleKit
import Testing
import WordScramble

struct GameTests {
  private let folder: TemporaryFolder
  private let store: RoundStore
  private let roots = english.roots.map(\.word)

  init() throws {
    folder = try TemporaryFolder()
    store = RoundStore(file: StateFile(path: folder.file("rounds.json")))
  }

  private func game(_ change: (inout DealOptions) -> Void = { _ in }, seed: UInt64 = 1, at time: Int64 = 1000) -> Game {
    var options = DealOptions()
    change(&options)
    guard case .rounds(let saved) = store.load(at: 0) else { preconditionFailure("the file is sound") }
    return Game(lexicon: english, roots: roots, options: options, saved: saved, store: store, seed: seed, now: { time })
  }

  private func play(_ game: inout Game, _ text: String) {
    _ = try? game.play(text: text.utf8)
  }

  @Test func `a game goes on where it was left`() {
    var first = game { $0.root = "silkworm" }
    play(&first, "milk")
    #expect(game().round == first.round)
  }

  @Test func `a seed names a word, and begins anew`() {
    #expect(game { $0.seed = 7 }.round.root == game { $0.seed = 7 }.round.root)
    var first = game { $0.seed = 7 }
    first.newWord(seed: 8)
    #expect(game({ $0.seed = 7 }, at: 2000).round.found.isEmpty)
  }

  @Test func `another root puts the round in hand on the shelf, and its own name brings it back`() {
    var first = game { $0.root = "silkworm" }
    play(&first, "milk")
    var second = game({ $0.root = "alarming" }, at: 2000)
    play(&second, "ring")
    #expect(second.round.root == "alarming")
    #expect(game({ $0.root = "silkworm" }, at: 3000).round.found.map(\.word) == ["milk"])
    #expect(game { $0.root = "alarming" }.round.found.map(\.word) == ["ring"])
  }

  @Test func `a daily puzzle and a root of the same letters are two rounds`() throws {
    let root = try #require(DailyPuzzle(number: 3)?.root(in: english))
    let daily = game { $0.daily = 3 }
    #expect(daily.round.root == root)
    #expect(daily.round.daily == 3)
    #expect(game { $0.root = root }.round.daily == nil)
    #expect(game { $0.daily = 3 }.round.daily == 3)
  }

  @Test func `undoing a new word gives the round back, words and all`() {
    var game = game { $0.root = "silkworm" }
    play(&game, "milk")
    let before = game.round
    game.newWord(seed: 5)
    #expect(game.round.root != before.root)
    let hasGone = game.goBack()
    #expect(hasGone)
    #expect(game.round == before)
  }

  @Test func `going back shows the words of the round that is on disk, whatever another program did`() {
    var first = game { $0.root = "alarming" }
    play(&first, "ring")
    first = game({ $0.root = "silkworm" }, at: 2000)
    play(&first, "milk")
    var second = game(at: 3000)
    second.newWord(seed: 5)
    let hasGone = first.goBack()
    #expect(hasGone)
    #expect(first.puzzle.root == first.round.root)
  }

  @Test func `grades and rules asked for are met`() {
    for grade in Grade.allCases {
      let dealt = game { ($0.grade, $0.minimum, $0.scoring) = (grade, 4, .letters) }
      #expect(dealt.puzzle.grade == grade)
      #expect(dealt.round.minimum == 4)
      #expect(dealt.round.scoring == .letters)
    }
  }

  @Test func `a new game takes a familiar root, and any root where all are asked for`() {
    let familiar = Set(english.roots.filter { $0.rootStatus == .familiar }.map(\.word))
    let dealer = Dealer(roots: roots, in: english)
    #expect((0..<300).allSatisfy { familiar.contains(dealer.root(seed: $0)) })
    #expect((0..<300).contains { !familiar.contains(dealer.root(seed: $0, includesUnfamiliar: true)) })
  }

  @Test func `an ended round is not resumed unless it is asked for by name`() {
    var game = game { $0.root = "silkworm" }
    play(&game, "milk")
    game.end()
    #expect(self.game(at: 2000).round.root != "silkworm")
    #expect(self.game { $0.root = "silkworm" }.round.isEnded)
  }

  @Test func `what cannot be kept is said once, and play goes on`() throws {
    var game = game { $0.root = "silkworm" }
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    play(&game, "milk")
    let first = game.takeSaveTrouble()
    play(&game, "work")
    let second = game.takeSaveTrouble()
    #expect(first != nil && second == nil)
    #expect(game.hasFailedToSave)
    #expect(game.round.found.count == 2)
  }
}
