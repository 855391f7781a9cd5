/// What lies over the game.
public enum Panel: Identifiable, Sendable {
  case hint, missed, settings, howToPlay

  /// The panel itself: there is one of each.
  public var id: Self { self }
}
