import WordScramble

/// The roots of the daily puzzles, the first being that of Thursday, 2026-01-01.
struct Dailies {
  /// The roots in their order, one a day.
  private(set) var order: [String]

  private let roots: [String: Root]
  /// The roots without a day, in the order in which they are tried.
  private var waiting: [Root]
  /// How many common words make a root one of the largest, which are reserved for Sundays while there are others.
  private let large: Int

  /// Appends days, while there is a root for the next one; the existing days never change.
  ///
  /// - Parameters:
  ///   - given: The days that are already given away.
  ///   - pool: The roots that are good enough for a day.
  ///   - roots: All roots, those of the given days among them.
  init(continuing given: [String], with pool: [Root], among roots: [Root]) {
    order = given
    self.roots = Dictionary(uniqueKeysWithValues: roots.map { ($0.word, $0) })
    let days = Set(given)
    waiting = pool.filter { !days.contains($0.word) }.sorted { $0.word < $1.word }
    large = waiting.map(\.common.count).sorted().dropFirst(waiting.count * 6 / 7).first ?? 0
    var generator = SplitMix64(seed: 20_260_101 + UInt64(given.count))
    generator.shuffle(&waiting)
    while let place = nextPlace(drawing: generator.next(below: 4)) { order.append(waiting.remove(at: place).word) }
  }

  /// Returns the index of the root for the next day: of those allowed, the first with the highest priority.
  private func nextPlace(drawing draw: UInt32) -> Int? {
    let day = Day(number: order.count + 1)
    let recent = Set(order.suffix(Distance.anagrams).map(Anagrams.key))
    for preference in Day.preferences {
      let place = waiting.firstIndex {
        day.preference($0, large, draw) == preference && !recent.contains(Anagrams.key(of: $0.word))
          && fits($0, on: day)
      }
      if let place { return place }
    }
    return nil
  }

  /// Returns whether a root is allowed on the next day, apart from the letters of recent days.
  private func fits(_ root: Root, on day: Day) -> Bool {
    guard day.isPlayable(root), day.weekday != .sunday || isLargest(root) else { return false }
    if root.common.count < 20, order.suffix(9).contains(where: { roots[$0]?.common.count ?? 20 < 20 }) { return false }
    if order.suffix(Distance.stems).contains(where: { Dailies.areTwins($0, root.word) }) { return false }
    guard let before = order.last.flatMap({ roots[$0] }) else { return true }
    return (root.grade != .hard || before.grade != .hard) && !Dailies.areAlike(root, before)
  }

  /// Returns whether a root holds more common words than those of the six days before.
  private func isLargest(_ root: Root) -> Bool {
    order.suffix(6).allSatisfy { roots[$0]?.common.count ?? 0 < root.common.count }
  }
}

extension Dailies {
  /// The least number of days between two similar roots.
  enum Distance {
    /// Between roots of the same letters.
    static let anagrams = 300
    /// Between roots of the same stem or ending.
    static let stems = 60
  }

  /// Returns whether two puzzles are similar: they share seven letters, or half of the words of either.
  static func areAlike(_ first: Root, _ second: Root) -> Bool {
    var rest = Array(second.word.utf8)
    for letter in first.word.utf8 { rest.firstIndex(of: letter).map { _ = rest.remove(at: $0) } }
    let shared = Set(first.common).intersection(second.common).count
    return second.word.utf8.count - rest.count >= 7 || shared * 2 >= min(first.common.count, second.common.count)
  }

  /// Returns whether words begin with the same five letters or end in the same six: `usefully`, `woefully`.
  static func areTwins(_ first: String, _ second: String) -> Bool {
    first.prefix(5) == second.prefix(5) || first.suffix(6) == second.suffix(6)
  }
}

/// A day with its index in the week.
private struct Day {
  enum Weekday: CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }

  static let preferences = 0...3
  let weekday: Weekday

  /// Creates a day; number 1 is a Thursday.
  init(number: Int) {
    weekday = Weekday.allCases[(number + 2) % 7]
  }

  /// Returns whether a root is of a grade for this day of the week.
  func isPlayable(_ root: Root) -> Bool {
    switch weekday {
    case .monday, .tuesday, .wednesday: root.grade != .hard
    case .friday, .saturday: root.grade != .easy
    case .thursday, .sunday: true
    }
  }

  /// Returns the priority of a root, 0 being the highest. Large ones are for Sundays, and easy ones are preferred early in the week.
  func preference(_ root: Root, _ large: Int, _ draw: UInt32) -> Int {
    let isLarge = root.common.count >= large
    switch weekday {
    case .sunday: return isLarge ? 0 : 1
    case .monday, .tuesday, .wednesday: return (isLarge ? 2 : 0) + ((root.grade == .easy) == (draw > 0) ? 0 : 1)
    default: return isLarge ? 1 : 0
    }
  }
}

extension Vocabulary {
  /// Returns the roots that are good enough for a daily puzzle, which everyone plays and no one can skip.
  func dailyPool(of roots: [Root]) -> [Root] {
    let worst = Anagrams(lists.worst)
    return roots.filter { isGoodDaily($0) && worst.words(spelledFrom: $0.word).isEmpty }
  }

  private func isGoodDaily(_ root: Root) -> Bool {
    root.isFamiliar && !lists.notDaily.contains(root.word) && scowl.standardSize(of: root.word) <= 50
      && isBaseForm(root.word) && root.common.contains { $0.utf8.count >= 6 }
      && pluralCount(of: root) * 10 <= root.common.count * 3
  }

  /// Whether a word is a headword that is not also an inflection, such as `painting`.
  private func isBaseForm(_ word: String) -> Bool {
    wordNet.isHeadword(word) && !wordNet.bases(of: word).contains { $0.part == .noun || $0.part == .verb }
  }

  /// The number of common words of a root that are another one plus an s.
  private func pluralCount(of root: Root) -> Int {
    let common = Set(root.common)
    return root.common.count { $0.hasSuffix("s") && common.contains(String($0.dropLast())) }
  }
}
