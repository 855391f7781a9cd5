import ScrambleKit
import WordScramble

/// A game and the store that saves it: in the terminal every change is saved here.
struct SavedGame {
  /// The game.
  private(set) var game: Game
  private var store: RoundStore?
  private let clock: Clock

  /// How long a player who does nothing waits for news of other programs, in tenths of a second.
  static let refreshInterval = 20

  /// Takes a game, and the store that it is saved in; one without a store is never saved.
  init(_ game: Game, in store: RoundStore? = nil, clock: Clock) {
    self.game = game
    self.store = store
    self.clock = clock
    self.store?.save(&self.game)
  }

  /// Whether every change is on disk.
  var isSaved: Bool { store?.isSaved ?? false }

  /// Performs an action in the game and saves what it has changed.
  mutating func perform<Result, Failure>(
    _ action: (inout Game, Moment) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { store?.save(&game) }
    return try action(&game, clock.moment())
  }

  /// Forgets everything if another program has; returns whether it has, so that the round has begun again.
  mutating func refresh() -> Bool {
    store?.refresh(&game)
    return takeForgotten()
  }

  /// Returns once whether another program has forgotten everything.
  mutating func takeForgotten() -> Bool { store?.takeForgotten() ?? false }

  /// Forgets every round, in memory and on disk; returns whether that was possible.
  mutating func forget() -> Bool {
    let (seed, moment) = (UInt64.random(in: 0...UInt64.max), clock.moment())
    let today = clock.today
    if store != nil { return store?.forget(&game, today: today, seed: seed, at: moment) ?? false }
    game.forget(today: today, seed: seed, at: moment)
    return true
  }

  /// Plays today's puzzle.
  mutating func playToday(seed: UInt64) {
    let today = clock.today
    perform { $0.playToday(today, seed: seed, at: $1) }
  }

  /// Goes back to the round that New Word left; without one, goes on with the unfinished round that was left before a daily puzzle.
  ///
  /// - Returns: Whether there was one.
  mutating func goBack(seed: UInt64) -> Bool {
    let today = clock.today
    return perform { $0.undoNewWord(at: $1) || $0.playOffered(today, seed: seed, at: $1) }
  }

  /// Notes that the game is on screen, and whether the player does something.
  mutating func look(isPlayerActing: Bool) {
    perform { _ = $0.look(at: $1, isPlayerActing: isPlayerActing) }
  }

  /// Stops counting play time, while the player is away.
  mutating func pause() {
    perform { $0.pause(at: $1) }
  }

  /// Counts play time again.
  mutating func resume() {
    perform { $0.resume(at: $1) }
  }

  /// Notes a visit of the player; returns whether it is the first one of that day. A game that is not saved has first visits only.
  func noteVisit(onDay day: Int) -> Bool { store?.noteVisit(onDay: day) ?? true }

  /// Returns the error of saving, once.
  mutating func takeError() -> SystemError? {
    store?.takeError()
  }
}
