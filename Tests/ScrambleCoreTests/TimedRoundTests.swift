import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Rounds with a time limit.
struct TimedRoundTests {
  private func moment(_ tenths: Int64, seconds: Int64 = 1_795_000_000) -> Moment {
    Moment(seconds: seconds, uptime: 50 + tenths)
  }

  private func game(minutes: Int? = 3) -> Game {
    var options = DealOptions()
    (options.root, options.minutes) = ("silkworm", minutes)
    return Game(lexicon: english, roots: ["planters"], options: options, seed: 1, at: moment(0))
  }

  /// Returns the game as a visit without a request resumes it on the same day.
  private func resumedGame(_ game: inout Game) -> Game {
    Game(
      lexicon: english, roots: ["planters"], options: DealOptions(), visit: DealOptions(), today: nil,
      saved: SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)), seed: 1, at: moment(0))
  }

  @Test func `a round is timed only if minutes are requested, and a daily puzzle never is`() {
    #expect(game(minutes: nil).round.minutes == nil && game(minutes: nil).timeLeft(at: moment(9)) == nil)
    #expect(game().round.minutes == 3 && game().round.timeLeft == 1800)
    var game = game()
    game.dealNewWord(minutes: nil, seed: 3, at: moment(1))
    #expect(game.round.minutes == nil)
    game.dealNewWord(minutes: 10, seed: 4, at: moment(2))
    #expect(game.round.minutes == 10)
    var options = DealOptions()
    (options.daily, options.minutes) = (5, 3)
    game.start(options, seed: 1, at: moment(3))
    #expect(game.round.daily == 5 && game.round.minutes == nil && !game.isPaused)
  }

  @Test func `New Word keeps the minutes of a round in progress, and an ended one suggests them again`() {
    var game = game()
    game.resume(at: moment(0))
    game.dealNewWord(seed: 3, at: moment(900))
    #expect(
      game.round.minutes == 3 && game.round.timeLeft == 1800 && !game.isPaused && game.suggestedNextMinutes == nil)
    game.pause(at: moment(1000))
    game.dealNewWord(seed: 4, at: moment(1000))
    #expect(game.round.minutes == 3 && game.round.timeLeft == 1800 && !game.isPaused)
    game.undoNewWord(at: moment(1100))
    #expect(game.round.timeLeft == 1700)
    game.end(at: moment(1100))
    #expect(game.suggestedNextMinutes == 3)
    game.dealNewWord(seed: 5, at: moment(1200))
    #expect(game.round.minutes == nil && game.suggestedNextMinutes == nil)
  }

  @Test func `while a round is paused, no word is played and no help is taken`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(100))
    game.pause(at: moment(200))
    let before = game.round
    let foundWord = try game.play(text: "silk".utf8, at: moment(300))
    let accepted = game.acceptBonusWord("kroms", at: moment(300))
    let clue = game.takeClue(at: moment(300))
    game.takeHint(at: moment(300))
    #expect(foundWord == nil && accepted == nil && clue == nil && game.round == before)
    game.resume(at: moment(400))
    let foundLater = try game.play(text: "silk".utf8, at: moment(410))
    #expect(foundLater?.time == 210)
  }

  @Test(arguments: [(599, nil), (600, 1), (1800, 3), (60_000, 100), (60_600, nil)] as [(Int, Int?)])
  func `a time limit is between one and one hundred minutes`(limit: Int, minutes: Int?) {
    var round = Round(root: "silkworm")
    round.timeLimit = PlayTime(tenths: limit)
    #expect(round.minutes == minutes && round.timeLeft == minutes.map { .minutes($0) })
    var daily = Round(root: "silkworm", daily: 1)
    daily.timeLimit = PlayTime(tenths: limit)
    #expect(daily.minutes == nil && daily.timeLeft == nil && !daily.isTimeUp)
  }

  @Test func `the time left follows the monotonic clock, and stops during a pause`() throws {
    var game = game()
    #expect(!game.isPaused && game.timeLeft(at: moment(100)) == 1700)
    // The clock of the computer is set a day ahead, and back again.
    try game.play(text: "milk".utf8, at: moment(200, seconds: 1_795_086_400))
    try game.play(text: "worm".utf8, at: moment(300, seconds: 1_794_900_000))
    #expect(game.round.found.map(\.time) == [300, 200] && game.timeLeft(at: moment(300)) == 1500)
    game.pause(at: moment(400))
    #expect(game.isPaused && game.timeLeft(at: moment(9000)) == 1400)
    let isUp = game.endIfTimeIsUp(at: moment(9000))
    #expect(!isUp)
    game.resume(at: moment(9000))
    #expect(!game.isPaused && game.timeLeft(at: moment(9100)) == 1300)
    // A clock that runs backwards gives no extra time.
    #expect(game.timeLeft(at: moment(8000)) == 1400)
  }

  @Test func `a round whose time is up ends when the host asks, and not before`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(100))
    let isUpBefore = game.endIfTimeIsUp(at: moment(1799))
    #expect(!isUpBefore && game.round.phase == .playing)
    let isUp = game.endIfTimeIsUp(at: moment(2500))
    #expect(isUp && game.round.phase == .ended)
    #expect(game.round.playTime == 1800 && game.round.isTimeUp && !game.isPaused)
    let isStillUp = game.endIfTimeIsUp(at: moment(3000))
    #expect(isStillUp)
    game.reveal()
    #expect(game.round.phase == .revealed)
  }

  @Test(arguments: ["silk", "mill", "", "zzz", "mi"])
  func `the word being typed may be finished at the limit, and ends the round even if rejected`(word: String)
    throws
  {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(100))
    _ = try? game.play(text: word.utf8, at: moment(2500))
    #expect(game.round.phase == .ended && game.round.playTime == 1800)
    #expect(game.round.found.map(\.time) == (word == "silk" ? [1800, 100] : [100]))
    #expect(throws: Rejection.roundEnded) { try game.play(text: "worm".utf8, at: moment(2600)) }
    let goesOn = game.keepPlaying(at: moment(2700))
    #expect(!goesOn && game.round.phase == .ended)
  }

  @Test func `a timed round that was ended early can be resumed`() throws {
    var game = game()
    game.end(at: moment(500))
    let goesOn = game.keepPlaying(at: moment(900))
    #expect(goesOn && game.timeLeft(at: moment(1000)) == 1200)
  }

  @Test func `a resumed round waits for the player, with its time unchanged`() throws {
    var before = game()
    try before.play(text: "milk".utf8, at: moment(100))
    before.pause(at: moment(700))
    var game = resumedGame(&before)
    #expect(game.round.root == "silkworm" && game.isPaused && game.timeLeft(at: moment(5000)) == 1100)
    #expect(game.round.timeLimit == 1800)
    game.resume(at: moment(5000))
    #expect(game.timeLeft(at: moment(5100)) == 1000)
    var untimed = self.game(minutes: nil)
    try untimed.play(text: "milk".utf8, at: moment(100))
    let resumedUntimed = resumedGame(&untimed)
    #expect(!resumedUntimed.isPaused)
  }

  @Test func `time that passed before the first word is not given back`() {
    var game = game()
    game.resume(at: moment(0))
    _ = game.takeUnsavedRecords()
    game.pause(at: moment(400))
    #expect(resumedGame(&game).round.timeLeft == 1400)
  }

  @Test func `a round whose time was up cannot be resumed`() throws {
    var before = game()
    try before.play(text: "milk".utf8, at: moment(9000))
    let game = resumedGame(&before)
    #expect(game.round.root == "silkworm" && game.round.phase == .ended && !game.isPaused)
  }

  @Test func `a round whose time was up while a word was typed is saved as ended at once, and the word counts`() throws
  {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(100))
    _ = game.takeUnsavedRecords()
    let isEarly = game.saveIfTimeIsUp(at: moment(1799))
    #expect(!isEarly && !game.hasUnsavedChanges)
    let isUp = game.saveIfTimeIsUp(at: moment(2000))
    let saved = SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes))
    #expect(isUp && saved.history[game.round.id]?.isEnded == true && game.round.phase == .playing)
    let isStillUp = game.saveIfTimeIsUp(at: moment(2001))
    #expect(isStillUp && !game.hasUnsavedChanges)
    let last = try game.play(text: "silk".utf8, at: moment(2100))
    #expect(last?.time == 1800 && game.round.isEnded)
  }

  @Test func `a record of a round whose time is up is read as ended, whatever wrote it`() throws {
    var round = try Round(root: "silkworm", number: 1, minutes: 3, at: moment(0))
    round.advance(to: .minutes(3))
    var bytes = Record(round).bytes
    let line = Array("ended 1\n".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: line) })
    bytes.removeSubrange(start..<start + line.count)
    let body = bytes.dropLast("sum 0123456789abcdef\n\n".utf8.count)
    let sum = String(Checksum(body).value, radix: 16)
    let recordWithoutEnd = Array(body) + Array("sum \(String(repeating: "0", count: 16 - sum.count))\(sum)\n\n".utf8)
    #expect(try Round(record: recordWithoutEnd).isEnded)
  }

  @Test func `a round that is shown after its time was up is saved as ended`() throws {
    var round = try Round(root: "silkworm", number: 1, minutes: 3, at: moment(0))
    round.advance(to: .minutes(3))
    var game = game()
    game.show(round)
    #expect(game.round.isEnded && game.history[round.id]?.isEnded == true && game.hasUnsavedChanges)
  }

  @Test func `a timed round waits when the player goes back to it`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(100))
    game.dealNewWord(seed: 3, at: moment(200))
    let isBack = game.undoNewWord(at: moment(800))
    #expect(isBack && game.isPaused && game.timeLeft(at: moment(900)) == 1600)
  }

  @Test func `a requested timed round is dealt anew unless one with the same minutes is in progress`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(100))
    let first = game.round.id
    var request = DealOptions()
    (request.root, request.minutes) = ("silkworm", 3)
    game.start(request, seed: 5, at: moment(200))
    #expect(game.round.id == first)
    game.end(at: moment(300))
    game.start(request, seed: 6, at: moment(400))
    #expect(game.round.id != first && game.round.minutes == 3)
    request.minutes = 10
    game.start(request, seed: 7, at: moment(500))
    #expect(game.round.minutes == 10 && game.round.found.isEmpty)
  }
}
