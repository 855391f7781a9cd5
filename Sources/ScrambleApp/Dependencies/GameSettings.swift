import ScrambleKit
import WordScramble

/// A player's settings. Those about words and points take effect with the next round.
struct GameSettings: Equatable, Sendable {
  /// The minimum number of letters of a word: 3 or 4.
  var minimum = 3
  var scoring = Scoring.classic
  /// The difficulty of new roots; nil for any.
  var grade: Grade?
  /// Whether little-known words may be dealt as roots.
  var includesUnfamiliar = false
  /// Whether the number of words in the round is shown.
  var showsCount = true
  /// Whether screen readers announce the number of found words after each one.
  var saysCount = false
  /// Whether the game animates. The system's setting to reduce motion has priority.
  var moves = true
  var hasHaptics = true
  var order = FoundOrder.newest
  /// Whether the player has closed the welcome card.
  var isWelcomed = false
  /// Whether a free round also accepts words from the system's dictionary.
  var asksSystemDictionary = false
  /// The factor by which timed rounds are extended, see ``timeFactors``.
  var timeFactor = 1
  /// Whether a shared result also shows the string as text characters.
  var sharesBeads = false
  /// The number of the daily puzzle on the day of the latest visit; nil before the first visit.
  var visited: Int?

  /// The factors by which timed rounds can be extended.
  static let timeFactors = 1...10

  init() {}

  /// The lengths of timed rounds that are offered, in minutes.
  var timedMinutes: [Int] { Round.offeredMinutes.map { min($0 * timeFactor, Round.minutes.upperBound) } }

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
    let file = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    // A value of an unexpected type is damaged or comes from a later version. The other values are still valid.
    if let kept = try? file.decode(Int.self, forKey: .minimum), Round.minimums.contains(kept) { minimum = kept }
    if let kept = try? file.decode(String.self, forKey: .scoring) { scoring = Scoring(name: kept) ?? scoring }
    if let kept = try? file.decode(String.self, forKey: .grade) { grade = Grade(name: kept) }
    if let kept = try? file.decode(Bool.self, forKey: .all) { includesUnfamiliar = kept }
    if let kept = try? file.decode(Bool.self, forKey: .showsCount) { showsCount = kept }
    if let kept = try? file.decode(Bool.self, forKey: .saysCount) { saysCount = kept }
    if let kept = try? file.decode(Bool.self, forKey: .moves) { moves = kept }
    if let kept = try? file.decode(Bool.self, forKey: .haptics) { hasHaptics = kept }
    if let kept = try? file.decode(String.self, forKey: .order) { order = FoundOrder(name: kept) ?? order }
    if let kept = try? file.decode(Bool.self, forKey: .welcomed) { isWelcomed = kept }
    if let kept = try? file.decode(Bool.self, forKey: .dictionary) { asksSystemDictionary = kept }
    if let kept = try? file.decode(Int.self, forKey: .timeFactor), GameSettings.timeFactors.contains(kept) {
      timeFactor = kept
    }
    if let kept = try? file.decode(Bool.self, forKey: .beads) { sharesBeads = kept }
    if let kept = try? file.decode(Int.self, forKey: .visited) { visited = kept }
  }

  func encode(to encoder: any Encoder) throws {
    var file = encoder.container(keyedBy: CodingKeys.self)
    try file.encode(minimum, forKey: .minimum)
    try file.encode(scoring.name, forKey: .scoring)
    try file.encodeIfPresent(grade?.name, forKey: .grade)
    try file.encode(includesUnfamiliar, forKey: .all)
    try file.encode(showsCount, forKey: .showsCount)
    try file.encode(saysCount, forKey: .saysCount)
    try file.encode(moves, forKey: .moves)
    try file.encode(hasHaptics, forKey: .haptics)
    try file.encode(order.name, forKey: .order)
    try file.encode(isWelcomed, forKey: .welcomed)
    try file.encode(asksSystemDictionary, forKey: .dictionary)
    try file.encode(timeFactor, forKey: .timeFactor)
    try file.encode(sharesBeads, forKey: .beads)
    try file.encodeIfPresent(visited, forKey: .visited)
  }
}
