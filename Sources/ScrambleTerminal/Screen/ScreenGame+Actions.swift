import ScrambleCore
import ScrambleKit

/// The player's actions, and their outcomes on the screen.
extension ScreenGame {
  mutating func play() {
    do throws(Rejection) {
      guard let (word, previousRank) = try session.play(field.text.bytes) else { return }
      field.accept()
      scrollOffset = 0
      // Bonus words can still be played.
      if game.standing.isWhole && previousRank != .allWords { open(.finale) }
      message = .notes(
        [wording.text(of: word)] + wording.achievements(of: word, in: game, rankBefore: previousRank))
    } catch {
      refuse(error)
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
    case .opened(let note): showNewRound(note: note)
    case .help: open(.keys)
    case .hint, .clue: open(.hint)
    case .question: open(.question)
    case .result: if panel != .result { open(.result) }
    }
  }

  private mutating func showNewRound(note: String?) {
    field = Field()
    scrollOffset = 0
    letters = game.round.shuffledLetters(seed: session.nextSeed(), in: game.lexicon)
    open(defaultPanel)
    message = .notes([note].compactMap(\.self) + session.openingNotes)
  }

  mutating func shuffle() {
    letters = game.round.shuffledLetters(seed: session.nextSeed(), avoiding: letters, in: game.lexicon)
  }

  /// Plays today's puzzle, unless it is the current one.
  mutating func playToday() {
    if let today = session.clock.today, game.round.daily != today.number { perform(.today) }
  }
}
