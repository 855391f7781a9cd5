import Observation
import ScrambleKit
import WordScramble

enum Panel: Identifiable, Sendable {
  case hint, result, rounds, statistics, wordBook, calendar, challenge, set, handIn, together, settings, licences
  case howToPlay

  /// Whether the panel covers only half of the screen, so that the game stays visible.
  var leavesGameInSight: Bool { self == .hint }

  /// The panel itself, because there is only one of each kind.
  var id: Self { self }
}

/// What covers the game: a panel, or the question whether to end a round. The system shows one panel, alert or dialog
/// at a time.
///
/// The result and the hint are values. They do not change while their panel closes and the game continues.
@MainActor @Observable
final class Panels {
  private(set) var open: Panel?
  /// The panel that opens when the current alert or dialog is closed.
  private(set) var next: Panel?
  fileprivate(set) var isAskingToEnd = false
  /// The root of the round to end if it is yesterday's puzzle and not the current round.
  fileprivate(set) var yesterdayToEnd: Word?

  var result: RoundResult?
  var hint: Hint?
  /// A sentence about the result of the latest action in the open panel.
  var news: String?

  /// Whether a timed round is paused only because a panel covers it.
  @ObservationIgnored fileprivate var pausesRound = false

  /// Opens a panel in place of any other, or closes the open one. No panel waits after that.
  func show(_ panel: Panel?) {
    if panel != nil { news = nil }
    (open, next) = (panel, nil)
  }

  /// Makes a panel wait until the open alert or dialog is closed.
  func wait(for panel: Panel) { next = panel }
}

/// Panels, which open one at a time and after an alert or dialog.
extension GameModel {
  /// The panel that covers the game, if any. A panel that is set while an alert or dialog is open appears after it.
  var panel: Panel? {
    get { panels.open }
    set { replacePanel(with: newValue) }
  }

  /// Whether the player is asked if a round should end: the current round or yesterday's puzzle.
  var isAskingToEnd: Bool {
    get { panels.isAskingToEnd }
    set {
      guard newValue != panels.isAskingToEnd else { return }
      panels.isAskingToEnd = newValue
      if !newValue { dialogClosed() }
    }
  }

  func askToEnd(yesterday: Word? = nil) {
    panels.yesterdayToEnd = yesterday
    isAskingToEnd = true
  }

  /// Whether a panel or dialog covers the game, so commands are disabled.
  var isCovered: Bool { panel != nil || panels.next != nil || showingError || isAskingToEnd }

  private func replacePanel(with panel: Panel?) {
    if let panel, showingError || isAskingToEnd { return panels.wait(for: panel) }
    guard panel != panels.open || panels.next != nil else { return }
    notePlayer()
    panels.show(panel)
    coverRound(by: panel)
  }

  /// Pauses the round while a panel other than the hint is open. The round resumes after the panel, unless the player
  /// paused it before.
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

  /// Shows the panel that waited for the closing alert or dialog. Without one, play continues with the next word.
  func dialogClosed() {
    guard !showingError, !isAskingToEnd else { return }
    if let next = panels.next { panel = next } else { continueTyping() }
  }

  /// Handles the closing of a panel and removes its news.
  func panelClosed() {
    if panel == nil { panels.news = nil }
    focusIfHardwareKeyboard()
  }

  /// Announces the result of an action and shows it in the open panel.
  func announce(_ news: String) {
    panels.news = news
    say(news, english: [])
  }

  func copy(_ text: String) {
    dependencies.copy(text)
    announce(wording.text(.shareCopied))
  }
}
