import ScrambleCore
import ScrambleKit

/// A player's settings.
struct GameSettings: Equatable, Sendable {
  /// The difficulty of new roots; nil for any.
  var grade: Grade?
  /// Whether the number of words in the round is shown.
  var showsCount = true
  /// Whether screen readers announce the number of found words after each one.
  var announcesCount = false
  /// Whether the game animates. The system's setting to reduce motion has priority.
  var animates = true
  var hasHaptics = true
  var order = FoundOrder.newest
  /// Whether the player has closed the welcome card.
  var hasClosedWelcomeCard = false
  /// Whether rounds other than daily puzzles also accept words from the system's dictionary.
  var asksSystemDictionary = false
  /// Whether a shared result also shows the string as text characters.
  var sharesBeads = false
  /// The player's name in challenges as it was typed; empty for none.
  var name = ""

  init() {}
}

/// The saved form of the settings. Missing or invalid values get the defaults of a new player.
extension GameSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case grade, moves, haptics, order, welcomed, dictionary, beads, showsCount, saysCount, name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    // A value of an unexpected type is damaged or comes from a later version. The other values are still valid.
    if let value = try? container.decode(String.self, forKey: .grade) { grade = Grade(name: value) }
    if let value = try? container.decode(Bool.self, forKey: .showsCount) { showsCount = value }
    if let value = try? container.decode(Bool.self, forKey: .saysCount) { announcesCount = value }
    if let value = try? container.decode(Bool.self, forKey: .moves) { animates = value }
    if let value = try? container.decode(Bool.self, forKey: .haptics) { hasHaptics = value }
    if let value = try? container.decode(String.self, forKey: .order) { order = FoundOrder(name: value) ?? order }
    if let value = try? container.decode(Bool.self, forKey: .welcomed) { hasClosedWelcomeCard = value }
    if let value = try? container.decode(Bool.self, forKey: .dictionary) { asksSystemDictionary = value }
    if let value = try? container.decode(Bool.self, forKey: .beads) { sharesBeads = value }
    if let value = try? container.decode(String.self, forKey: .name) { name = value }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(grade?.name, forKey: .grade)
    try container.encode(showsCount, forKey: .showsCount)
    try container.encode(announcesCount, forKey: .saysCount)
    try container.encode(animates, forKey: .moves)
    try container.encode(hasHaptics, forKey: .haptics)
    try container.encode(order.name, forKey: .order)
    try container.encode(hasClosedWelcomeCard, forKey: .welcomed)
    try container.encode(asksSystemDictionary, forKey: .dictionary)
    try container.encode(sharesBeads, forKey: .beads)
    if !name.isEmpty { try container.encode(name, forKey: .name) }
  }
}
