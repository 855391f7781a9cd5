import ScrambleCore
import ScrambleKit

/// A player's settings. A round keeps the minimum, the scoring and the time limit with which it began.
struct GameSettings: Equatable, Sendable {
  /// The minimum number of letters in a word: 3 or 4.
  var minimum = 3
  var scoring = Scoring.classic
  /// The difficulty of new roots; nil for any.
  var grade: Grade?
  /// Whether little-known words may be dealt as roots.
  var includesUnfamiliar = false
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
  /// The factor by which timed rounds are extended, see ``timeFactors``.
  var timeFactor = 1
  /// Whether a shared result also shows the string as text characters.
  var sharesBeads = false
  /// The number of the daily puzzle on the day of the latest visit; nil before the first visit.
  var lastVisitDay: Int?

  /// The factors by which timed rounds can be extended.
  static let timeFactors = 1...10

  init() {}

  /// The lengths of timed rounds that are offered, in minutes.
  var timedMinutes: [Int] { Round.suggestedMinutes.map { min($0 * timeFactor, Round.minutes.upperBound) } }

  var options: DealOptions {
    var options = DealOptions()
    (options.minimum, options.scoring, options.grade) = (minimum, scoring, grade)
    options.includesUnfamiliar = includesUnfamiliar
    return options
  }
}

/// The saved form of the settings. Missing or invalid values get the defaults of a new player.
extension GameSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case minimum, scoring, grade, moves, haptics, order, welcomed, dictionary, timeFactor, beads, visited
    case all, showsCount, saysCount
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    // A value of an unexpected type is damaged or comes from a later version. The other values are still valid.
    if let value = try? container.decode(Int.self, forKey: .minimum), Round.minimums.contains(value) { minimum = value }
    if let value = try? container.decode(String.self, forKey: .scoring) { scoring = Scoring(name: value) ?? scoring }
    if let value = try? container.decode(String.self, forKey: .grade) { grade = Grade(name: value) }
    if let value = try? container.decode(Bool.self, forKey: .all) { includesUnfamiliar = value }
    if let value = try? container.decode(Bool.self, forKey: .showsCount) { showsCount = value }
    if let value = try? container.decode(Bool.self, forKey: .saysCount) { announcesCount = value }
    if let value = try? container.decode(Bool.self, forKey: .moves) { animates = value }
    if let value = try? container.decode(Bool.self, forKey: .haptics) { hasHaptics = value }
    if let value = try? container.decode(String.self, forKey: .order) { order = FoundOrder(name: value) ?? order }
    if let value = try? container.decode(Bool.self, forKey: .welcomed) { hasClosedWelcomeCard = value }
    if let value = try? container.decode(Bool.self, forKey: .dictionary) { asksSystemDictionary = value }
    if let value = try? container.decode(Int.self, forKey: .timeFactor), GameSettings.timeFactors.contains(value) {
      timeFactor = value
    }
    if let value = try? container.decode(Bool.self, forKey: .beads) { sharesBeads = value }
    if let value = try? container.decode(Int.self, forKey: .visited) { lastVisitDay = value }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(scoring.name, forKey: .scoring)
    try container.encodeIfPresent(grade?.name, forKey: .grade)
    try container.encode(includesUnfamiliar, forKey: .all)
    try container.encode(showsCount, forKey: .showsCount)
    try container.encode(announcesCount, forKey: .saysCount)
    try container.encode(animates, forKey: .moves)
    try container.encode(hasHaptics, forKey: .haptics)
    try container.encode(order.name, forKey: .order)
    try container.encode(hasClosedWelcomeCard, forKey: .welcomed)
    try container.encode(asksSystemDictionary, forKey: .dictionary)
    try container.encode(timeFactor, forKey: .timeFactor)
    try container.encode(sharesBeads, forKey: .beads)
    try container.encodeIfPresent(lastVisitDay, forKey: .visited)
  }
}
