import ScrambleKit
import WordScramble

/// Which round is in hand.
extension GameModel {
  /// Goes on with the round that was left, or deals one; where a round is in hand already, it deals another.
  ///
  /// A root is drawn from `start.txt` of the bundle. Where the file is empty it is *silkworm*; where it is missing, the program ends
  /// with "Could not load start.txt from bundle.", for an app without its files is broken and nothing the player did.
  public func startGame() {
    let roots = device.roots()
    notice = nil
    if game == nil {
      loadSaved()
      begin(isResumable ? DealOptions() : newOptions(roots), roots)
      if let notice { say(notice, english: []) }
    } else {
      let before = rootWord
      begin(newOptions(roots), roots)
      say(wording.text(.pageSaidNewWord, .text(rootWord), .text(before)), english: [rootWord, before])
    }
    noteTrouble()
    layOut()
  }

  /// Goes back to the round before; the one in hand stays on the shelf if anything was done in it.
  public func undoNewWord() {
    guard game?.goBack() == true else { return }
    _ = saved.goBack()
    layOut()
    let news = wording.text(.noteBackTo, .text(rootWord))
    notice = news
    say(news, english: [rootWord])
    noteTrouble()
  }

  /// Plays today's puzzle, or goes on with it; nothing happens on a day before the first one.
  public func playDaily() {
    guard let number = today else { return }
    var options = DealOptions()
    options.daily = number
    let kept = ([saved.current].compactMap(\.self) + saved.shelf).contains { $0.daily == number }
    // A puzzle already begun is gone on with, by whatever rules it was begun.
    if !kept { (options.minimum, options.scoring) = (settings.minimum, settings.scoring) }
    notice = nil
    begin(options)
    say(wording.text(.pageSaidAnd, .text(kindText), .text(rootWord)), english: [rootWord])
    noteTrouble()
    layOut()
  }

  /// Lays the letters in another order.
  public func shuffle() {
    guard let round = game?.round else { return }
    let before = letters
    // A root with two orders only would otherwise often seem not to have been shuffled.
    for _ in 0..<8 where letters == before { letters = round.shuffledLetters(seed: device.nextSeed()) }
  }

  /// Shows how many words are left by first letter and length, which gives no word away.
  public func takeHint() {
    _ = game?.takeHint()
    noteTrouble()
    panel = .hint
  }

  /// Shows the words missed; asks first where the round has not ended, for nothing can be played after that.
  public func showMissed() {
    if isEnded { panel = .missed } else { isAskingToEnd = game != nil }
  }

  /// Ends the round and shows the words missed.
  public func endRound() {
    game?.end()
    if let round = game?.round { saved.keep(SavedRound(round)) }
    newWord = ""
    notice = nil
    noteTrouble()
    panel = .missed
  }

  /// Takes another round in hand: one that is kept, or a new one.
  func begin(_ options: DealOptions, _ roots: [Word]? = nil) {
    let clock = device.clock
    let begun = Game(
      lexicon: lexicon, roots: roots ?? device.roots(), options: options, saved: saved, store: rounds,
      seed: device.nextSeed(), now: { clock.seconds })
    game = begun
    saved.keep(SavedRound(begun.round))
  }

  /// Clears the field and lays out the letters of the root.
  private func layOut() {
    newWord = ""
    focusWhereKeysAre()
    letters = game?.round.root.letters ?? []
    shuffle()
  }

  /// Whether the round that was left can be gone on with.
  private var isResumable: Bool {
    guard let round = saved.current?.round(in: lexicon) else { return false }
    return !round.isEnded
  }

  /// Asks for a new round as the settings say, on a root that did not come lately where there is another.
  private func newOptions(_ roots: [Word]) -> DealOptions {
    var options = DealOptions()
    (options.minimum, options.scoring, options.grade) = (settings.minimum, settings.scoring, settings.grade)
    let recent = ([saved.current].compactMap(\.self) + saved.shelf).map(\.root)
    let dealer = Dealer(roots: roots, in: lexicon)
    let seeds = (0..<32).map { _ in device.nextSeed() }
    let fresh = seeds.first { !recent.contains("\(dealer.root(seed: $0, grade: settings.grade))") }
    options.seed = fresh ?? seeds[0]
    return options
  }

  /// Reads the rounds that were left, and says what a player should know about how they were found.
  private func loadSaved() {
    switch rounds?.load(at: device.clock.seconds) ?? .rounds(SavedRounds()) {
    case .rounds(let found): saved = found
    case .recovered(let found, let name):
      saved = found
      notice = wording.text(found == SavedRounds() ? .savingDamaged : .savingRecovered, .text(name))
    case .newer: keepNothing(wording.text(.savingNewer))
    case .unreadable(let error): keepNothing(wording.text(.savingFailed, .text(error.message)))
    }
  }

  private func keepNothing(_ reason: String) {
    rounds = nil
    notice = reason
  }
}
