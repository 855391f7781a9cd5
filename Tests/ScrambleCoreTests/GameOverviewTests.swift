import ScrambleTesting
import Testing

@testable import ScrambleCore

struct GameOverviewTests {
  private static let lexicon = english

  private func moment(_ seconds: Int64 = 0) -> Moment {
    Moment(seconds: 1_795_000_000 + seconds, uptime: 50 + seconds * 10)
  }

  private func game(_ change: (inout DealOptions) -> Void) -> Game {
    var options = DealOptions()
    change(&options)
    return Game(lexicon: Self.lexicon, options: options, seed: 1, at: moment())
  }

  private func request(_ change: (inout DealOptions) -> Void) -> DealOptions {
    var request = DealOptions()
    change(&request)
    return request
  }

  /// Finds a number of common words of the current round.
  private func find(_ count: Int, in game: inout Game, at seconds: Int64 = 0) {
    for word in game.missed.prefix(count) { _ = try? game.play(text: "\(word)".utf8, at: moment(seconds)) }
  }

  @Test func `rounds left with progress can be resumed, most complete first`() {
    var game = game { $0.root = "silkworm" }
    find(2, in: &game)
    #expect(game.unfinishedRounds.isEmpty)
    game.start(request { $0.daily = 320 }, seed: 2, at: moment(10))
    game.start(request { $0.root = "starving" }, seed: 3, at: moment(20))
    find(1, in: &game, at: 20)
    game.dealNewWord(seed: 4, at: moment(30))
    #expect(game.unfinishedRounds.map { "\($0.round.root)" } == ["silkworm", "starving"])
    #expect(game.unfinishedRounds.map(\.foundCount) == [2, 1])
    #expect(game.unfinishedRounds.map(\.total) == [40, 94])
    #expect(game.unfinishedRounds.map(\.round.startedAt) == [1_795_000_000, 1_795_000_020])
  }

  @Test func `yesterday's puzzle is offered until its missed words are shown`() {
    let today = DailyPuzzle(number: 321)
    var game = game { $0.daily = 320 }
    game.start(request { $0.daily = 321 }, seed: 2, at: moment())
    #expect(game.yesterdaysRound(today) == nil, "nothing was done in it")
    game.start(request { $0.daily = 320 }, seed: 2, at: moment())
    find(2, in: &game)
    #expect(game.yesterdaysRound(today) == nil, "it is on screen")
    game.start(request { $0.daily = 321 }, seed: 2, at: moment())
    find(1, in: &game)
    #expect(game.yesterdaysRound(today)?.foundCount == 2)
    #expect(game.yesterdaysRound(DailyPuzzle(number: 322)) == nil && game.yesterdaysRound(nil) == nil)
    game.start(request { $0.daily = 320 }, seed: 2, at: moment())
    game.end(at: moment())
    game.reveal()
    game.start(request { $0.daily = 321 }, seed: 2, at: moment())
    #expect(game.yesterdaysRound(today) == nil)
  }

  @Test func `the missed words of a daily puzzle are listed only for a finished round`() {
    var game = game { $0.daily = 325 }
    find(1, in: &game)
    let word = game.round.found[0].word
    #expect(game.missed(inDaily: 325).isEmpty)
    game.end(at: moment())
    #expect(game.missed(inDaily: 325).isEmpty)
    game.reveal()
    let missed = game.missed
    game.dealNewWord(seed: 4, at: moment())
    #expect(game.missed(inDaily: 325) == missed && !missed.contains(word) && !missed.isEmpty)
    #expect(game.missed(inDaily: 324).isEmpty)
  }

  @Test func `yesterday's puzzle is finished and shown without replacing the current round`() {
    let today = DailyPuzzle(number: 321)
    for isEnded in [false, true] {
      var game = game { $0.daily = 320 }
      find(2, in: &game)
      if isEnded { game.end(at: moment()) }
      let yesterday = game.round.id
      game.start(request { $0.daily = 321 }, seed: 2, at: moment())
      find(1, in: &game)
      _ = game.takeUnsavedRecords()
      let (currentRound, shelf) = (game.round, game.shelf)
      let shown = game.finishYesterday(today)
      #expect(shown?.round.id == yesterday && shown?.round.phase == .revealed && shown?.missed.isEmpty == false)
      #expect(shown?.standing.foundCount == 2 && game.history[yesterday] == shown?.round)
      #expect(game.yesterdaysRound(today) == nil && game.finishYesterday(today) == nil)
      #expect(game.round == currentRound && game.shelf == shelf, "the round that is played goes on")
      #expect(game.takeUnsavedRecords() == shown.map { [Record($0.round)] })
    }
  }

  @Test func `yesterday's words are classified by today's word list before the result is final`() {
    var game = game { $0.daily = 320 }
    find(2, in: &game)
    var saved = game.round
    saved.found[0].isCommon = false
    game.start(request { $0.daily = 321 }, seed: 2, at: moment())
    game.store(saved)
    let shown = game.finishYesterday(DailyPuzzle(number: 321))
    #expect(shown?.standing.foundCount == 2 && shown?.standing.bonusCount == 0)
    #expect(shown?.round.totals?.words == shown.map { $0.missed.count + 2 })
  }

  @Test func `a removed round is not offered until it is played again`() {
    var game = game { $0.root = "silkworm" }
    find(1, in: &game)
    let id = game.round.id
    game.dealNewWord(seed: 2, at: moment(10))
    game.removeUnfinishedRound(id)
    let records = game.takeUnsavedRecords()
    #expect(game.unfinishedRounds.isEmpty && !records.isEmpty)
    game.undoNewWord(at: moment(20))
    find(1, in: &game, at: 30)
    game.dealNewWord(seed: 3, at: moment(40))
    #expect(game.unfinishedRounds.map(\.round.id) == [id])
  }

  @Test func `a daily puzzle at the rank Cord makes a good day, and a free round does not`() {
    for change: (inout DealOptions) -> Void in [{ $0.daily = 320 }, { $0.root = "silkworm" }] {
      var game = game(change)
      #expect(!game.isGoodDay)
      find(.max, in: &game)
      let isDaily = game.round.daily != nil
      #expect(game.isGoodDay == isDaily && game.isNewGoodDay(since: .thread) == isDaily)
      #expect(game.isNewGoodDay(since: .braid) == isDaily && !game.isNewGoodDay(since: .cord))
    }
  }

  @Test func `the consecutive weeks match those of the statistics`() {
    var game = game { $0.daily = 318 }
    for number in 318...330 {
      let noon = Moment(seconds: 1_767_268_800 + Int64(number - 1) * 86_400, uptime: 0)
      game.start(request { $0.daily = number }, seed: 2, at: noon)
      _ = try? game.play(text: game.missed[0].ascii, at: noon)
    }
    let (utc, today) = (TimeZoneOffsets(), DailyPuzzle(number: 330)!.date)
    let weeks = Statistics(of: game.saved.history.rounds, in: english).weeksInARow(today: today, by: utc)
    #expect(game.weeksInARow(today: today, by: utc) == weeks && weeks > 1)
  }

  @Test func `an ended round does not count as unfinished until the player resumes it`() {
    var game = game { $0.root = "silkworm" }
    find(1, in: &game)
    game.end(at: moment())
    game.start(request { $0.root = "starving" }, seed: 2, at: moment())
    #expect(game.unfinishedRounds.isEmpty)
    find(.max, in: &game)
    game.start(request { $0.root = "silkworm" }, seed: 3, at: moment())
    game.keepPlaying(at: moment())
    game.dealNewWord(seed: 4, at: moment())
    #expect(game.unfinishedRounds.map { "\($0.round.root)" } == ["silkworm"])
  }

  @Test func `a daily puzzle is not played, begun or whole`() {
    var game = game { $0.daily = 320 }
    #expect(game.progress(ofDaily: 320) == .notPlayed)
    find(1, in: &game)
    #expect(game.progress(ofDaily: 320) == .begun)
    find(.max, in: &game)
    #expect(game.standing.rank == .wholeString)
    #expect(game.progress(ofDaily: 320) == .whole)
    #expect(game.progress(ofDaily: 319) == .notPlayed)
  }

  @Test(arguments: [
    ([], 325, nil), ([324], 325, nil), ([320], 325, 324), ([324, 323, 321], 325, 322), ([325, 324, 320], 325, 323),
    ([320], 320, nil), ([1], 2, nil), ([], 1, nil),
  ])
  func `the earlier daily puzzle offered is the latest unplayed one since the first`(
    played: [Int], before: Int, offered: Int?
  ) {
    var game = game { $0.root = "silkworm" }
    find(1, in: &game)
    for number in played {
      game.start(request { $0.daily = number }, seed: 2, at: moment())
      find(1, in: &game)
    }
    game.start(request { $0.daily = 322 }, seed: 2, at: moment())
    #expect(game.unplayedDaily(before: before) == offered)
  }

  @Test func `a root that is never dealt is the player's own word`() {
    #expect(game { $0.root = "zebras" }.hasCustomRoot)
    #expect(!game { $0.root = "silkworm" }.hasCustomRoot)
    #expect(!game { $0.daily = 320 }.hasCustomRoot)
  }
}
