import Foundation
import Observation
import ScrambleKit
import WordScramble

/// The state of the app's screen and the actions of the player.
///
/// The model imports no user interface, so all of it is compiled and tested on Linux; views show its state and call its actions. It
/// holds a ``WordScramble/Game``, which decides everything about rounds, and a ``ScrambleKit/RoundStore``, which saves them. Its names are
/// those of the tutorial that many know this game from (Documentation/Decisions/0001-names-from-the-tutorial.md). It is a class because
/// every view has to see the same game.
@MainActor @Observable
final class GameModel {
  /// The text of the field; a change removes the refusal under it.
  var newWord = "" { didSet { if newWord != oldValue { refusal = nil } } }
  /// Whether the field has the focus, as the view reports it.
  var isTyping = false
  /// The number of requests for the focus; after each change the view tries to focus the field and reports the result.
  private(set) var focusRequests = 0
  /// Whether typing needs no on-screen keyboard: always on a Mac, and on an iPad while a keyboard is attached.
  var hasKeyboard: Bool { didSet { if hasKeyboard != oldValue { focusIfHardwareKeyboard() } } }
  /// Whether the alert is shown; once it is closed, the field has the focus again if it had it before.
  var showingError = false { didSet { if oldValue && !showingError { continueAfterAlert() } } }
  /// The title of the alert.
  private(set) var errorTitle = ""
  /// The message of the alert.
  private(set) var errorMessage = ""
  /// A detail that helps, if there is one.
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
  /// The result of the latest export or import, until its panel is closed.
  var transferMessage: String?
  /// The number of announcements: it changes even if the same text is announced again.
  private(set) var announcementCount = 0
  /// The number of words found since the app was opened. It changes with nothing else, so that views can observe it.
  var foundWordCount = 0
  /// How often each rank was reached since the app was opened; the highest rank celebrates all of them.
  var celebrations: [Rank: Int] = [:]

  /// The word whose meaning is shown.
  var openWord: Word?

  /// The player's statistics, computed when one of their panels opens; nil while they are being computed.
  var statistics: StatisticsModel?
  /// The common words missed in yesterday's daily puzzle, longest first, on the first visit of a day.
  var missedYesterday: [Word] = []
  /// The remaining time of a timed round at the latest ``tick()``; nil in an untimed round.
  var timeLeft: PlayTime?
  /// The progress of the challenge after the same play time, at the latest ``tick()``.
  var pace: ChallengeResult.Pace?
  /// The round that the player may play to answer a challenge.
  var challengeOptions: DealOptions?
  /// Why a challenge was not accepted.
  var challengeRefusal: String?

  /// The game; nil until ``startGame()``.
  var game: Game?
  /// The letters of the root in the order in which they are shown.
  var letters: Word?
  /// Whether a request for the focus is pending.
  @ObservationIgnored var awaitsFocus = false
  /// The latest announcement for screen readers, with its English words marked.
  @ObservationIgnored private(set) var spoken = AttributedString()
  /// The store of rounds; nil if they are not saved.
  @ObservationIgnored var rounds: RoundStore?
  @ObservationIgnored let dependencies: Dependencies
  @ObservationIgnored let lexicon: Lexicon
  /// The meanings of words, read on first use; nil if the file is missing, because the game can be played without it.
  @ObservationIgnored lazy var glossary = dependencies.glossary()
  /// The texts in the player's language.
  @ObservationIgnored let wording: Wording

  /// Opens the lexicon and the wording; nothing is dealt before ``startGame()``.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    lexicon = dependencies.lexicon()
    wording = Wording(dependencies.catalog(), in: dependencies.language)
    settings = dependencies.settings?.load() ?? GameSettings()
    rounds = dependencies.rounds
    hasKeyboard = dependencies.hasKeyboard
  }

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
    showingError = true
  }

  /// Announces a sentence to screen readers.
  ///
  /// - Parameters:
  ///   - sentence: The sentence, in the player's language.
  ///   - words: The words of the sentence that are English in every language.
  func say(_ sentence: String, english words: [String]) {
    spoken = AttributedString(sentence, english: words)
    announcementCount += 1
  }

  /// Requests the focus.
  func requestFocus() {
    awaitsFocus = true
    focusRequests += 1
  }

  /// Adds a sentence to the latest announcement.
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
