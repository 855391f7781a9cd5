import Foundation
import Observation
import ScrambleKit
import WordScramble

/// The game as the app shows it: what is on the screen, and what a player can do.
///
/// It imports nothing of any system's user interface, so all of it is compiled and tested on Linux; a view shows it and calls it. It
/// holds a ``WordScramble/Game``, which decides everything about rounds, and a ``ScrambleKit/RoundStore``, which saves them. Its names are
/// those of the tutorial that many know this game from (Documentation/Decisions/0001-names-from-the-tutorial.md). It is a class because
/// every view has to see the same game.
@MainActor @Observable
final class GameModel {
  /// What is in the field; a change takes away what a refusal left under it.
  var newWord = "" { didSet { if newWord != oldValue { refusal = nil } } }
  /// Whether the field has the focus, as the view reports it.
  var isTyping = false
  /// How often the field was asked to take the focus; the view tries whenever this changes, and then settles what became of it.
  private(set) var focusRequests = 0
  /// Whether typing takes no room from the screen: always on a Mac, and on an iPad while a keyboard is attached.
  var hasKeyboard: Bool { didSet { if hasKeyboard != oldValue { focusIfHardwareKeyboard() } } }
  /// Whether the alert is up; once it is closed, the field has the focus again if it had it before.
  var showingError = false { didSet { if oldValue && !showingError { continueAfterAlert() } } }
  /// The title of the alert.
  private(set) var errorTitle = ""
  /// What the alert says is wrong.
  private(set) var errorMessage = ""
  /// What helps, where something does.
  private(set) var errorDetail: String?
  /// The text under the field after a refusal, until the next key press.
  private(set) var refusal: String?
  /// The panel that covers the game, if any.
  var panel: Panel? { didSet { if panel != oldValue { notePanel() } } }
  /// Whether the player is asked if the round is to end.
  var isAskingToEnd = false { didSet { if oldValue && !isAskingToEnd { focusIfHardwareKeyboard() } } }
  /// The settings of the player; changes are saved at once.
  var settings: GameSettings { didSet { saveSettings() } }
  /// One line about the game itself, such as that a round cannot be saved.
  var notice: String?
  /// What the latest export or import has come to, until its panel is closed.
  var transferMessage: String?
  /// The number of announcements: it changes even if the same text is announced again.
  private(set) var announcementCount = 0
  /// The number of words found since the app was opened. It changes with nothing else, so that views can observe it.
  var foundWordCount = 0
  /// How often each rank was reached since the app was opened; the last one is a moment for all of them.
  var celebrations: [Rank: Int] = [:]

  /// The word whose meaning is shown under it.
  var openWord: Word?

  /// The player's statistics, computed when one of their panels opens; nil while they are being computed.
  var statistics: StatisticsModel?
  /// The common words missed in yesterday's daily puzzle, longest first, on the first visit of a day.
  var missedYesterday: [Word] = []
  /// Tenths of a second that are left of a timed round, as ``tick()`` has last seen it; nil in another round.
  var timeLeft: PlayTime?
  /// How far the round of the challenge had come after the same time of play, as ``tick()`` has last seen it.
  var pace: ChallengeResult.Pace?
  /// The round that the player may play to answer a challenge.
  var challengeOptions: DealOptions?
  /// Why a challenge was not taken.
  var challengeRefusal: String?

  /// The game; nil until ``startGame()``.
  var game: Game?
  /// The letters of the root in the order in which they are shown.
  var letters: Word?
  /// Whether a request for the focus is yet to be settled.
  @ObservationIgnored var awaitsFocus = false
  /// What was said last to screen readers, its English words marked.
  @ObservationIgnored private(set) var spoken = AttributedString()
  /// What saves rounds; nil if they are not to be saved.
  @ObservationIgnored var rounds: RoundStore?
  @ObservationIgnored let dependencies: Dependencies
  @ObservationIgnored let lexicon: Lexicon
  /// What words mean, read when it is first asked for; nil if the file is missing, for the game can be played without it.
  @ObservationIgnored lazy var glossary = dependencies.glossary()
  /// What the game says, in the player's language.
  @ObservationIgnored let wording: Wording

  /// Opens the words and the wording; nothing is dealt before ``startGame()``.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    lexicon = dependencies.lexicon()
    wording = Wording(dependencies.catalog(), in: dependencies.language)
    settings = dependencies.settings?.load() ?? GameSettings()
    rounds = dependencies.rounds
    hasKeyboard = dependencies.hasKeyboard
  }

  /// Tells the player what went wrong.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: What is wrong.
  ///   - detail: What helps, where something does.
  func wordError(title: String, message: String, detail: String? = nil) {
    errorTitle = title
    errorMessage = message
    errorDetail = detail
    refusal = detail ?? message
    showingError = true
  }

  /// Says something to screen readers.
  ///
  /// - Parameters:
  ///   - sentence: What is said, in the player's language.
  ///   - words: The words in it that are English in every language.
  func say(_ sentence: String, english words: [String]) {
    spoken = AttributedString(sentence, english: words)
    announcementCount += 1
  }

  /// Asks for the focus.
  func requestFocus() {
    awaitsFocus = true
    focusRequests += 1
  }

  /// Adds a sentence to what was said last.
  func appendToAnnouncement(_ sentence: String) {
    spoken += AttributedString(" " + sentence)
    announcementCount += 1
  }

  /// The message of a panel is removed with it, and so are its statistics. Time is stopped while a panel is open, except for the hint.
  private func notePanel() {
    transferMessage = nil
    if panel?.showsStatistics != true { statistics = nil }
    if let panel, panel != .hint, isTimed { pause() }
  }

  private func saveSettings() {
    do throws(SystemError) {
      try dependencies.settings?.save(settings)
    } catch {
      notice = wording.text(.settingsNotSaved, .text(error.message))
    }
  }
}
