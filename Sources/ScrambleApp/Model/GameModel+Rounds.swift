import Foundation
import ScrambleKit
import WordScramble

/// Choosing the round to play.
extension GameModel {
  /// Begins the game that was opened. On the first launch of a day, that is today's puzzle; later, it is the round that
  /// was on screen, as ``SavedRounds/opening(_:onScreen:today:)`` decides. Later calls deal another round.
  ///
  /// A root is drawn from `start.txt` in the bundle. If the file is empty, the root is *silkworm*. If the file is
  /// missing, the program ends with "Could not load start.txt from bundle.", because a missing file is a defect of the
  /// app.
  func startGame() {
    note(nil)
    if let notes = takeLoadNotes() { greet(with: notes) } else { dealAnother { $0.newWord(seed: $1, at: $2) } }
    save()
    resetBoard()
    if game.round.isEnded { showResult() }
  }

  /// Deals another round with a limit in minutes; nil for no limit.
  func startGame(minutes: Int?) {
    note(nil)
    dealAnother { $0.newWord(minutes: minutes, seed: $1, at: $2) }
    save()
    resetBoard()
  }

  /// Returns to the round before New Word.
  func undoNewWord() {
    guard change({ $0.undoNewWord(at: $1) }) else { return }
    resetBoard()
    tell(wording.text(.newWordUndone, .text(rootWord)), english: [rootWord])
    save()
  }

  /// Returns to the round that ``undoNewWord()`` left.
  func redoNewWord() {
    guard game.canGoForward else { return }
    goOn { _ = $0.redoNewWord(at: $2) }
  }

  /// The number of today's puzzle by the player's local date, or nil before the first puzzle.
  var today: Int? { dependencies.clock.today?.number }

  /// Plays today's puzzle, or resumes it by the rules it was begun with. Does nothing before the first puzzle.
  func playDaily() {
    let today = dependencies.clock.today
    guard today != nil else { return }
    goOn { $0.playToday(today, seed: $1, at: $2) }
  }

  /// Plays or resumes the puzzle of a day. Does nothing if that day is in the future.
  func playDaily(_ number: Int) {
    guard let today, number <= today else { return }
    var request = DealOptions()
    request.daily = number
    start(request)
  }

  var offeredWords: [String] { game.offered(dependencies.clock.today).map { [$0.round.root.description] } ?? [] }

  /// Resumes the unfinished round that is offered next to today's puzzle.
  func playOffered() {
    let today = dependencies.clock.today
    goOn { _ = $0.playOffered(today, seed: $1, at: $2) }
  }

  /// Opens today's puzzle when the player returns on a new day. It replaces only an earlier day's puzzle that is empty
  /// or has ended, and only if no panel other than its result is open.
  func openToday() {
    let isBusy = !newWord.isEmpty || showingError || isAskingToEnd || panel != nil && panel != .result
    if !isBusy, game.opensToday(dependencies.clock.today) { playDaily() }
  }

  /// Resumes or deals the requested round, and announces it.
  func start(_ request: DealOptions) {
    goOn { $0.start(request, seed: $1, at: $2) }
  }

  /// Resumes an unfinished round.
  func play(_ open: OpenRound) {
    var request = DealOptions()
    request.round = open.round.id
    start(request)
  }

  /// Opens an address that the system has passed to the app: today's puzzle, or a received round.
  func open(_ address: URL) {
    guard address == GameAddress.today else { return otherRounds.open(link: address.absoluteString) }
    if !hasStarted { startGame() }
    // An open dialog is about the round that is being left.
    (isAskingToEnd, showingError) = (false, false)
    playDaily()
  }

  /// Plays a new round on a root that contains words to learn.
  func practise(on root: Word) {
    goOn { $0.newRound(on: root, seed: $1, at: $2) }
  }

  /// Switches to another round and announces it.
  func goOn(with another: (inout Game, UInt64, Moment) -> Void) {
    panel = nil
    note(nil)
    let (options, seed) = (settings.options, dependencies.nextSeed())
    change {
      $0.options = options
      another(&$0, seed, $1)
    }
    say(wording.text(.sentenceJoined, .text(kindText), .text(rootWord)), english: [rootWord])
    save()
    resetBoard()
    if game.round.isEnded { showResult() }
  }

  private func dealAnother(by deal: (inout Game, UInt64, Moment) -> Void) {
    let (before, options, seed) = (rootWord, settings.options, dependencies.nextSeed())
    change {
      $0.options = options
      deal(&$0, seed, $1)
    }
    say(wording.text(.newWordAnnounced, .text(rootWord), .text(before)), english: [rootWord, before])
  }

  /// Reports the condition of the saved rounds and what has changed since the last visit.
  private func greet(with notes: [LoadNote]) {
    if !notes.isEmpty { tell(notes.map { wording.text(of: $0) }.joined(separator: " "), english: []) }
    if let accepted = wording.accepted(in: game) { note(accepted) }
    updateMissedYesterday()
  }
}
