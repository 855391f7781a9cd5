import WordScramble

/// Panels, which come one at a time, and after an alert or dialog.
extension GameModel {
  /// Opens a panel, or closes the one that is open; while an alert or dialog is open, a panel waits. A view sets ``panel``.
  func replacePanel(with panel: Panel?) {
    if let panel, showingError || isAskingToEnd { return panels.wait(for: panel) }
    guard panel != panels.open || panels.next != nil else { return }
    notePlayer()
    panels.set(panel, leaving: panel == nil ? panels.yesterday ?? GameModel(still: self) : nil)
    // The message of a panel is removed with it, and so are its statistics.
    transfer = nil
    if panel?.showsStatistics != true { show(nil) }
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

  /// Whether a panel has waited for an alert or dialog that is closing now.
  var isPanelDue: Bool { panels.next != nil && !showingError && !isAskingToEnd }

  /// Shows the panel that has waited, because the alert or dialog before it has gone.
  func dialogClosed() {
    if isPanelDue { replacePanel(with: panels.next) }
  }

  /// Returns the model that a panel shows: while the panel closes a still copy.
  func shown(in panel: Panel) -> GameModel {
    guard let closing = panels.closing, closing.panel == panel else { return self }
    return closing.model
  }

  /// The model whose result is shown: that of yesterday's puzzle, which is looked at, or of the round that is played.
  var modelOfResult: GameModel { panels.yesterday ?? shown(in: .missed) }

  /// Removes the news of an import with the window of the settings.
  func settingsClosed() {
    transfer = nil
  }

  /// Notes that the panel that was closing has gone.
  func panelClosed() {
    panels.endClosing()
    focusIfHardwareKeyboard()
  }
}
