import ScrambleKit
import WordScramble

/// Which round is played.
extension GameModel {
  /// Resumes the round that was left, or deals one; if a round is being played already, it deals another.
  ///
  /// A root is drawn from `start.txt` of the bundle. If the file is empty it is *silkworm*; if it is missing, the program ends
  /// with "Could not load start.txt from bundle.", because a missing file is a defect of the app.
  func startGame() {
    notice = nil
    if game == nil { openGame() } else { dealAnother() }
    save()
    layOut()
  }

  /// Goes back to the round that New Word left.
  func undoNewWord() {
    guard game?.undoNewWord(at: dependencies.moment()) == true else { return }
    layOut()
    let news = wording.text(.noteBackTo, .text(rootWord))
    notice = news
    say(news, english: [rootWord])
    save()
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
    if let today { playDaily(today) }
  }

  /// Plays or resumes the puzzle of a day; nothing happens if that day is still to come.
  func playDaily(_ number: Int) {
    guard let today, number <= today else { return }
    var request = DealOptions()
    request.daily = number
    start(request)
  }

  /// Resumes or deals the round that is asked for, and says which it is.
  func start(_ request: DealOptions) {
    guard game != nil else { return }
    panel = nil
    notice = nil
    game?.options = settings.options
    game?.start(request, seed: dependencies.nextSeed(), at: dependencies.moment())
    say(wording.text(.pageSaidAnd, .text(kindText), .text(rootWord)), english: [rootWord])
    save()
    layOut()
  }

  /// Lays the letters in another order.
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
    // A round that was left is resumed by its own rules, whatever the settings are now.
    game = Game(
      lexicon: lexicon, roots: dependencies.roots(), options: settings.options, request: DealOptions(),
      saved: kept?.saved ?? SavedRounds(), seed: dependencies.nextSeed(), at: moment)
    tell(kept?.notes ?? [])
    updateMissedYesterday()
  }

  private func dealAnother(minutes: Int? = nil) {
    let before = rootWord
    game?.options = settings.options
    game?.newWord(minutes: minutes, seed: dependencies.nextSeed(), at: dependencies.moment())
    say(wording.text(.pageSaidNewWord, .text(rootWord), .text(before)), english: [rootWord, before])
  }

  /// Clears the field and lays out the letters of the root.
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
