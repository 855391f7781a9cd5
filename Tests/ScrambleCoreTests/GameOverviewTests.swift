import ScrambleTesting
import Testing

@testable import ScrambleCore

/// The rounds other than the current one.
struct GameOverviewTests {
  private func open(_ root: Word, in game: inout Game, at second: Int64, finding count: Int = 1) {
    game.open(.round(.free(root: root, minutes: 0)), at: second)
    game.find(count, at: second)
  }

  private func roots(_ rounds: [RoundSummary]) -> [Word] { rounds.map(\.root) }

  @Test func `rounds with a word or a clue are unfinished, those touched last first`() {
    var game = Game(on: "silkworm")
    game.find(2)
    #expect(game.unfinished.isEmpty, "it is the current one")
    open("planters", in: &game, at: noon + 1, finding: 0)
    game.takeClue(at: noon + 1)
    open("triangle", in: &game, at: noon + 2, finding: 0)
    open("starving", in: &game, at: noon + 3)
    open("alarming", in: &game, at: noon + 4, finding: 0)
    #expect(roots(game.unfinished) == ["starving", "planters", "silkworm"])
    #expect(game.unfinished.map(\.foundCount) == [1, 0, 2])
    #expect(game.unfinished.last?.total == 40 && game.unfinished.last?.began == noon)
    open("silkworm", in: &game, at: noon + 5, finding: 0)
    open("alarming", in: &game, at: noon + 6, finding: 0)
    #expect(roots(game.unfinished) == ["silkworm", "starving", "planters"])
  }

  @Test func `a round that has ended or is whole is not unfinished`() {
    var game = Game(on: "silkworm")
    game.find(1)
    game.end(at: noon)
    open("steam", in: &game, at: noon + 1, finding: .max)
    open("alarming", in: &game, at: noon + 2, finding: 0)
    #expect(game.unfinished.isEmpty && game.offer(today: nil) == nil)
  }

  @Test func `at most ten rounds are listed`() {
    var game = Game(on: "silkworm")
    for second in 1...Int64(14) {
      game.open(.newWord(.easy, minutes: 0), seed: UInt64(second), at: noon + second)
      game.find(1, at: noon + second)
    }
    let seconds = game.unfinished.map { game.history[$0.id]?.touched }
    #expect(seconds == (4...13).reversed().map { noon + Int64($0) })
  }

  @Test func `an empty board offers the unfinished round touched last, until it has a word or an end`() throws {
    var game = Game(on: "silkworm")
    game.find(1)
    game.open(.newWord(nil, minutes: 0), at: noon + 1)
    let silkworm = try #require(game.unfinished.first)
    #expect(game.offer(today: DailyPuzzle(number: 322)) == .unfinished(silkworm) && silkworm.root == "silkworm")
    game.takeClue(at: noon + 2)
    #expect(game.offer(today: nil) == .unfinished(silkworm))
    var ended = game
    ended.end(at: noon + 3)
    game.find(1)
    #expect(game.offer(today: nil) == nil && ended.offer(today: nil) == nil)
  }

  @Test func `today's empty board offers yesterday's puzzle if it has a word, and another board does not`() {
    let today = DailyPuzzle(number: 322)
    var game = Game(on: "silkworm")
    game.find(1)
    game.open(.round(.daily(321)))
    game.open(.today)
    #expect(game.offer(today: today).map { if case .unfinished = $0 { true } else { false } } == true)
    game.open(.round(.daily(321)))
    game.find(3, at: noon + 1)
    game.open(.today)
    guard case .yesterday(let left) = game.offer(today: today) else { return #expect(Bool(false)) }
    #expect(left.daily == 321 && left.foundCount == 3 && !left.isEnded && !left.isWhole)
    game.open(.newWord(nil, minutes: 0))
    #expect(game.offer(today: today) == .unfinished(left))
    game.open(.round(.daily(321)))
    game.end(at: noon)
    game.open(.today)
    guard case .yesterday(let ended) = game.offer(today: today) else { return #expect(Bool(false)) }
    #expect(ended.isEnded && ended.rank == left.rank)
  }

  @Test func `a daily puzzle at the rank Good makes a good day, and a free round does not`() {
    for request in [Request.round(.daily(320)), .round(.free(root: "silkworm", minutes: 0))] {
      var game = Game(lexicon: english, opening: request, seed: 1, at: noon)
      #expect(!game.isGoodDay)
      game.find(.max)
      let isDaily = game.round.daily != nil
      #expect(game.isGoodDay == isDaily && game.isNewGoodDay(since: .start) == isDaily)
      #expect(game.isNewGoodDay(since: .fine) == isDaily && !game.isNewGoodDay(since: .good))
    }
  }

  @Test func `the consecutive weeks match those of the statistics`() {
    var game = Game(on: "silkworm", at: 1_767_268_800)
    for number in 318...330 {
      let noon = 1_767_268_800 + Int64(number - 1) * 86_400
      game.open(.today, at: noon)
      game.find(1, at: noon)
    }
    let today = DailyPuzzle(number: 330)!.date
    let weeks = Statistics(of: game.history.rounds, in: english).weeksInARow(today: today, by: .utc)
    #expect(game.weeksInARow(today: today, by: .utc) == weeks && weeks > 1)
  }

  @Test func `a daily puzzle is not played, begun or whole`() {
    var game = Game(lexicon: english, opening: .round(.daily(320)), seed: 1, at: noon)
    #expect(game.day(320).progress == .notPlayed)
    game.find(1)
    #expect(game.day(320).progress == .begun)
    game.find(.max)
    #expect(game.day(320).progress == .whole && game.day(320).rank == .allWords)
    #expect(game.day(319).progress == .notPlayed)
  }

  /// The played puzzles, the last of which is the current round, and the puzzle offered next. Today's is 322.
  @Test(arguments: [
    ([320], nil), ([318, 320], 319), ([318, 319, 320], nil), ([316, 319, 318, 320], 317), ([320, 318], nil),
  ])
  func `after today's, the next puzzle is the latest unplayed one since the first`(played: [Int], next: Int?) {
    let today = DailyPuzzle(number: 322)
    var game = Game(on: "silkworm")
    for number in played {
      game.open(.round(.daily(number)))
      game.find(1)
    }
    let last = game.round.id
    #expect(game.nextDaily(today) == 322 && game.nextDaily(nil) == next)
    game.open(.today)
    game.end(at: noon)
    game.open(.round(last))
    #expect(game.nextDaily(today) == next)
  }

  @Test func `a daily puzzle that was ended without a word is not offered as unplayed`() {
    var game = Game(on: "silkworm")
    for number in [318, 319, 320] {
      game.open(.round(.daily(number)))
      if number == 319 { game.end(at: noon) } else { game.find(1) }
    }
    #expect(game.nextDaily(nil) == nil)
  }

  @Test func `a newer puzzle is shown after midnight until it is opened, and on the puzzle of an earlier day`() {
    var game = Game(on: "silkworm")
    #expect(!game.showsNewDay(DailyPuzzle(number: 322)) && !game.showsNewDay(nil))
    #expect(game.showsNewDay(DailyPuzzle(number: 323)))
    game.open(.newWord(nil, minutes: 0), at: noon + 86_400)
    #expect(game.showsNewDay(DailyPuzzle(number: 323)))
    game.open(.today, at: noon + 86_400)
    #expect(!game.showsNewDay(DailyPuzzle(number: 323)))
    game.open(.round(.daily(320)), at: noon + 86_400)
    #expect(game.showsNewDay(DailyPuzzle(number: 323)))
  }

  @Test func `a root that is never dealt is the player's own word`() {
    #expect(Game(on: "zebras").hasCustomRoot)
    #expect(!Game(on: "silkworm").hasCustomRoot)
    #expect(!Game(lexicon: english, opening: .today, seed: 1, at: noon).hasCustomRoot)
  }
}
