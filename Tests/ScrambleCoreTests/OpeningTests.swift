import ScrambleTesting
import Testing

@testable import ScrambleCore

/// What `open` shows on different mornings. Days are given by the number of their daily puzzle.
struct OpeningTests {
  private var device = Device()
  private let silkworm = Round.ID.free(root: "silkworm", minutes: 0)

  @Test mutating func `a new day opens its puzzle, whatever was played the evening before`() {
    device.launch(on: 327)
    device.open(silkworm, on: 327)
    device.playWord(on: 327)
    #expect(device.launch(on: 328) == .daily(328))
  }

  @Test mutating func `the same day again opens the round touched last`() {
    device.launch(on: 327)
    #expect(device.launch(on: 327) == .daily(327))
    device.open(silkworm, on: 327)
    #expect(device.launch(on: 327) == silkworm)
  }

  @Test mutating func `a link to a word goes on with its round, and shows its end`() {
    #expect(device.launch(.round(silkworm), on: 327) == silkworm)
    device.playWord(on: 327)
    device.launch(on: 328)
    device.launch(.round(silkworm), on: 328)
    #expect(device.round.found.count == 1)
    device.end(on: 328)
    #expect(device.open(silkworm, on: 328) == silkworm && device.round.isEnded)
  }

  @Test mutating func `a link to a past day opens its puzzle, and today's opens at the next launch`() {
    #expect(device.launch(.round(.daily(320)), on: 327) == .daily(320))
    #expect(device.launch(on: 327) == .daily(327))
  }

  @Test mutating func `a link to a day to come opens today's puzzle and says so`() {
    #expect(device.launch(.round(.daily(330)), on: 327) == .daily(327))
    #expect(device.game.substitute == .today(insteadOf: DailyPuzzle(number: 330)!))
    device.open(silkworm, on: 327)
    #expect(device.game.substitute == nil)
    device.launch(on: 330)
    #expect(device.launch(.round(.daily(330)), on: 329) == .daily(330))
  }

  @Test mutating func `an unfinished yesterday is offered on today's board until its first word`() throws {
    device.launch(on: 326)
    device.playWord(on: 326)
    device.launch(on: 327)
    let yesterday = try #require(device.yesterday(on: 327))
    #expect(yesterday.foundCount == 1 && !yesterday.isEnded && !yesterday.isWhole)
    device.playWord(on: 327)
    #expect(device.offer(on: 327) == nil)
  }

  @Test mutating func `an ended yesterday is offered, and shows its end`() throws {
    device.launch(on: 326)
    device.playWord(on: 326)
    device.end(on: 326)
    device.launch(on: 327)
    let yesterday = try #require(device.yesterday(on: 327))
    #expect(yesterday.isEnded)
    device.open(yesterday.id, on: 327)
    #expect(device.round.isEnded && !device.game.missed.isEmpty)
  }

  @Test mutating func `a whole yesterday is told`() throws {
    device.launch(on: 326)
    while !device.game.missed.isEmpty { device.playWord(on: 326) }
    device.launch(on: 327)
    let yesterday = try #require(device.yesterday(on: 327))
    #expect(yesterday.isWhole && yesterday.foundCount == yesterday.total)
  }

  @Test mutating func `over midnight the round stays, and the new puzzle is announced until it is opened`() {
    device.launch(on: 327)
    #expect(!device.game.showsNewDay(DailyPuzzle(number: 327)))
    device.playWord(on: 328)
    #expect(device.round.id == .daily(327) && device.game.showsNewDay(DailyPuzzle(number: 328)))
    device.open(.today, on: 328)
    #expect(device.round.id == .daily(328) && !device.game.showsNewDay(DailyPuzzle(number: 328)))
  }

  @Test mutating func `another time zone has its own day`() {
    let tokyo = TimeZoneOffsets(changes: [.init(since: 0, offset: 9 * 3600)])
    let evening = Device.second(on: 327, hour: 16)
    #expect(device.launch(on: 327) == .daily(327))
    #expect(device.launch(at: evening, in: tokyo) == .daily(328))
    #expect(device.launch(at: evening + 60) == .daily(328))
    device.open(silkworm, on: 327)
    #expect(device.launch(on: 328) == .daily(328))
  }

  @Test mutating func `a clock that was set back opens the puzzle of the day that it shows`() {
    device.launch(on: 327)
    #expect(device.launch(on: 325) == .daily(325))
    #expect(device.launch(on: 325) == .daily(325))
    #expect(device.launch(on: 327) == .daily(327))
  }

  @Test mutating func `a clock that was years ahead for a day holds nothing up afterwards`() {
    device.launch(on: 2000)
    device.playWord(on: 2000)
    #expect(device.launch(on: 327) == .daily(327))
    device.open(silkworm, on: 327)
    #expect(device.launch(on: 327) == silkworm)
    #expect(device.game.history[.daily(2000)]?.found.count == 1)
    #expect(device.game.history[.daily(2000)]?.began == 0)
  }

  @Test mutating func `a day after the last puzzle of the list has a puzzle too`() {
    #expect(device.launch(on: 5000) == .daily(5000))
    #expect(device.round.root == DailyPuzzle(number: 5000)?.root(in: english))
  }

  @Test mutating func `a timed round left and found again waits with its letters covered and its time as it was`() {
    let timed = Round.ID.free(root: "silkworm", minutes: 3)
    let start = Device.second(on: 327, hour: 14)
    device.launch(on: 327)
    device.open(timed, on: 327)
    device.change { game in
      game.startClock(at: start)
      for second in 1...20 { game.tick(at: start + Int64(second), isTyping: true) }
      game.stopClock(at: start + 21)
    }
    #expect(device.launch(on: 327, hour: 20) == timed)
    #expect(device.game.isCovered && device.round.secondsLeft == 159)
  }

  @Test mutating func `an empty board after New Word leads back to the word that was begun`() throws {
    device.launch(on: 327)
    device.open(silkworm, on: 327)
    device.playWord(on: 327)
    device.open(.newWord(nil, minutes: nil), on: 327)
    let begun = try #require(device.game.history[silkworm])
    #expect(device.offer(on: 327) == .unfinished(device.game.summary(of: begun)))
  }

  @Test func `a request that opens nothing launches instead`() throws {
    var played = Game(lexicon: english, opening: .round(silkworm), seed: 1, at: 0)
    try played.play("milk".utf8, at: 0)
    // There is no puzzle in 1970.
    let game = Game(lexicon: english, history: played.history, opening: .today, seed: 1, at: 0)
    #expect(game.round.id == silkworm && game.round.hasFound("milk"))
  }
}

/// A device: what is saved on it, and the game of the latest launch.
private struct Device {
  private var disk = Disk()
  private var seed: UInt64 = 1
  var game = Game(lexicon: english, seed: 1, at: 0)

  var round: Round { game.round }

  /// Returns a second of a day, in UTC.
  static func second(on day: Int, hour: Int = 12) -> Int64 {
    1_767_225_600 + Int64(day - 1) * 86_400 + Int64(hour) * 3600
  }

  @discardableResult
  mutating func launch(_ request: Request = .launch, on day: Int, hour: Int = 12) -> Round.ID {
    launch(request, at: Device.second(on: day, hour: hour))
  }

  @discardableResult
  mutating func launch(
    _ request: Request = .launch, at second: Int64, in timeZone: TimeZoneOffsets = .utc
  ) -> Round.ID {
    seed += 1
    let history = History(disk.text, at: second)
    change { [seed] in
      $0 = Game(lexicon: english, history: history, opening: request, in: timeZone, seed: seed, at: second)
    }
    return round.id
  }

  @discardableResult
  mutating func open(_ id: Round.ID, on day: Int) -> Round.ID {
    open(.round(id), on: day)
  }

  @discardableResult
  mutating func open(_ request: Request, on day: Int) -> Round.ID {
    seed += 1
    change { [seed] in $0.open(request, in: .utc, seed: seed, at: Device.second(on: day, hour: 13)) }
    return round.id
  }

  /// Plays the longest common word that is left.
  mutating func playWord(on day: Int) {
    change { game in _ = try? game.play(game.missed[0].ascii, at: Device.second(on: day, hour: 14)) }
  }

  mutating func end(on day: Int) {
    change { $0.end(at: Device.second(on: day, hour: 15)) }
  }

  mutating func change(_ action: (inout Game) -> Void) {
    action(&game)
    disk.save(&game)
  }

  func offer(on day: Int) -> Offer? { game.offer(today: DailyPuzzle(number: day)) }

  func yesterday(on day: Int) -> RoundSummary? {
    guard case .yesterday(let summary) = offer(on: day) else { return nil }
    return summary
  }
}
