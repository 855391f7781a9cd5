import ScrambleKit
import WordScramble

/// The game line by line, without control sequences: for pipes, screen readers and plain terminals.
struct PlainSession {
  var saved: SavedGame
  let wording: Wording
  let clock: Clock
  /// Whether a player types, who can also give commands; a line from a pipe is a word or one of the commands of a set.
  let isInteractive: Bool
  let meanings: (Word) -> [Glossary.Meaning]
  /// Returns the link to a round.
  let link: (Challenge) -> String
  /// Whether the player has quit.
  var isFinished = false
  /// The question that the player has not answered yet.
  var question: Question?
  /// The time left when it was last looked at, in tenths of a second.
  private var lastTimeLeft = PlayTime.longest
  /// The number of the day whose beginning was announced last.
  private var announcedDay: Int?

  /// The actions that need a confirmation.
  enum Question {
    case end, forget
  }

  init(
    _ saved: SavedGame, wording: Wording, clock: Clock, isInteractive: Bool,
    meanings: @escaping (Word) -> [Glossary.Meaning] = { _ in [] },
    link: @escaping (Challenge) -> String = { $0.link() }
  ) {
    self.saved = saved
    self.clock = clock
    self.meanings = meanings
    self.link = link
    self.wording = wording
    self.isInteractive = isInteractive
  }

  var game: Game { saved.game }

  /// Whether every change is on disk.
  var isSaved: Bool { saved.isSaved }

  /// The first lines of a game.
  mutating func opening() -> [String] {
    noteTimeLeft()
    let missed = wording.missedYesterday(in: saved, clock: clock)
    let notes = [missed, wording.accepted(in: game)].compactMap(\.self)
    return notes + welcome + [offer].compactMap(\.self) + conditions + errors()
  }

  /// The sentence about the unfinished round that is offered beside today's puzzle.
  private var offer: String? {
    wording.offer(in: game, today: clock.today).map { wording.text($0, command: "/back") }
  }

  /// Announces once that a day has begun while the game is open.
  mutating func announceDay() -> [String] {
    let today = clock.today
    guard isInteractive, game.isNewDay(today), today?.number != announcedDay,
      let sentence = wording.newDay(in: game, today: today)
    else { return [] }
    announcedDay = today?.number
    return [wording.text(sentence, command: "/today")]
  }

  /// The conditions of the challenge, and the time limit of the round.
  private var conditions: [String] {
    guard !game.round.isEnded && !game.isPaused else { return [] }
    let time = game.round.timeLeft.map(wording.timeLeft)
    return (game.rival.map(wording.conditions(of:)) ?? []) + [time].compactMap(\.self)
  }

  /// The last line of a game.
  var result: String {
    let standing = game.standing
    return wording.text(.commandScore, .number(standing.score), .number(standing.foundCount), .number(standing.total))
  }

  /// Notes that the game is open, and whether the player enters a line; announces that a timed round is paused because the player has gone
  /// away.
  mutating func look(isPlayerActing: Bool = false) -> [String] {
    let wasPaused = game.isPaused
    saved.look(isPlayerActing: isPlayerActing)
    return game.isPaused && !wasPaused ? [wording.text(.commandPaused)] : []
  }

  /// Plays a word or performs a command; returns the lines to print.
  mutating func respond(to line: [UInt8]) -> [String] {
    let paused = isInteractive ? look(isPlayerActing: true) : []
    let typed = Array(Word.trimmed(line))
    let news = announceForgotten()
    let wasEnded = game.round.isEnded
    let command = String(printable: typed, limit: 32)
    let isMarked = typed.first == UInt8(ascii: "/") || typed.first == UInt8(ascii: "?")
    let isCommand = isInteractive && isMarked || isSetCommand(command)
    if isCommand, !PlainSession.reading.contains(PlainSession.parts(of: command).command) {
      saved.perform { _ = $0.endIfTimeIsUp(at: $1) }
    }
    let response = isCommand ? perform(command) : play(typed)
    let told = (response == paused ? [] : paused) + news + announceDay() + response
    return told + (isInteractive ? announceTime(wasEnded: wasEnded) : []) + forgotten(saved.takeForgotten()) + errors()
  }

  /// Announces that another program has forgotten everything, once that is so; a question asked before is not answered any more.
  mutating func announceForgotten() -> [String] { forgotten(saved.refresh()) }

  private mutating func forgotten(_ isForgotten: Bool) -> [String] {
    guard isForgotten else { return [] }
    question = nil
    noteTimeLeft()
    return [wording.text(.forgetElsewhere)]
  }

  /// How long to wait for a line before ``announceTime(wasEnded:)`` is called, in tenths of a second; nil for without end.
  var timeToAnnouncement: Int? {
    guard !game.round.isEnded, !game.isPaused, let left = game.timeLeft(at: clock.moment()) else { return nil }
    if let next = PlainSession.announcedTimes.first(where: { $0 < left }) { return (left - next).tenths }
    return lastTimeLeft > .zero ? 0 : nil
  }

  /// Announces that a minute, half a minute or ten seconds are left, or that the time is up, once that is so.
  ///
  /// - Parameter wasEnded: Whether the end of the round is known already.
  mutating func announceTime(wasEnded: Bool = true) -> [String] {
    guard let left = game.timeLeft(at: clock.moment()) else { return [] }
    let before = lastTimeLeft
    lastTimeLeft = left
    // A line that is being typed may be finished.
    if left == .zero && before > .zero { saved.perform { _ = $0.saveIfTimeIsUp(at: $1) } }
    if game.round.isEnded {
      return wasEnded || left > .zero ? [] : (before > .zero ? [wording.text(.timeUp)] : []) + atEnd
    }
    guard PlainSession.announcedTimes.contains(where: { left <= $0 && $0 < before }) else { return [] }
    return [left > .zero ? wording.timeLeft(left) : wording.text(.timeLastWord)]
  }

  /// The times left that are announced. At the end the word being typed may be finished.
  private static let announcedTimes = Round.announcedTimes + [.zero]

  /// Prepares the announcements of another round, whose time left has just been told.
  mutating func noteTimeLeft() {
    lastTimeLeft = game.timeLeft(at: clock.moment()) ?? .longest
  }

  /// Stops counting play time, because the player leaves.
  mutating func pause() { saved.pause() }

  var welcome: [String] {
    if game.isPaused { return [wording.text(.commandPaused)] }
    let line = wording.text(.commandWelcome, .text("\(game.round.root)"))
    if game.round.isEnded { return [line] + [placeInSet].compactMap(\.self) + atEnd }
    let other = wording.rivalLines(in: game).last ?? wording.earlierRound(in: game, command: "/again")
    return [line] + [placeInSet, other].compactMap(\.self)
  }

  private mutating func play(_ typed: [UInt8]) -> [String] {
    defer { question = nil }
    // The line after this question answers it and is never a word.
    if question == .forget { return [wording.text(.forgetKept)] }
    if game.isPaused { return typed.isEmpty ? [] : [wording.text(.commandPaused)] }
    let before = game.standing.rank
    do throws(Rejection) {
      let foundWord = try saved.perform { game, moment throws(Rejection) in try game.play(text: typed, at: moment) }
      guard let foundWord else { return [] }
      guard isInteractive else { return [wording.found(foundWord)] }
      let isWhole = game.standing.rank == .wholeString && before != .wholeString
      return [wording.found(foundWord)] + wording.news(on: foundWord, in: game, before: before)
        + (isWhole ? wholeResult + [wording.text(.commandWhole)] : [])
    } catch {
      return [wording.explanation(of: error, root: game.round.root).line]
    }
  }

  /// Reports once that a round could not be saved.
  private mutating func errors() -> [String] {
    saved.takeError().map { [wording.text(.savingFailed, .text($0.message))] } ?? []
  }
}
