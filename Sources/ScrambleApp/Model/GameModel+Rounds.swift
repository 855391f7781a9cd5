import Foundation
import ScrambleCore
import ScrambleKit

/// Choosing the round to play.
extension GameModel {
  /// Begins the game that was opened. The first call of a launch begins the round that
  /// ``SavedRounds/optionsForVisit(_:onScreen:today:)`` has chosen: today's puzzle on the first launch of a day,
  /// otherwise the round that was played last. Any later call deals another round.
  ///
  /// The root of a free round is drawn from `start.txt` in the bundle. If the file is empty, the root is *silkworm*. If
  /// the file is missing, the program ends with "Could not load start.txt from bundle.", because a missing file is a
  /// defect of the app.
  func startGame() {
    setNotice(nil)
    if let notes = takeLoadNotes() {
      reportLaunch(with: notes)
    } else {
      dealAnotherWord { $0.dealNewWord(seed: $1, at: $2) }
    }
    save()
    resetBoard()
    if game.round.isEnded { showResult() }
  }

  /// Deals another round with a time limit in minutes; nil for no limit.
  func startGame(minutes: Int?) {
    setNotice(nil)
    dealAnotherWord { $0.dealNewWord(minutes: minutes, seed: $1, at: $2) }
    save()
    resetBoard()
  }

  /// Returns to the round before New Word.
  func undoNewWord() {
    guard change({ $0.undoNewWord(at: $1) }) else { return }
    resetBoard()
    announceNotice(wording.text(.newWordUndone, .text(rootWord)), english: [rootWord])
    save()
  }

  /// Returns to the round that ``undoNewWord()`` left.
  func redoNewWord() {
    guard game.canGoForward else { return }
    switchRound { _ = $0.redoNewWord(at: $2) }
  }

  /// The number of today's puzzle by the player's local date, or nil before the first puzzle.
  var todayNumber: Int? { dependencies.clock.today?.number }

  /// Plays or resumes today's puzzle. Does nothing before the first puzzle.
  func playDaily() {
    let today = dependencies.clock.today
    guard today != nil else { return }
    switchRound { $0.playToday(today, seed: $1, at: $2) }
  }

  /// Plays or resumes the puzzle of a day. Does nothing if that day is in the future.
  func playDaily(_ number: Int) {
    guard let todayNumber, number <= todayNumber else { return }
    var request = DealOptions()
    request.daily = number
    start(request)
  }

  var englishWordsOfOffer: [String] {
    game.offeredRound(dependencies.clock.today).map { [$0.round.root.description] } ?? []
  }

  /// Resumes the unfinished round that is offered next to today's puzzle.
  func playOfferedRound() {
    let today = dependencies.clock.today
    switchRound { _ = $0.playOfferedRound(today, seed: $1, at: $2) }
  }

  /// Opens today's puzzle when the player returns on a new day. It replaces only an earlier day's puzzle that is empty
  /// or has ended, and only if the field is empty and no alert, dialog or panel other than its result is open.
  func openTodayIfNewDay() {
    let isBusy = !newWord.isEmpty || showingError || isAskingToEnd || panel != nil && panel != .result
    if !isBusy, game.opensToday(dependencies.clock.today) { playDaily() }
  }

  /// Resumes or deals the requested round, and announces it.
  func start(_ request: DealOptions) {
    switchRound { $0.start(request, seed: $1, at: $2) }
  }

  /// Resumes an unfinished round.
  func play(_ unfinishedRound: UnfinishedRound) {
    var request = DealOptions()
    request.roundID = unfinishedRound.round.id
    start(request)
  }

  /// Opens an address that the system has passed to the app: that of today's puzzle, or any other link.
  func open(_ address: URL) {
    if !hasStarted { startGame() }
    guard address == GameAddress.today else { return otherRounds.open(link: address.absoluteString) }
    // An open dialog is about the round that is being left.
    (isAskingToEnd, showingError) = (false, false)
    playDaily()
  }

  /// Plays a new round on a root that contains words to learn.
  func practise(on root: Word) {
    switchRound { $0.dealNewRound(on: root, seed: $1, at: $2) }
  }

  /// Switches to another round and announces it. If that round has ended, its result is shown.
  func switchRound(by action: (inout Game, UInt64, Moment) -> Void) {
    panel = nil
    setNotice(nil)
    let (options, seed) = (settings.options, dependencies.nextSeed())
    change {
      $0.options = options
      action(&$0, seed, $1)
    }
    announce(wording.text(.sentenceJoined, .text(kindText), .text(rootWord)), english: [rootWord])
    save()
    resetBoard()
    if game.round.isEnded { showResult() }
  }

  private func dealAnotherWord(by deal: (inout Game, UInt64, Moment) -> Void) {
    let (previousRoot, options, seed) = (rootWord, settings.options, dependencies.nextSeed())
    change {
      $0.options = options
      deal(&$0, seed, $1)
    }
    announce(wording.text(.newWordAnnounced, .text(rootWord), .text(previousRoot)), english: [rootWord, previousRoot])
  }

  /// Reports the condition of the saved rounds and what has changed since the last visit.
  private func reportLaunch(with notes: [LoadNote]) {
    if !notes.isEmpty { announceNotice(notes.map { wording.text(of: $0) }.joined(separator: " "), english: []) }
    updateMissedYesterday()
  }
}
