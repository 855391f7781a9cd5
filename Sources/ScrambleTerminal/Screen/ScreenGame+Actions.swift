import ScrambleKit
import WordScramble

/// The player's actions, and their outcomes on the screen.
extension ScreenGame {
  mutating func play() {
    do throws(Rejection) {
      guard let (word, before) = try session.play(field.text.bytes) else { return }
      field.accept()
      scrolled = 0
      let notes = [wording.found(word)] + wording.news(on: word, in: game, before: before)
      message = .notes(notes)
      if game.round.isEnded { endInTime(saying: notes) }
      guard game.standing.rank == .wholeString && before != .wholeString && panel == nil else { return }
      // Bonus words can still be played.
      open(.finale)
      message = .notes(notes)
    } catch {
      refuse(error)
      if game.round.isEnded { endInTime(saying: [wording.explanation(of: error, root: game.round.root).line]) }
    }
  }

  private mutating func refuse(_ rejection: Rejection) {
    field.refuse()
    var marked: Word?
    if case .alreadyFound(let word) = rejection { marked = word }
    let isRepeated = game.lastTry?.isRepeated ?? false
    message = .refusal(
      wording.explanation(of: rejection, root: game.round.root, isRepeated: isRepeated), marked: marked)
    if let marked { scrolled = game.round.found.firstIndex { $0.word == marked } ?? 0 }
  }

  /// Performs an action and shows its outcome.
  mutating func perform(_ action: Action) {
    switch session.perform(action) {
    case .dealt(let note), .returned(let note): begin(saying: note)
    case .resumed, .taken: open(nil)
    case .impossible(let reason):
      if ScreenGame.shownReasons.contains(reason) { message = .notes([wording.text(reason)]) }
    case .kept(let word): if let word { note(kept: word) }
    case .help: open(.keys)
    case .hint, .clue: open(.hint)
    case .question: open(.question)
    case .result: if panel != .result { open(.result) }
    case .paused: open(.paused)
    case .share, .together: open(.share)
    case .handIn(let seat): open(.handIn(seat: seat))
    }
  }

  /// The reasons that are shown. A key without a visible function stays silent.
  private static let shownReasons: [WordingKey] = [
    .newWordNothingBefore, .newWordNothingAfter, .shareNothing, .playedSetNoNext,
  ]

  private mutating func note(kept word: Word) {
    field.clear()
    message = .notes([wording.text(.missingKept, .text("\(word)"))])
  }

  private mutating func begin(saying note: String? = nil) {
    (field, scrolled) = (Field(), 0)
    letters = game.round.shuffledLetters(seed: session.nextSeed(), in: game.lexicon)
    open(defaultPanel)
    message = .notes([note, placeInSet, offer, otherRound].compactMap(\.self))
  }

  mutating func shuffle() {
    letters = game.round.shuffledLetters(seed: session.nextSeed(), avoiding: letters, in: game.lexicon)
  }

  /// Plays today's puzzle, unless it is the current one.
  mutating func playToday() {
    if let today = session.clock.today, game.round.daily != today.number { perform(.today) }
  }

  /// Continues after the end of a round: deals as many minutes again, or plays the next round of the set, or deals a
  /// new word.
  mutating func goOn() {
    if let minutes = game.minutesAgain { return perform(.newWordIn(minutes: minutes)) }
    perform(game.nextPlace == nil ? .newWord : .next)
  }

  /// The set and the position of the round in it, which a small screen shows only here.
  var placeInSet: String? { game.playedSet.map(wording.text(of:)) }

  /// The sentence that offers the unfinished round beside today's puzzle.
  var offer: String? { session.offer(command: "^P") }

  /// The sentence about the rival round, or about an earlier round to play against.
  var otherRound: String? { defaultPanel == nil ? session.otherRound(command: "^Y") : nil }
}
