import Foundation
import Observation
import ScrambleCore
import ScrambleKit

/// The current round: the state of its screen and the player's actions.
///
/// The model imports no user interface, so it is compiled and tested on Linux. Views show its state and call its
/// actions. It holds a ``ScrambleCore/Game``, which decides everything about rounds. Its names come from a well-known
/// tutorial of this game (Documentation/Decisions/0001-names-from-the-tutorial.md). It is a class because all views
/// must share one game.
///
/// What the round does not need is in separate objects: ``panels``, ``preferences`` and ``otherRounds``.
@MainActor @Observable
final class GameModel {
  /// The text of the field as the player edits it. ``handleKey(before:after:)`` then turns it into the intended word.
  var fieldText = ""
  /// Whether the alert is shown. When it closes, the panel that waited for it opens; without one, ``restoreFocus()`` is
  /// called.
  var showingError = false { didSet { if oldValue && !showingError { dialogClosed() } } }
  private(set) var errorTitle = ""
  private(set) var errorMessage = ""
  /// An additional hint in the alert, if there is one.
  private(set) var errorDetail: String?
  /// The text under the field after a refusal, until the word changes.
  private(set) var refusal: String?
  /// The refused word, which the next letter replaces.
  private(set) var refusedWord = RefusedWord()
  /// One line about the game, for example that a rank was reached or that a round cannot be saved.
  private(set) var notice: String?

  /// The game: its round, its statistics and the possible actions.
  private(set) var game: Game
  /// The letters of the root in display order.
  private(set) var letters: Word
  var focus: FieldFocus
  var announcement = Announcement()
  var celebrations = Celebrations()

  @ObservationIgnored let panels = Panels()
  @ObservationIgnored let preferences: Preferences
  @ObservationIgnored private(set) lazy var otherRounds = OtherRounds(of: self)

  @ObservationIgnored let dependencies: Dependencies
  @ObservationIgnored let lexicon: Lexicon
  /// The meanings of words, loaded on first use; nil if the file is missing or damaged, because the game can be played
  /// without it.
  @ObservationIgnored private(set) lazy var glossary = dependencies.glossary()
  /// The licenses of the word list and of the definitions, split into paragraphs, loaded on first use.
  @ObservationIgnored private(set) lazy var licences = dependencies.licences()
  @ObservationIgnored let wording: Wording
  /// What the player should know about the saved rounds, until ``startGame()`` has reported it.
  @ObservationIgnored var loadProblem: LoadProblem?
  @ObservationIgnored var hasStarted = false
  /// The store of rounds; nil if rounds are not saved.
  @ObservationIgnored private var roundStore: RoundStore?
  /// The error of a failed save, if it still has to be reported.
  @ObservationIgnored var savingFailure = SavingFailure()

  /// Opens the game that the player left, or a new one. ``startGame()`` begins it; until then, nothing is saved or
  /// announced.
  init(dependencies: Dependencies) {
    let preferences = Preferences(file: dependencies.settingsFile, dictionary: dependencies.dictionary)
    let lexicon = dependencies.lexicon()
    var roundStore = dependencies.roundStore
    let openResult = dependencies.openGame(from: &roundStore, lexicon: lexicon)
    self.dependencies = dependencies
    self.preferences = preferences
    self.lexicon = lexicon
    self.roundStore = roundStore
    game = openResult.game
    loadProblem = openResult.problem
    letters = openResult.game.round.root
    focus = FieldFocus(hasHardwareKeyboard: dependencies.hasHardwareKeyboard)
    wording = Wording(dependencies.catalog())
    preferences.onSaveFailure = { [weak self] error in
      guard let self else { return }
      setNotice(wording.text(.settingsNotSaved, .text(error.localizedDescription)))
    }
    preferences.onNameChange = { [weak self] in self?.updatePlayerName() }
    updatePlayerName()
  }

  /// The player's settings, read-only. Change them in ``preferences``.
  var settings: GameSettings { preferences.settings }
}

extension GameModel {
  /// Performs an action on the game at the current time.
  @discardableResult
  func change<Value, Failure>(_ action: (inout Game, Int64) throws(Failure) -> Value) throws(Failure) -> Value {
    try action(&game, dependencies.clock.second)
  }

  /// Calls a closure with the store of rounds and the game, and returns its result; nil if there is no store.
  @discardableResult
  func withStore<Value>(_ action: (inout RoundStore, inout Game) -> Value) -> Value? {
    guard var store = roundStore else { return nil }
    defer { roundStore = store }
    return action(&store, &game)
  }
}

extension GameModel {
  func wordError(title: String, message: String, detail: String? = nil) {
    errorTitle = title
    errorMessage = message
    errorDetail = detail
    refusal = detail ?? message
    refusedWord.mark(fieldText)
    showingError = true
  }

  /// The word in the field. Setting it replaces the field's text and ends the handling of a refused word.
  var newWord: String {
    get { fieldText }
    set {
      if newValue != fieldText { refusal = nil }
      refusedWord.clear()
      fieldText = newValue
    }
  }

  /// Begins another word in place of a refused one.
  func beginWord(with letter: String) {
    refusal = nil
    refusedWord.beginOtherWord(with: letter)
    fieldText = letter
  }

  /// Turns the field's edited text into the intended word.
  func applyIntendedWord() {
    let word = refusedWord.intendedWord(in: fieldText)
    if !refusedWord.isMarked { refusal = nil }
    if word != fieldText { fieldText = word }
  }

  /// Lets the player edit a refused word: the next letter is added to it.
  func editRefusedWord() { refusedWord.clear() }

  /// Prepares the field, its focus and the letters for the round on screen.
  func resetBoard() {
    newWord = ""
    focusIfHardwareKeyboard()
    shuffle()
  }

  func shuffle() {
    letters = game.round.shuffledLetters(seed: dependencies.nextSeed(), avoiding: letters, in: lexicon)
  }
}

extension GameModel {
  /// Shows a notice under the field, or removes it if the text is nil.
  func setNotice(_ text: String?) { notice = text }
}
