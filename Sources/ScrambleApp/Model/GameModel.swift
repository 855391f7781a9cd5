import Foundation
import Observation
import ScrambleKit
import WordScramble

/// The round that is played: what its screen shows, and the actions of the player.
///
/// The model imports no user interface, so all of it is compiled and tested on Linux; views show its state and call its actions. It
/// holds a ``WordScramble/Game``, which decides everything about rounds. Its names are those of the tutorial that many know this game
/// from (Documentation/Decisions/0001-names-from-the-tutorial.md). It is a class because every view has to see the same game.
///
/// What it does not need for the round is in objects of its own: ``panels``, ``preferences`` and ``otherRounds``.
@MainActor @Observable
final class GameModel {
  /// The text of the field, as the player edits it; ``handleKey(before:after:)`` then makes it the word that is meant.
  var fieldText = "" { didSet { if fieldText != oldValue { notePlayer() } } }
  /// Whether the alert is shown; once it is closed, the field has the focus again if it had it before.
  var showingError = false { didSet { if oldValue && !showingError { dialogClosed() } } }
  /// The title of the alert.
  private(set) var errorTitle = ""
  /// The message of the alert.
  private(set) var errorMessage = ""
  /// A detail that helps, if there is one.
  private(set) var errorDetail: String?
  /// The text under the field after a refusal, until the word is changed.
  private(set) var refusal: String?
  /// The word that was refused, which gives way to the next letter.
  private(set) var refused = RefusedWord()
  /// One line about the game itself, such as that a round cannot be saved.
  private(set) var notice: String?

  /// The game: its round, the figures of the round, and what the player can do.
  private(set) var game: Game
  /// The letters of the root in the order in which they are shown.
  private(set) var letters: Word
  /// The time of a timed round and the progress of the challenge at the latest ``tick()``.
  var countdown: Countdown
  /// The common words missed in yesterday's daily puzzle, longest first, on the first visit of a day.
  private(set) var missedYesterday: [Word] = []
  /// Whether the field has the focus, and how often it was asked to take it.
  var focus: FieldFocus
  /// What screen readers were last asked to say.
  var announcement = Announcement()
  /// How many words were found and how often each rank was reached, for haptics and movement.
  var celebrations = Celebrations()

  /// What covers the game.
  @ObservationIgnored let panels = Panels()
  /// The choices of the player.
  @ObservationIgnored let preferences: Preferences
  /// The rounds beside this one.
  @ObservationIgnored private(set) lazy var otherRounds = OtherRounds(of: self)

  @ObservationIgnored let dependencies: Dependencies
  @ObservationIgnored let lexicon: Lexicon
  /// The meanings of words, read on first use; nil if the file is missing, because the game can be played without it.
  @ObservationIgnored private(set) lazy var glossary = dependencies.glossary()
  /// The licences of the words and the definitions, a paragraph each, read on first use.
  @ObservationIgnored private(set) lazy var licences = dependencies.licences()
  /// The texts in the player's language.
  @ObservationIgnored let wording: Wording
  /// In what condition the saved rounds were found; nil once ``startGame()`` has told it.
  @ObservationIgnored private var loadNotes: [LoadNote]?
  /// The store of rounds; nil if they are not saved.
  @ObservationIgnored private var rounds: RoundStore?
  /// What there is to tell of saving that failed.
  @ObservationIgnored var savingFailure = SavingFailure()

  /// Opens the game that the player has left, or a new one. ``startGame()`` begins it; before that, nothing is saved or announced.
  init(dependencies: Dependencies) {
    let preferences = Preferences(file: dependencies.settings, dictionary: dependencies.dictionary)
    let lexicon = dependencies.lexicon()
    var rounds = dependencies.rounds
    let opened = dependencies.openGame(from: &rounds, lexicon: lexicon, settings: preferences.settings)
    (self.dependencies, self.preferences, self.lexicon, self.rounds) = (dependencies, preferences, lexicon, rounds)
    (game, loadNotes) = opened
    letters = opened.game.round.root
    countdown = Countdown(of: opened.game)
    focus = FieldFocus(hasKeyboard: dependencies.hasKeyboard)
    wording = Wording(dependencies.catalog(), in: dependencies.language)
    preferences.whenNotSaved = { [weak self] error in
      guard let self else { return }
      note(wording.text(.settingsNotSaved, .text(error.message)))
    }
  }

  /// The choices of the player, to be read; they are changed in ``preferences``.
  var settings: GameSettings { preferences.settings }
}

/// Changing the game.
extension GameModel {
  /// Lets the game do something now.
  @discardableResult
  func change<Value, Failure>(_ act: (inout Game, Moment) throws(Failure) -> Value) throws(Failure) -> Value {
    try act(&game, dependencies.moment())
  }

  /// Lets the store of rounds do something with the game; nil if there is none.
  @discardableResult
  func withStore<Value>(_ use: (inout RoundStore, inout Game) -> Value) -> Value? {
    guard var store = rounds else { return nil }
    defer { rounds = store }
    return use(&store, &game)
  }

  /// Whether ``startGame()`` has begun the game.
  var hasStarted: Bool { loadNotes == nil }

  /// Returns in what condition the saved rounds were found, the first time it is asked.
  func takeLoadNotes() -> [LoadNote]? {
    defer { loadNotes = nil }
    return loadNotes
  }

  /// Notes that the player does something; a timed round is paused if nobody was there before. Views are drawn again only in that case.
  func notePlayer() {
    let wasPaused = game.isPaused
    guard _game.look(at: dependencies.moment(), isPlayerActing: true), game.isPaused != wasPaused else { return }
    change { _, _ in }
    noteAbsence()
  }
}

/// The field and its alert.
extension GameModel {
  /// Shows the alert.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The message of the alert.
  ///   - detail: A detail that helps, if there is one.
  func wordError(title: String, message: String, detail: String? = nil) {
    errorTitle = title
    errorMessage = message
    errorDetail = detail
    refusal = detail ?? message
    refused.mark(fieldText)
    showingError = true
  }

  /// The word in the field. What the game sets here replaces it, and removes a refusal under it.
  var newWord: String {
    get { fieldText }
    set {
      if newValue != fieldText { refusal = nil }
      refused.forget()
      fieldText = newValue
    }
  }

  /// Begins another word in place of one that was refused.
  func beginWord(_ letter: String) {
    refusal = nil
    refused.begin(letter)
    fieldText = letter
  }

  /// Makes the word that is meant of the text of the field, which the player has edited.
  func readFieldText() {
    let word = refused.read(fieldText)
    if !refused.isMarked { refusal = nil }
    if word != fieldText { fieldText = word }
  }

  /// Keeps a refused word, to be mended: the next letter is added to it.
  func mendWord() { refused.forget() }

  /// Clears the field and shows the letters of the root.
  func resetBoard() {
    newWord = ""
    countdown = Countdown(of: game)
    tick()
    focusIfHardwareKeyboard()
    shuffle()
  }

  /// Shuffles the letters.
  func shuffle() {
    notePlayer()
    letters = game.round.shuffledLetters(seed: dependencies.nextSeed(), avoiding: letters, in: lexicon)
  }
}

/// What is told beside the round.
extension GameModel {
  /// Shows one line about the game itself, or removes it.
  func note(_ news: String?) { notice = news }

  /// Looks up the words missed yesterday, if that round was finished.
  func findMissedYesterday() {
    missedYesterday = today.map { game.missed(inDaily: $0 - 1) } ?? []
  }
}
