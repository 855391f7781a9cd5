import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Time on screen that cannot have been spent playing.
struct TimeAwayTests {
  private static let durationTenths = 36_000

  private func moment(_ tenths: Int) -> Moment { Moment(seconds: 1_795_000_000, uptime: Int64(50 + tenths)) }

  private func game(minutes: Int?) -> Game {
    var options = DealOptions()
    (options.root, options.minutes) = ("silkworm", minutes)
    var game = Game(lexicon: english, roots: ["planters"], options: options, seed: 1, at: moment(0))
    game.resume(at: moment(0))
    game.checkPresence(at: moment(0), isPlayerActing: false)
    return game
  }

  /// Calls `checkPresence` every five seconds. Returns whether the player was found to be away at any time.
  @discardableResult
  private func stayIdle(_ game: inout Game, from start: Int, to end: Int) -> Bool {
    var isAway = false
    for tenths in stride(from: start + 50, through: end, by: 50) {
      if game.checkPresence(at: moment(tenths), isPlayerActing: false) { isAway = true }
    }
    return isAway
  }

  private func reportInput(_ game: inout Game, at tenths: Int) {
    game.checkPresence(at: moment(tenths), isPlayerActing: true)
  }

  @Test(arguments: [nil, 30], [101, 600, 12_000, 540_000])
  func `a step of over ten seconds is not play time and pauses a timed round, whichever call detects it`(
    minutes: Int?, step: Int
  ) throws {
    for callIndex in 0..<5 {
      var game = game(minutes: minutes)
      stayIdle(&game, from: 0, to: 200)
      #expect(game.playTime(at: moment(200 + step)) == .seconds(20))
      switch callIndex {
      case 0: game.checkPresence(at: moment(200 + step), isPlayerActing: false)
      case 1: reportInput(&game, at: 200 + step)
      case 2: game.endIfTimeIsUp(at: moment(200 + step))
      case 3: game.saveTime(at: moment(200 + step))
      default:
        let foundWord = try game.play(text: "milk".utf8, at: moment(200 + step))
        #expect(foundWord?.time == (minutes == nil ? .seconds(20) : nil))
      }
      #expect(game.isPaused == (minutes != nil) && !game.round.isEnded, "\(callIndex)")
      reportInput(&game, at: 210 + step)
      game.resume(at: moment(210 + step))
      let played = game.playTime(at: moment(240 + step)).tenths
      #expect((230...240).contains(played), "\(callIndex)")
    }
  }

  @Test func `ten seconds are not a step, and a front end that only waits for keys detects none`() {
    var game = game(minutes: 30)
    stayIdle(&game, from: 0, to: 200)
    let isAway = game.checkPresence(at: moment(300), isPlayerActing: false)
    #expect(!isAway && game.playTime(at: moment(300)) == .seconds(30))
    var options = DealOptions()
    (options.root, options.minutes) = ("silkworm", 30)
    var keyboardGame = Game(lexicon: english, roots: ["planters"], options: options, seed: 1, at: moment(0))
    keyboardGame.resume(at: moment(0))
    for tenths in [10, 5400, 11_390] { reportInput(&keyboardGame, at: tenths) }
    #expect(!keyboardGame.isPaused && keyboardGame.playTime(at: moment(11_390)) == .seconds(1139))
    reportInput(&keyboardGame, at: 17_400)
    #expect(keyboardGame.isPaused && keyboardGame.playTime(at: moment(20_000)) == .seconds(1139))
  }

  @Test(arguments: [nil, 30], [(5990, true), (6000, true), (6010, false), (6600, false), (576_000, false)])
  func `ten idle minutes are play time, and one more second is not`(minutes: Int?, idle: (tenths: Int, isPlayed: Bool))
    throws
  {
    var game = game(minutes: minutes)
    reportInput(&game, at: 40)
    try game.play(text: "milk".utf8, at: moment(40))
    stayIdle(&game, from: 40, to: 40 + idle.tenths)
    reportInput(&game, at: 40 + idle.tenths)
    #expect(game.isPaused == (minutes != nil && !idle.isPlayed))
    game.resume(at: moment(40 + idle.tenths))
    let played = idle.isPlayed ? 70 + idle.tenths : 70
    #expect(game.playTime(at: moment(70 + idle.tenths)) == PlayTime(tenths: played))
  }

  @Test func `an idle round of ten minutes ends, and nobody leaves an ended or paused one`() {
    var game = game(minutes: 10)
    let hasLeft = stayIdle(&game, from: 0, to: 6000)
    let isUp = game.endIfTimeIsUp(at: moment(6000))
    #expect(!hasLeft && isUp && game.round.isEnded)
    let hasLeftLater = stayIdle(&game, from: 6000, to: 20_000)
    #expect(!hasLeftLater)
    var paused = self.game(minutes: nil)
    paused.pause(at: moment(20))
    let hasLeftPaused = stayIdle(&paused, from: 20, to: 20_000)
    paused.resume(at: moment(20_000))
    #expect(!hasLeftPaused && paused.playTime(at: moment(20_030)) == .seconds(5))
  }

  @Test(arguments: [nil, 3]) func `idle time in one round does not count in the next`(minutes: Int?) {
    var game = game(minutes: nil)
    stayIdle(&game, from: 0, to: 7000)
    game.dealNewWord(minutes: minutes, seed: 3, at: moment(7010))
    #expect(!game.isPaused && game.playTime(at: moment(7040)) == .seconds(3))
    game.undoNewWord(at: moment(7050))
    #expect(game.playTime(at: moment(7080)) == .seconds(3))
    game.redoNewWord(at: moment(7090))
    reportInput(&game, at: 7100)
    #expect(game.isPaused == (minutes != nil))
  }

  @Test(arguments: [nil, 30]) func `a long round continues at its own time after another one was shown`(
    minutes: Int?
  ) throws {
    var game = game(minutes: minutes)
    for start in stride(from: 0, to: 15_000, by: 500) {
      stayIdle(&game, from: start, to: start + 500)
      reportInput(&game, at: start + 500)
    }
    game.dealNewWord(minutes: nil, seed: 3, at: moment(15_000))
    stayIdle(&game, from: 15_000, to: 15_200)
    game.undoNewWord(at: moment(15_200))
    game.resume(at: moment(15_200))
    #expect(game.playTime(at: moment(15_200)) == .seconds(1500))
    let hasLeft = stayIdle(&game, from: 15_200, to: 15_300)
    #expect(!hasLeft && !game.isPaused && game.playTime(at: moment(15_300)) == .seconds(1510))
    let foundWord = try game.play(text: "milk".utf8, at: moment(15_300))
    #expect(foundWord?.time == .seconds(1510))
  }

  @Test func `imported words and times do not count as idle time`() {
    var game = game(minutes: nil)
    stayIdle(&game, from: 0, to: 100)
    var other = game.round
    other.advance(to: .minutes(45))
    other.takeHint(after: other.playTime)
    game.merge(SavedRounds(Record(other).bytes))
    let hasLeft = stayIdle(&game, from: 100, to: 200)
    #expect(!hasLeft && game.playTime(at: moment(200)) == .minutes(45) + .seconds(20))
  }

  @Test func `saved time is never taken back`() throws {
    var game = game(minutes: 100)
    reportInput(&game, at: 10)
    try game.play(text: "milk".utf8, at: moment(10))
    var saved = PlayTime.zero
    for tenths in stride(from: 50, through: 9000, by: 50) {
      game.checkPresence(at: moment(tenths), isPlayerActing: tenths < 1000 && tenths % 250 == 0)
      if tenths % 100 == 0 { game.saveTime(at: moment(tenths)) }
      let read = SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)).history[game.round.id]
      #expect(read == nil || read.map { $0.playTime >= saved } == true, "\(tenths)")
      saved = read?.playTime ?? saved
    }
    #expect(game.isPaused && saved == .seconds(80) && game.timeLeft(at: moment(9500)) == .seconds(5920))
  }

  /// What a host reports about the time on screen: a call of `checkPresence`, input from the player, or a played word.
  private enum Report: CaseIterable { case check, input, word }

  /// Computes the play time from all reports: the time between two actions, unless it is more than ten minutes, without
  /// steps of more than ten seconds. After a step or ten minutes, nothing counts until the next action.
  private func expectedPlayTime(of reports: [(at: Int, report: Report)]) -> Int {
    var (played, since, last, isAway) = (0, 0, 0, false)
    for (at, report) in reports {
      if !isAway {
        if at - last > 100 { (played, since, isAway) = (played + since, 0, true) } else { since += at - last }
        if since > 6000 { (since, isAway) = (0, true) }
      }
      if report != .check { (played, since, isAway) = (played + since, 0, false) }
      last = at
    }
    return played + since
  }

  @Test(arguments: 0..<200) func `play time matches a simple count, never exceeds the clock and never runs back`(
    seed: UInt64
  ) {
    var generator = SplitMix64(seed: seed)
    func random(below count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    var game = game(minutes: nil)
    var (now, reports, playTimeAtAction) = (0, [(at: Int, report: Report)](), 0)
    let actionInterval = [20, 300, 3000][random(below: 3)]
    while now < TimeAwayTests.durationTenths {
      now += random(below: 200) == 0 ? 90 + random(below: 40) : 1 + random(below: 99)
      let report = random(below: actionInterval) == 0 ? Report.allCases[1 + random(below: 2)] : .check
      reports.append((now, report))
      if report == .word {
        _ = try? game.play(text: "zzz".utf8, at: moment(now))
      } else {
        game.checkPresence(at: moment(now), isPlayerActing: report == .input)
      }
      #expect(game.round.playTime.tenths >= playTimeAtAction && game.round.playTime.tenths <= now)
      if report != .check { playTimeAtAction = game.round.playTime.tenths }
    }
    #expect(game.playTime(at: moment(now)).tenths == expectedPlayTime(of: reports))
  }
}
