import Observation
import ScrambleKit
import WordScramble

/// A panel that covers the game.
enum Panel: Identifiable, Sendable {
  case hint, result, rounds, statistics, wordBook, calendar, challenge, set, handIn, together, settings, licences
  case howToPlay

  /// Whether the panel is as high as half of the screen, so that the game is in sight beside it.
  var leavesGameInSight: Bool { self == .hint }

  /// The panel itself, because there is one of each kind.
  var id: Self { self }
}

/// What covers the game: a panel, or the question whether a round is to end. The system shows one panel, alert or dialog at a time.
///
/// The result and the hint are values, so they stay as they are while their panel closes and the game goes on.
@MainActor @Observable
final class Panels {
  /// The panel that is open.
  private(set) var open: Panel?
  /// The panel that comes once the alert or dialog before it is closed.
  private(set) var next: Panel?
  /// Whether the player is asked if a round is to end.
  fileprivate(set) var isAskingToEnd = false
  /// The root of that round if it is yesterday's puzzle, and not the one that is played.
  fileprivate(set) var yesterdayToEnd: Word?

  /// The result in the panel with the missed words.
  var result: RoundResult?
  /// The figures in the panel with the hint.
  var hint: Hint?
  /// What came of the latest action in the panel that is open, in a sentence.
  var news: String?

  /// Whether a timed round is paused only because a panel lies over it.
  @ObservationIgnored fileprivate var pausesRound = false

  /// Opens a panel in place of any other, or closes the one that is open; nothing waits any more.
  func show(_ panel: Panel?) {
    if panel != nil { news = nil }
    (open, next) = (panel, nil)
  }

  /// Lets a panel wait for the alert or dialog that is open.
  func wait(for panel: Panel) { next = panel }
}

/// Panels, which come one at a time, and after an alert or dialog.
extension GameModel {
  /// The panel that covers the game, if any. One that is asked for while an alert or dialog is open comes after it.
  var panel: Panel? {
    get { panels.open }
    set { replacePanel(with: newValue) }
  }

  /// Whether the player is asked if a round is to end: the one that is played or yesterday's puzzle.
  var isAskingToEnd: Bool {
    get { panels.isAskingToEnd }
    set {
      guard newValue != panels.isAskingToEnd else { return }
      panels.isAskingToEnd = newValue
      if !newValue { dialogClosed() }
    }
  }

  /// Asks whether a round is to end.
  func askToEnd(yesterday: Word? = nil) {
    panels.yesterdayToEnd = yesterday
    isAskingToEnd = true
  }

  /// Whether a panel or dialog covers the game, so that it takes no commands.
  var isCovered: Bool { panel != nil || panels.next != nil || showingError || isAskingToEnd }

  private func replacePanel(with panel: Panel?) {
    if let panel, showingError || isAskingToEnd { return panels.wait(for: panel) }
    guard panel != panels.open || panels.next != nil else { return }
    notePlayer()
    panels.show(panel)
    coverRound(by: panel)
  }

  /// Stops time while a panel is open, except for the hint. The round goes on after the panel, unless the player has paused it before.
  private func coverRound(by panel: Panel?) {
    if let panel {
      guard panel != .hint, canPause else { return }
      panels.pausesRound = true
      pause()
    } else if panels.pausesRound {
      panels.pausesRound = false
      resumeRound()
    }
  }

  /// Shows the panel that has waited for the alert or dialog that is closing; without one, goes on with the next word.
  func dialogClosed() {
    guard !showingError, !isAskingToEnd else { return }
    if let next = panels.next { panel = next } else { continueTyping() }
  }

  /// Notes that a panel has gone, and its news with it.
  func panelClosed() {
    if panel == nil { panels.news = nil }
    focusIfHardwareKeyboard()
  }

  /// Announces what came of an action, and shows it in the panel that is open.
  func announce(_ news: String) {
    panels.news = news
    say(news, english: [])
  }

  /// Copies a text, and announces it.
  func copy(_ text: String) {
    dependencies.copy(text)
    announce(wording.text(.shareCopied))
  }
}
