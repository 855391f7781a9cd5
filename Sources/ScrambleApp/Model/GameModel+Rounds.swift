import ScrambleKit
import WordScramble

/// Choosing the round to play.
extension GameModel {
  /// Opens what ``SavedRounds/opening(_:onScreen:today:)`` decides: today's puzzle on the first launch of a day, and on a later launch the round on
  /// screen. If a round is being played already, it deals another.
  ///
  /// A root is drawn from `start.txt` of the bundle. If the file is empty it is *silkworm*; if it is missing, the program ends
  /// with "Could not load start.txt from bundle.", because a missing file is a defect of the app.
  func startGame() {
    notice = nil
    if game == nil { openGame() } else { dealAnother() }
    save()
    layOut()
    if isEnded { panel = .missed }
  }

  /// Goes back to the round before New Word.
  func undoNewWord() {
    guard game?.undoNewWord(at: dependencies.moment()) == true else { return }
    layOut()
    let news = wording.text(.newWordUndone, .text(rootWord))
    notice = news
    say(news, english: [rootWord])
    save()
  }

  /// Returns to the round that ``undoNewWord()`` has left.
  func redoNewWord() {
    guard game?.canGoForward == true else { return }
    change(to: { _ = $0.redoNewWord(at: $2) })
  }

  /// Deals another round that may take so many minutes; nil for as long as the player likes.
  func startGame(minutes: Int?) {
    guard game != nil else { return }
    notice = nil
    dealAnother(minutes: minutes)
    save()
    layOut()
  }

  /// Plays today's puzzle, or resumes it by the rules it was begun with; nothing happens on a day before the first one.
  func playDaily() {
    let today = dependencies.clock.today
    guard today != nil else { return }
    change(to: { $0.playToday(today, seed: $1, at: $2) })
  }

  /// Whether today's puzzle is the first offer after the end of the round, because it has not ended.
  var isTodayNext: Bool { game?.offersToday(dependencies.clock.today) ?? false }

  /// The words in ``offerText`` that are English in every language.
  var offeredWords: [String] { game?.offered(dependencies.clock.today).map { [$0.round.root.description] } ?? [] }

  /// Goes on with the unfinished round that is offered beside today's puzzle.
  func playOffered() {
    let today = dependencies.clock.today
    change(to: { _ = $0.playOffered(today, seed: $1, at: $2) })
  }

  /// The player is back after a night: today's puzzle opens in place of one of an earlier day that is empty or has ended, if no other panel
  /// than its result is open.
  func openToday() {
    let isBusy = !newWord.isEmpty || showingError || isAskingToEnd || panel != nil && panel != .missed
    if !isBusy, game?.opensToday(dependencies.clock.today) == true { playDaily() }
  }

  /// Plays or resumes the puzzle of a day; nothing happens if that day is still to come.
  func playDaily(_ number: Int) {
    guard let today, number <= today else { return }
    var request = DealOptions()
    request.daily = number
    start(request)
  }

  /// Resumes or deals the requested round, and announces it.
  func start(_ request: DealOptions) {
    change(to: { $0.start(request, seed: $1, at: $2) })
  }

  /// Changes to another round, and announces it.
  private func change(to another: (inout Game, UInt64, Moment) -> Void) {
    guard var game else { return }
    panel = nil
    notice = nil
    game.options = settings.options
    another(&game, dependencies.nextSeed(), dependencies.moment())
    self.game = game
    say(wording.text(.sentenceJoined, .text(kindText), .text(rootWord)), english: [rootWord])
    save()
    layOut()
    if isEnded { panel = .missed }
  }

  /// Shuffles the letters.
  func shuffle() {
    letters = game?.round.shuffledLetters(seed: dependencies.nextSeed(), avoiding: letters)
  }

  /// Shows how many words are left by first letter and length, which gives no word away.
  func takeHint() {
    guard !isPaused else { return }
    game?.takeHint(at: dependencies.moment())
    save()
    panel = .hint
  }

  private func openGame() {
    let moment = dependencies.moment()
    let kept = rounds?.load(at: moment)
    // A round is resumed by its own rules, whatever the settings are now.
    var request = DealOptions()
    request.root = dependencies.customRoots?.first
    game = Game(
      lexicon: lexicon, roots: dependencies.roots(), options: settings.options, visit: request,
      today: dependencies.clock.today, saved: kept?.saved ?? SavedRounds(), seed: dependencies.nextSeed(), at: moment)
    game?.sensitiveWords = dependencies.sensitiveWords()
    tell(kept?.notes ?? [])
    if let accepted = game.flatMap({ wording.accepted(in: $0) }) { notice = accepted }
    updateMissedYesterday()
  }

  private func dealAnother(minutes: Int? = nil) {
    let before = rootWord
    game?.options = settings.options
    game?.newWord(minutes: minutes, seed: dependencies.nextSeed(), at: dependencies.moment())
    say(wording.text(.newWordAnnounced, .text(rootWord), .text(before)), english: [rootWord, before])
  }

  /// Clears the field and shows the letters of the root.
  func layOut() {
    newWord = ""
    openWord = nil
    timeLeft = game?.round.timeLeft
    pace = nil
    tick()
    focusIfHardwareKeyboard()
    shuffle()
  }
}
