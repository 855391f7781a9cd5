import ScrambleKit
import WordScramble

/// The choices of a player. Choices about words and points take effect with the next new word.
struct GameSettings: Equatable, Sendable {
  /// The fewest letters of a word: 3 or 4.
  var minimum = 3
  /// What a word is worth.
  var scoring = Scoring.classic
  /// How hard new roots are to be; nil for any.
  var grade: Grade?
  /// Whether words that few people know may be dealt as roots.
  var includesUnfamiliar = false
  /// Whether it is shown how many words there are to find.
  var showsCount = true
  /// Whether a screen reader says after each find how many words were found.
  var saysCount = false
  /// Whether things move; the system's own request for less motion comes first.
  var moves = true
  /// Whether there is haptic feedback.
  var hasHaptics = true
  /// The order in which found words are listed.
  var order = FoundOrder.newest
  /// Whether the card for a first visit was put away.
  var isWelcomed = false
  /// Whether a free round also accepts what the system's dictionary knows.
  var asksSystemDictionary = false
  /// How many times as long timed rounds are, see ``timeFactors``.
  var timeFactor = 1
  /// Whether a result that is shared also draws the string in characters.
  var sharesBeads = false
  /// The number of the daily puzzle on the day of the latest visit; nil before the first.
  var visited: Int?

  /// How many times as long timed rounds may be.
  static let timeFactors = 1...10

  /// Creates the settings of a new player.
  init() {}

  /// The minutes that are offered for a timed round.
  var timedMinutes: [Int] { Round.offeredMinutes.map { min($0 * timeFactor, Round.minutes.upperBound) } }

  /// The options of new rounds.
  var options: DealOptions {
    var options = DealOptions()
    (options.minimum, options.scoring, options.grade) = (minimum, scoring, grade)
    options.includesUnfamiliar = includesUnfamiliar
    return options
  }
}

/// The saved form of the settings: missing or invalid values get the defaults of a new player.
extension GameSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case minimum, scoring, grade, moves, haptics, order, welcomed, dictionary, timeFactor, beads, visited
    case all, showsCount, saysCount
  }

  /// Reads settings.
  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    // A setting of another kind than expected is damage or a later version's; the others are good all the same.
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

  /// Writes settings.
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
