/// A panel that covers the game.
enum Panel: Identifiable, Sendable {
  case hint, missed, rounds, statistics, wordBook, calendar, challenge, set, handIn, settings, licences, howToPlay

  /// Whether the panel shows statistics.
  var showsStatistics: Bool { [.statistics, .wordBook, .calendar].contains(self) }

  /// The panel itself, because there is one of each kind.
  var id: Self { self }
}
