import ScrambleKit
import WordScramble

/// The actions of a player.
extension ScreenSession {
  mutating func play() {
    let entry = field.text
    let before = game.standing.rank
    do throws(Rejection) {
      let foundWord = try saved.perform { game, moment throws(Rejection) in try game.play(text: entry.bytes, at: moment)
      }
      guard let foundWord else { return }
      field.accept()
      scrolled = 0
      message = .notes(notes(on: foundWord, before: before))
      if game.round.isEnded { endInTime(saying: notes(on: foundWord, before: before)) }
      if game.standing.rank == .wholeString && before != .wholeString && panel == nil { celebrate() }
    } catch {
      refuse(error)
      if game.round.isEnded { endInTime(saying: [wording.explanation(of: error, root: game.round.root).line]) }
    }
  }

  /// Shows the result of a round in which every common word is found; bonus words may still be played.
  private mutating func celebrate() {
    let note = message
    open(.finale)
    message = note
  }

  /// Keeps the word that was not recognized just now.
  mutating func keepMissingWord() {
    guard let word = game.lastTry?.word, saved.perform({ $0.keepMissingWord(at: $1) }) else { return }
    field.clear()
    message = .notes([wording.text(.missingKept, .text("\(word)"))])
  }

  mutating func takeHint() {
    saved.perform { $0.takeHint(at: $1) }
    open(.hint)
  }

  /// Takes a clue, which is then listed first.
  mutating func takeClue() {
    saved.perform { _ = $0.takeClue(at: $1) }
    open(.hint)
  }

  /// Deals another word; in the middle of a timed round it has the same minutes.
  mutating func newWord() {
    dealAnother { $0.newWord(seed: $1, at: $2) }
  }

  /// Deals another word, with or without a time limit.
  mutating func newWord(minutes: Int?) {
    dealAnother { $0.newWord(minutes: minutes, seed: $1, at: $2) }
  }

  private mutating func dealAnother(_ deal: (inout Game, UInt64, Moment) -> Void) {
    let previous = game.round.root
    saved.perform { deal(&$0, nextSeed(), $1) }
    begin(saying: wording.text(.newWordDealt, .text("\(previous)")))
  }

  mutating func goBack() {
    guard saved.goBack(seed: nextSeed()) else {
      message = .notes([wording.text(.newWordNothingBefore)])
      return
    }
    begin(saying: wording.text(.newWordUndone, .text("\(game.round.root)")))
  }

  /// Returns to the round that going back has left.
  mutating func goForward() {
    guard saved.perform({ $0.redoNewWord(at: $1) }) else {
      message = .notes([wording.text(.newWordNothingAfter)])
      return
    }
    begin(saying: wording.text(.newWordUndone, .text("\(game.round.root)")))
  }

  /// Plays today's puzzle.
  mutating func playToday() {
    guard let today = clock.today, game.round.daily != today.number else { return }
    saved.playToday(seed: nextSeed())
    begin()
  }

  /// Deals the same word again, to play against this round or an earlier one.
  mutating func playAgain() {
    if saved.perform({ $0.playAgain(seed: nextSeed(), at: $1) }) { begin() }
  }

  /// The sentence about the round that is played against, or could be.
  var otherRound: String? {
    guard defaultPanel == nil else { return nil }
    return wording.rivalLines(in: game).last ?? wording.earlierRound(in: game, command: "^Y")
  }

  /// The sentence about the unfinished round that is offered beside today's puzzle.
  var offer: String? { wording.offer(in: game, today: clock.today).map { wording.text($0, command: "^P") } }

  /// Shows the result to share.
  mutating func share() {
    if game.round.found.isEmpty { message = .notes([wording.text(.shareNothing)]) } else { open(.share) }
  }

  mutating func end() {
    saved.perform { $0.end(at: $1) }
    open(.result)
  }

  /// Resumes a round that has ended; the field is unchanged.
  mutating func keepPlaying() {
    if saved.perform({ $0.keepPlaying(at: $1) }) { open(nil) }
  }

  /// Shows the missed words of an ended round, which can then no longer be resumed.
  mutating func reveal() {
    saved.perform { game, _ in game.reveal() }
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

  private func notes(on foundWord: FoundWord, before: Rank) -> [String] {
    [wording.found(foundWord)] + wording.news(on: foundWord, in: game, before: before)
  }

  mutating func begin(saying note: String? = nil) {
    field = Field()
    scrolled = 0
    letters = game.round.shuffledLetters(seed: nextSeed(), in: game.lexicon)
    open(defaultPanel)
    message = .notes([note, placeInSet, offer, otherRound].compactMap(\.self))
  }
}
