import ScrambleCore
import ScrambleKit

/// A player's session: the game, its store, and what a front end needs to show the game. Every change is saved here.
struct Session {
  private(set) var game: Game
  private var store: RoundStore?
  private var failure = SavingFailure()
  /// The difficulty of the words that New Word deals, or nil for any.
  let grade: Grade?
  let wording: Wording
  let clock: Clock
  /// Returns the meanings of a word.
  let meanings: (Word) -> [Glossary.Meaning]
  let nextSeed: () -> UInt64

  /// How often an idle front end looks at the clock, in milliseconds.
  static let refreshInterval: Int32 = 2000

  /// Creates a session. A session without a store is never saved.
  init(
    _ game: Game, in store: RoundStore? = nil, grade: Grade? = nil, wording: Wording, clock: Clock,
    meanings: @escaping (Word) -> [Glossary.Meaning] = { _ in [] },
    nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.game = game
    self.store = store
    self.grade = grade
    self.wording = wording
    self.clock = clock
    self.meanings = meanings
    self.nextSeed = nextSeed
    // A timed round cannot be played in the terminal.
    if game.isCovered { open(.today) }
    save()
  }

  /// Changes the game and saves the changes.
  mutating func change<Result, Failure>(
    _ change: (inout Game, Int64) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { save() }
    return try change(&game, clock.now())
  }

  mutating func open(_ request: Request) {
    let timeZone = clock.timeZone
    let seed = nextSeed()
    change { $0.open(request, in: timeZone, seed: seed, at: $1) }
  }

  private mutating func save() {
    do throws(SystemError) {
      try store?.save(&game, at: clock.now())
      failure.recordSuccess()
    } catch {
      failure.recordError(error)
    }
  }

  var isSaved: Bool { store?.isSaved ?? false }

  /// Forgets every round, in memory and on disk. Returns whether that was possible.
  mutating func forget() -> Bool {
    let timeZone = clock.timeZone
    let seed = nextSeed()
    let second = clock.now()
    guard store != nil else {
      game.forget(in: timeZone, seed: seed, at: second)
      return true
    }
    do throws(SystemError) {
      try store?.forget(&game, in: timeZone, seed: seed, at: second)
      return true
    } catch {
      failure.recordRequestError(error)
      return false
    }
  }

  /// Returns, once, the sentence about a saving error.
  mutating func consumeError() -> String? {
    failure.consumeError().map { wording.text(.savingFailed, .text($0.message)) }
  }
}

/// What line mode and the screen both show.
extension Session {
  var statistics: PlayerStatistics { PlayerStatistics(of: game.history, in: game.lexicon, clock: clock) }

  /// Sentences about the opened round: why it is not the requested one, and what others have found.
  var openingNotes: [String] { [substituteNote, invitation].compactMap(\.self) }

  private var substituteNote: String? {
    switch game.substitute {
    case .anyGrade: wording.text(.newWordAnyGrade)
    case .today(let puzzle): wording.text(.dailyLater, .text(puzzle.date.iso))
    case nil: nil
    }
  }
}

extension HintRow {
  /// Each length with the number of words left, such as `4:2`.
  var cells: [String] { counts.map { "\($0.length):\($0.remaining)" } }
}
