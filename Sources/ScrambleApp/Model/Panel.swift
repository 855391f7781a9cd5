/// A panel that covers the game.
enum Panel: Identifiable, Sendable {
  case hint, missed, statistics, wordBook, calendar, challenge, settings, howToPlay

  /// Whether it shows what is counted of all rounds.
  var showsStatistics: Bool { [.statistics, .wordBook, .calendar].contains(self) }

  /// The panel itself: there is one of each.
  var id: Self { self }
}
