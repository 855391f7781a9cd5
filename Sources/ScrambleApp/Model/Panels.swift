import Observation
import ScrambleKit

enum Panel: Identifiable, Sendable {
  case hint, result, rounds, statistics, wordBook, calendar, settings, licences, howToPlay, challenge

  /// Whether the panel at first covers only half of the screen, so that the game stays visible.
  var coversHalfScreen: Bool { self == .hint }

  /// The panel itself, because there is only one of each kind.
  var id: Self { self }
}

/// What covers the game: a panel, or the question whether to end a round. The system shows one panel, alert or dialog
/// at a time.
///
/// The result, the hint and the step of the challenge are values. They do not change while their panel closes and the
/// game continues.
@MainActor @Observable
final class Panels {
  private(set) var openPanel: Panel?
  /// The panel that opens when the current alert or dialog is closed.
  private(set) var pendingPanel: Panel?
  fileprivate(set) var isAskingToEnd = false

  var result: RoundResult?
  var hint: Hint?
  var challengeStep: ChallengeStep?
  @ObservationIgnored var challengeGoal = ChallengeGoal.message
  /// A sentence about the result of the latest action in the open panel; nil without one.
  var message: String?

  /// Opens a panel in place of any other, or closes the open one. No panel waits after that.
  func show(_ panel: Panel?) {
    if panel != nil { message = nil }
    openPanel = panel
    pendingPanel = nil
  }

  /// Makes a panel wait until the open alert or dialog is closed.
  func showLater(_ panel: Panel) { pendingPanel = panel }
}

/// Panels, which open one at a time and after an alert or dialog.
extension GameModel {
  /// The panel that covers the game; nil if there is none. A panel that is set while an alert or dialog is open waits
  /// until that is closed.
  var panel: Panel? {
    get { panels.openPanel }
    set { replacePanel(with: newValue) }
  }

  /// Whether the player is asked if the round should end.
  var isAskingToEnd: Bool {
    get { panels.isAskingToEnd }
    set {
      guard newValue != panels.isAskingToEnd else { return }
      panels.isAskingToEnd = newValue
      if !newValue { dialogClosed() }
    }
  }

  /// Whether a panel, an alert or a dialog covers the game or a panel is waiting, so that commands are disabled.
  var hasDialog: Bool { panel != nil || panels.pendingPanel != nil || showingError || isAskingToEnd }

  private func replacePanel(with panel: Panel?) {
    if let panel, showingError || isAskingToEnd { return panels.showLater(panel) }
    guard panel != panels.openPanel || panels.pendingPanel != nil else { return }
    panels.show(panel)
  }

  /// Shows the panel that waited for an alert or dialog to close. Without one, calls ``restoreFocus()``. Does nothing
  /// while another alert or dialog is open.
  func dialogClosed() {
    guard !showingError, !isAskingToEnd else { return }
    if let pendingPanel = panels.pendingPanel { panel = pendingPanel } else { restoreFocus() }
  }

  /// Handles the closing of a panel: removes its message, unless another panel is open, and requests the focus if there
  /// is a hardware keyboard.
  func panelClosed() {
    if panel == nil { panels.message = nil }
    focusIfHardwareKeyboard()
  }

  /// Announces the result of an action and shows it in the open panel.
  func announceInPanel(_ message: String) {
    panels.message = message
    announce(message, english: [])
  }

  func copy(_ text: String) {
    dependencies.copy(text)
    announceInPanel(wording.text(.shareCopied))
  }
}
