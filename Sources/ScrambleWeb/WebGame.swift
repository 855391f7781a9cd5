import ScrambleCore

/// The state of a page: a lexicon, the records that were read, and the game.
///
/// A class, because a page has exactly one game.
final class WebGame {
  let inbox = Inbox()
  var outbox = Outbox()
  /// The difficulty of new words; nil for any.
  var grade: Grade?
  /// The order in which found words are listed.
  var foundOrder = FoundOrder.newest
  /// Today's puzzle; nil before the date of the first one.
  var today: DailyPuzzle?
  var timeZone = TimeZoneOffsets.utc
  /// What to open at the start.
  var request = Request.launch
  /// The player's name in the settings.
  var playerName: PlayerName? {
    didSet { game?.playerName = playerName }
  }
  /// The rounds that were loaded before there was a game.
  private var loadedRounds = History()

  /// The statistics of all rounds; nil until they are asked for, and after each change.
  private var countedStatistics: Statistics?

  private var lexicon: Lexicon?
  private var game: Game?

  /// Opens the lexicon in the first bytes of the inbox. On an error, the previous lexicon stays open.
  func openLexicon(_ byteCount: Int32) throws(CallError) {
    let bytes = try inbox.bytes(to: byteCount)
    do throws(LexiconError) {
      lexicon = try Lexicon(bytes)
    } catch {
      throw CallError(error)
    }
  }

  /// Discards the game, the loaded rounds and the request.
  func reset() {
    game = nil
    loadedRounds = History()
    countedStatistics = nil
    request = .launch
  }

  /// Starts the game with the rounds that were loaded, then clears them and the request.
  func start(seed: UInt64, at second: Int64) throws(CallError) {
    guard let lexicon else { throw .noLexicon }
    game = Game(
      lexicon: lexicon, history: loadedRounds, opening: request, in: timeZone, seed: seed, at: second)
    game?.playerName = playerName
    loadedRounds = History()
    request = .launch
  }

  /// Returns the challenge in a pasted text, or nil if there is none or it is damaged.
  func challenge(in text: [UInt8]) throws(CallError) -> Challenge? {
    Challenge(pasted: text, in: try requireLexicon())
  }

  func currentRound() throws(CallError) -> Round {
    guard let round = game?.round else { throw .noGame }
    return round
  }

  func requireLexicon() throws(CallError) -> Lexicon {
    guard let lexicon else { throw .noLexicon }
    return lexicon
  }

  var hasStarted: Bool { game != nil }

  /// Returns the result of a closure that reads the game.
  func query<Answer>(_ question: (Game) -> Answer) throws(CallError) -> Answer {
    guard let answer = game?.query(question) else { throw .noGame }
    return answer
  }

  /// Changes the game. Returns its new state with the records to save.
  func change(_ change: (inout Game) -> Void) throws(CallError) -> View {
    try view { game in
      change(&game)
      return nil
    }
  }

  /// Plays a guess. Returns the new state of the game with the result of the guess.
  func play(_ text: [UInt8], at second: Int64) throws(CallError) -> View {
    try view { game in
      let before = game.standing.rank
      do throws(Rejection) {
        let foundWord = try game.play(text, at: second)
        return foundWord.map { .found(NewFoundWordMessage($0, in: game, before: before)) }
      } catch {
        return .refused(RefusedMessage(error))
      }
    }
  }

  /// Adds saved records to the game or, before there is one, to its rounds.
  func load(_ text: [UInt8], at second: Int64) throws(CallError) -> Reading {
    countedStatistics = nil
    if let reading = game?.add(text, at: second, isSaved: true) { return reading }
    return loadedRounds.add(text, in: try requireLexicon(), at: second)
  }

  /// Adds the records of a file to the game.
  func importRecords(_ text: [UInt8], at second: Int64) throws(CallError) -> ImportMessage {
    guard let gain = game?.add(text, at: second, isSaved: false), let records = game?.takeUnsaved() else {
      throw .noGame
    }
    countedStatistics = nil
    return ImportMessage(gain: ReadingMessage(gain), records: MessageArray(records) { RecordMessage($0) })
  }

  /// Counts all rounds, unless nothing has changed since they were counted last.
  func statistics() throws(CallError) -> Statistics {
    if let countedStatistics { return countedStatistics }
    let lexicon = try requireLexicon()
    let counted = try query { Statistics(of: $0.history.rounds, in: lexicon) }
    countedStatistics = counted
    return counted
  }

  private func view(after change: (inout Game) -> OutcomeMessage?) throws(CallError) -> View {
    countedStatistics = nil
    guard let view = game?.view(after: change, foundBy: foundOrder, today: today) else { throw .noGame }
    return view
  }
}

extension Game {
  // These functions access the game in place, which avoids a copy.

  fileprivate mutating func query<Answer>(_ question: (Game) -> Answer) -> Answer { question(self) }

  fileprivate mutating func view(
    after change: (inout Game) -> OutcomeMessage?, foundBy order: FoundOrder, today: DailyPuzzle?
  ) -> View {
    let outcome = change(&self)
    let records = takeUnsaved()
    return View(of: self, foundBy: order, today: today, outcome: outcome, records: records)
  }
}
