/// A panel that covers the game.
enum Panel: Identifiable, Sendable {
  case hint, missed, rounds, statistics, wordBook, calendar, challenge, set, handIn, settings, licences, howToPlay

  /// Whether the panel shows statistics.
  var showsStatistics: Bool { [.statistics, .wordBook, .calendar].contains(self) }

  /// Whether the panel is as high as half of the screen, so that the game is in sight beside it.
  var leavesGameInSight: Bool { self == .hint }

  /// The panel itself, because there is one of each kind.
  var id: Self { self }
}

/// Which panel is open, which one comes after an alert or dialog, and which one is closing.
///
/// The system shows one panel, alert or dialog at a time, and may drop a panel that is asked for while another closes.
struct PanelSequence {
  /// The panel that is open.
  private(set) var open: Panel?
  /// The panel that comes once the alert or dialog before it has gone.
  private(set) var next: Panel?
  /// A panel that is closing, with a still copy of the model, so that its content stays until it has gone.
  private(set) var closing: (panel: Panel, model: GameModel)?
  /// A still copy of the model with yesterday's puzzle in place of the round that is played, if the panel with the result shows that.
  var yesterday: GameModel?
  /// Whether a timed round is paused only because a panel lies over it.
  var pausesRound = false

  init() {}

  /// Opens a panel, or closes the one that is open; nothing waits any more.
  mutating func set(_ panel: Panel?, leaving still: GameModel?) {
    if let open, let still { closing = (open, still) }
    if let panel, panel == closing?.panel { closing = nil }
    (open, next, yesterday) = (panel, nil, nil)
  }

  /// Lets a panel wait.
  mutating func wait(for panel: Panel) {
    next = panel
  }

  /// Ends the closing of a panel, because it has gone.
  mutating func endClosing() {
    closing = nil
  }
}
