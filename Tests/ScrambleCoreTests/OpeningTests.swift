import ScrambleTesting
import Testing

@testable import ScrambleCore

/// What opens when a player opens the game (decision 17): on mornings, at midnight, and with changed clocks.
struct OpeningTests {
  /// A device: what is saved on disk, and the game of the latest visit. Days are given by the number of their daily
  /// puzzle, with 1 for 2026-01-01.
  private struct Device {
    var disk: [[UInt8]: [UInt8]] = [:]
    var seed: UInt64 = 1
    private(set) var game: Game?

    var saved: SavedRounds { SavedRounds(disk.values.flatMap { $0 }) }

    static func moment(_ day: Int) -> Moment {
      Moment(seconds: 1_767_225_600 + Int64(day) * 86_400, uptime: Int64(day))
    }

    /// Visits the game on a day.
    mutating func visit(_ day: Int, _ request: DealOptions = DealOptions(), onScreen: RoundID? = nil) -> Round {
      seed += 1
      game = Game(
        lexicon: english, options: DealOptions(), visit: request, onScreen: onScreen, today: DailyPuzzle(number: day),
        saved: saved, seed: seed, at: Device.moment(day))
      save()
      return round
    }

    var round: Round { game?.round ?? Round(root: "tea") }

    mutating func perform(_ action: (inout Game) -> Void) {
      if var game { action(&game); self.game = game }
      save()
    }

    /// Plays a common word of the current round.
    mutating func playWord(on day: Int) {
      perform { game in
        let word = game.missed.first { $0.count > 3 }
        _ = word.map { word in try? game.play(text: word.ascii, at: Device.moment(day)) }
      }
    }

    private mutating func save() { for record in game?.takeUnsavedRecords() ?? [] { disk[record.key] = record.bytes } }
  }

  private func request(_ change: (inout DealOptions) -> Void) -> DealOptions {
    var request = DealOptions()
    change(&request)
    return request
  }

  @Test func `one visit per day is the first one, whatever it opens, and a restart of the engine never is`()
    throws
  {
    var device = Device()
    let days = [(327, nil), (327, nil), (328, "tea"), (328, nil), (327, nil), (327, nil)] as [(Int, Word?)]
    let isFirst = days.map { day, root in
      _ = device.visit(day, request { $0.root = root })
      return device.game?.isFirstVisit
    }
    #expect(isFirst == [true, false, true, false, true, false])
    let restoredGame = Game(
      lexicon: english, options: DealOptions(), visit: DealOptions(), today: DailyPuzzle(number: 329),
      isRestored: true, saved: device.saved, seed: 1, at: Device.moment(329))
    #expect(!restoredGame.isFirstVisit)
    #expect(device.visit(0).root == "tea" && device.game?.isFirstVisit == false)
  }

  @Test func `the very first visit opens today's puzzle, and nothing else is offered`() {
    var device = Device()
    #expect(device.visit(327).id == .daily(327))
    #expect(device.game?.offeredRound(DailyPuzzle(number: 327)) == nil)
  }

  @Test(arguments: [0, 1, 2])
  func `the first visit of a day opens its puzzle, whatever was done the evening before`(words: Int) throws {
    var device = Device()
    for day in 327...336 {
      #expect(device.visit(day).id == .daily(day))
      let offered = device.game?.offeredRound(DailyPuzzle(number: day))
      #expect(offered?.round.daily == (words == 0 || day == 327 ? nil : day - 1))
      #expect(offered?.foundCount ?? words == words)
      for _ in 0..<words { device.playWord(on: day) }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `later on the same day, the round on screen opens, even if it has ended or is finished`(
    isEnded: Bool, isRevealed: Bool
  ) {
    var device = Device()
    _ = device.visit(327)
    device.perform { $0.dealNewWord(seed: 7, at: Device.moment(327)) }
    device.playWord(on: 327)
    if isEnded || isRevealed { device.perform { $0.end(at: Device.moment(327)) } }
    if isRevealed { device.perform { $0.reveal() } }
    let before = device.round
    let reopened = device.visit(327)
    #expect(reopened.id == before.id && reopened.phase == before.phase && reopened.found == before.found)
    #expect(device.visit(328).id == .daily(328))
    let offered = device.game?.offeredRound(DailyPuzzle(number: 328))
    #expect((offered?.round.id == before.id) == (!isEnded && !isRevealed))
  }

  @Test func `a tab continues with the round that it had on screen`() {
    var device = Device()
    _ = device.visit(327)
    device.playWord(on: 327)
    device.perform { $0.dealNewWord(seed: 7, at: Device.moment(327)) }
    #expect(device.visit(327, onScreen: .daily(327)).id == .daily(327))
    #expect(device.visit(327, onScreen: .daily(5)).id == .daily(327))
    #expect(device.visit(328, onScreen: .daily(327)).id == .daily(328))
  }

  @Test func `a requested round always opens, even on a new day`() {
    var device = Device()
    _ = device.visit(327)
    #expect(device.visit(328, request { $0.root = "silkworm" }).root == "silkworm")
    #expect(device.visit(328).root == "silkworm")
    #expect(device.visit(329, request { $0.daily = 300 }).daily == 300)
    #expect(device.visit(330, request { $0.minutes = 3 }).minutes == 3)
    _ = device.visit(331, request { $0.grade = .hard })
    #expect(device.game?.puzzle.grade == .hard)
    #expect(device.visit(332, request { $0.seed = 4 }).daily == nil)
  }

  @Test func `a future puzzle is not revealed, unless it was played under a clock that was ahead`() {
    var device = Device()
    #expect(device.visit(327, request { $0.daily = 400 }).daily == 327)
    _ = device.visit(400)
    device.playWord(on: 400)
    #expect(device.visit(327, request { $0.daily = 400 }).daily == 400)
  }

  @Test func `a clock that was set back opens nothing new, and does not keep later days from opening`() {
    var device = Device()
    _ = device.visit(400)
    device.playWord(on: 400)
    #expect(device.visit(327).id == .daily(400))
    #expect(device.visit(327).id == .daily(400))
    #expect(device.visit(328).id == .daily(328))
    #expect(device.visit(329).id == .daily(329))
  }

  @Test func `at midnight a button appears, and nothing else changes`() {
    var device = Device()
    _ = device.visit(327)
    let (before, after) = (DailyPuzzle(number: 327), DailyPuzzle(number: 328))
    #expect(device.game?.isNewDay(before) == false && device.game?.isNewDay(after) == true)
    #expect(device.round.id == .daily(327))
    device.perform { $0.playToday(after, seed: 3, at: Device.moment(328)) }
    #expect(device.round.id == .daily(328) && device.game?.isNewDay(after) == false)
    #expect(device.game?.isNewDay(before) == false)
  }

  @Test(
    arguments: [
      ("nothing", 328, true), ("word", 328, false), ("ended", 328, true), ("revealed", 328, true), ("free", 328, false),
      ("nothing", 327, false), ("nothing", 326, false), ("ended", 327, false),
    ])
  func `a window left open overnight opens today's puzzle only over an empty or ended one`(
    state: String, day: Int, opens: Bool
  ) {
    var device = Device()
    _ = device.visit(327)
    if state != "nothing" && state != "free" { device.playWord(on: 327) }
    if state == "free" { device.perform { $0.dealNewWord(seed: 7, at: Device.moment(327)) } }
    if state == "ended" || state == "revealed" { device.perform { $0.end(at: Device.moment(327)) } }
    if state == "revealed" { device.perform { $0.reveal() } }
    #expect(device.game?.opensToday(DailyPuzzle(number: day)) == opens)
  }

  @Test func `after a round has ended, today's puzzle is offered first, unless it has ended too`() {
    var device = Device()
    _ = device.visit(323)
    device.playWord(on: 323)
    let today = DailyPuzzle(number: 328)
    _ = device.visit(328)
    device.perform { $0.dealNewWord(seed: 7, at: Device.moment(328)) }
    #expect(device.game?.nextDaily(today) == 328)
    _ = device.visit(328, request { $0.daily = 326 })
    device.playWord(on: 328)
    #expect(device.game?.nextDaily(today) == 328)
    _ = device.visit(328, request { $0.daily = 328 })
    device.playWord(on: 328)
    #expect(device.game?.nextDaily(today) == 327)
    _ = device.visit(328, request { $0.daily = 326 })
    #expect(device.game?.nextDaily(today) == 328, "it was begun, and has not ended")
    _ = device.visit(328, request { $0.daily = 328 })
    device.perform { $0.end(at: Device.moment(328)) }
    #expect(device.game?.nextDaily(today) == 327)
    _ = device.visit(328, request { $0.daily = 326 })
    #expect(device.game?.nextDaily(today) == 325)
    _ = device.visit(328, request { $0.daily = 324 })
    #expect(device.game?.nextDaily(today) == nil, "the player has begun with 323")
    device.perform { $0.dealNewWord(seed: 8, at: Device.moment(328)) }
    #expect(device.game?.nextDaily(today) == nil)
  }

  @Test func `today's puzzle is no longer offered once every common word is found`() {
    var device = Device()
    _ = device.visit(328)
    device.perform { game in
      for word in game.missed { _ = try? game.play(text: word.ascii, at: Device.moment(328)) }
      game.dealNewWord(seed: 7, at: Device.moment(328))
    }
    #expect(device.game?.nextDaily(DailyPuzzle(number: 328)) == nil)
  }

  @Test func `a removed round is not offered until it is played again`() {
    var device = Device()
    _ = device.visit(327)
    device.playWord(on: 327)
    device.perform { $0.removeUnfinishedRound(.daily(327)) }
    _ = device.visit(328)
    let today = DailyPuzzle(number: 328)
    #expect(device.game?.offeredRound(today) == nil && device.game?.unfinishedRounds.isEmpty == true)
    #expect(device.saved.history[.daily(327)]?.found.count == 1)
  }

  @Test func `before the first puzzle, the round on screen opens`() {
    var device = Device()
    _ = device.visit(0, request { $0.root = "silkworm" })
    #expect(device.visit(0).root == "silkworm")
    #expect(device.visit(1).id == .daily(1))
  }

  @Test func `the last day is forgotten with everything else, and an import does not restore it`() {
    var device = Device()
    _ = device.visit(327)
    device.playWord(on: 327)
    let file = device.saved
    device.perform { $0.forget(today: DailyPuzzle(number: 326), seed: 5, at: Device.moment(327)) }
    #expect(device.round.id == .daily(326) && device.saved.shelf.lastOpenedDay == 326)
    device.perform { $0.merge(file, importedAt: Device.moment(327)) }
    #expect(device.saved.shelf.lastOpenedDay == 326)
    #expect(device.visit(327).id == .daily(327))
  }

  @Test func `a window left open overnight detects the new day even after another was opened`() {
    var device = Device()
    _ = device.visit(327)
    let window = device.game
    _ = device.visit(328)
    device.playWord(on: 328)
    var overnightGame = window
    overnightGame?.merge(device.saved)
    let today = DailyPuzzle(number: 328)
    #expect(
      overnightGame?.round.id == .daily(327) && overnightGame?.isNewDay(today) == true
        && overnightGame?.opensToday(today) == true)
  }

  @Test func `restoring a game is not a visit`() {
    var device = Device()
    _ = device.visit(328)
    var request = DealOptions()
    request.roundID = .daily(328)
    let game = Game(
      lexicon: english, options: DealOptions(), visit: request, today: DailyPuzzle(number: 327), isRestored: true,
      saved: device.saved, seed: 1, at: Device.moment(328))
    #expect(game.shelf.lastOpenedDay == 328 && game.isNewDay(DailyPuzzle(number: 328)))
  }

  @Test func `a preference deals another root instead of a round that has ended`() {
    var device = Device()
    let first = device.visit(327, request { $0.grade = .medium })
    #expect(device.visit(327, request { $0.grade = .medium }).id == first.id)
    device.playWord(on: 327)
    device.perform { $0.end(at: Device.moment(327)) }
    #expect(device.visit(327, request { $0.grade = .medium }).id != first.id)
  }

  @Test func `an unfinished round is still offered after thirty days`() {
    var device = Device()
    _ = device.visit(300)
    device.perform { $0.dealNewWord(seed: 7, at: Device.moment(300)) }
    device.playWord(on: 300)
    let openID = device.round.id
    for day in 301...330 {
      #expect(device.visit(day).id == .daily(day))
      if day % 2 == 0 {
        device.playWord(on: day)
        device.perform { $0.end(at: Device.moment(day)) }
        device.perform { $0.reveal() }
      }
    }
    #expect(device.game?.unfinishedRounds.map(\.round.id) == [openID])
  }

  @Test func `a word list without daily puzzles does not deal another root instead`() throws {
    let lexicon = try WordList(everyday: "silkworm planters", familiar: "silkworm planters").lexicon()
    var game = Game(lexicon: lexicon, options: DealOptions(), seed: 1, at: Device.moment(1))
    let before = game.round.id
    game.playToday(DailyPuzzle(number: 327), seed: 2, at: Device.moment(327))
    #expect(game.round.id == before && game.history.count == 1)
  }
}
