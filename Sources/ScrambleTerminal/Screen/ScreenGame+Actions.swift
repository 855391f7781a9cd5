import ScrambleCore
import ScrambleKit

/// The player's actions, and their outcomes on the screen.
extension ScreenGame {
  mutating func play() {
    do throws(Rejection) {
      guard let (word, previousRank) = try session.play(field.text.bytes) else { return }
      field.accept()
      scrollOffset = 0
      let notes = [wording.text(of: word)] + wording.achievements(of: word, in: game, rankBefore: previousRank)
      message = .notes(notes)
      if game.round.isEnded { showTimeUp(notes: notes) }
      guard game.standing.rank == .wholeString && previousRank != .wholeString && panel == nil else { return }
      // Bonus words can still be played.
      open(.finale)
      message = .notes(notes)
    } catch {
      refuse(error)
      if game.round.isEnded { showTimeUp(notes: [wording.explanation(of: error, root: game.round.root).singleLine]) }
    }
  }

  private mutating func refuse(_ rejection: Rejection) {
    field.refuse()
    var highlightedWord: Word?
    if case .alreadyFound(let word) = rejection { highlightedWord = word }
    message = .refusal(
      wording.explanation(of: rejection, root: game.round.root), highlightedWord: highlightedWord)
    if let highlightedWord { scrollOffset = game.round.found.firstIndex { $0.word == highlightedWord } ?? 0 }
  }

  /// Performs an action and shows its outcome.
  mutating func perform(_ action: Action) {
    switch session.perform(action) {
    case .dealt(let note): showNewRound(note: note)
    case .returned(let note): showNewRound(note: note)
    case .resumed: open(nil)
    case .impossible(let reason): message = .notes([wording.text(reason)])
    case .help: open(.keys)
    case .hint, .clue: open(.hint)
    case .question: open(.question)
    case .result: if panel != .result { open(.result) }
    case .paused: open(.paused)
    }
  }

  private mutating func showNewRound(note: String?) {
    (field, scrollOffset) = (Field(), 0)
    letters = game.round.shuffledLetters(seed: session.nextSeed(), in: game.lexicon)
    open(defaultPanel)
    message = .notes([note, resumeOffer].compactMap(\.self))
  }

  mutating func shuffle() {
    letters = game.round.shuffledLetters(seed: session.nextSeed(), avoiding: letters, in: game.lexicon)
  }

  /// Plays today's puzzle, unless it is the current one.
  mutating func playToday() {
    if let today = session.clock.today, game.round.daily != today.number { perform(.today) }
  }

  /// Continues after the end of a round: deals a new word, with the same time limit.
  mutating func continueAfterEnd() {
    perform(game.suggestedNextMinutes.map { .newWordIn(minutes: $0) } ?? .newWord)
  }

  /// The sentence that offers the unfinished round beside today's puzzle.
  var resumeOffer: String? { session.resumeOffer(command: "^P") }
}
