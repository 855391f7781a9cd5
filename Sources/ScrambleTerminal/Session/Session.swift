import ScrambleCore
import ScrambleKit

/// A player's session: the game, its store, and what a front end needs to show the game. Every change is saved here.
struct Session {
  private(set) var game: Game
  private var store: RoundStore?
  private var failure = SavingFailure()
  let wording: Wording
  let clock: Clock
  /// Returns the meanings of a word.
  let meanings: (Word) -> [Glossary.Meaning]
  let nextSeed: () -> UInt64

  /// How often an idle front end checks for changes by other programs, in tenths of a second.
  static let refreshInterval = 20

  /// Creates a session. A session without a store is never saved.
  init(
    _ game: Game, in store: RoundStore? = nil, wording: Wording, clock: Clock,
    meanings: @escaping (Word) -> [Glossary.Meaning] = { _ in [] },
    nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.game = game
    self.store = store
    self.wording = wording
    self.clock = clock
    self.meanings = meanings
    self.nextSeed = nextSeed
    save()
  }

  /// Changes the game and saves the changes.
  mutating func change<Result, Failure>(
    _ change: (inout Game, Moment) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { save() }
    return try change(&game, clock.moment())
  }

  private mutating func save() {
    do throws(SystemError) { try store?.save(&game) } catch { failure.recordError(error) }
  }

  var isSaved: Bool { store?.isSaved ?? false }

  /// Checks whether another program has forgotten everything, and starts the round over if so. Returns whether it has.
  mutating func refresh() -> Bool {
    store?.forgetIfForgottenElsewhere(&game)
    return consumeForgetNotice()
  }

  /// Returns, once, whether another program has forgotten everything.
  mutating func consumeForgetNotice() -> Bool { store?.consumeForgottenElsewhere() ?? false }

  /// Forgets every round, in memory and on disk. Returns whether that was possible.
  mutating func forget() -> Bool {
    let (today, seed, moment) = (clock.today, nextSeed(), clock.moment())
    guard let (isForgotten, error) = store?.forget(&game, today: today, seed: seed, at: moment) else {
      game.forget(today: today, seed: seed, at: moment)
      return true
    }
    if let error { failure.recordRequestError(error) }
    return isForgotten
  }

  /// Records that the game is on screen and whether the player is acting. Pauses a timed round if the player is away.
  mutating func checkClock(isPlayerActing: Bool) {
    change { _ = $0.checkPresence(at: $1, isPlayerActing: isPlayerActing) }
  }

  /// Stops counting play time while the player is away.
  mutating func pause() { change { $0.pause(at: $1) } }

  /// Resumes counting play time.
  mutating func resume() { change { $0.resume(at: $1) } }

  /// Returns, once, the sentence about a saving error.
  mutating func consumeError() -> String? {
    failure.consumeError().map { wording.text(.savingFailed, .text($0.message)) }
  }

  /// What the player missed in yesterday's daily puzzle. Nil if nothing was missed or the missed words were not shown,
  /// if today has no puzzle, or if this is not the first visit of the day.
  var missedYesterday: String? {
    guard game.isFirstVisit, let today = clock.today else { return nil }
    return wording.missedYesterday(game.missed(inDaily: today.number - 1))
  }
}

/// What line mode and the screen both show.
extension Session {
  /// The time left, or nil if the round is not timed.
  var timeLeft: PlayTime? { game.timeLeft(at: clock.moment()) }

  var statistics: PlayerStatistics { PlayerStatistics(of: game.saved.history, in: game.lexicon, clock: clock) }

  /// Returns the sentence that offers the unfinished round beside today's puzzle.
  func resumeOffer(command: String) -> String? {
    wording.resumeOffer(in: game, today: clock.today).map { wording.text($0, command: command) }
  }
}

extension HintRow {
  var letterText: String { String(UnicodeScalar(letter)) }

  /// Each length with the number of words left, such as `4:2`.
  var cells: [String] { counts.map { "\($0.length):\($0.remaining)" } }
}
