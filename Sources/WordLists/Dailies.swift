import WordScramble

/// The roots of the daily puzzles. The first is for Thursday, 2026-01-01.
struct Dailies {
  /// The roots in order, one for each day.
  private(set) var dailyRoots: [String]

  private let roots: [String: Root]
  /// The roots without a day, by the part of the week for which they are reserved, in the order in which they are
  /// tried.
  private var rootsWithoutDay: [WeekPart: [Root]] = [:]

  /// Assigns further days as long as a root fits the next one. Existing days never change.
  ///
  /// - Parameters:
  ///   - assignedDays: The roots of the days assigned so far.
  ///   - pool: The roots that are good enough for a day.
  ///   - roots: All roots, including those of assigned days.
  init(continuing assignedDays: [String], with pool: [Root], among roots: [Root]) {
    dailyRoots = assignedDays
    self.roots = Dictionary(uniqueKeysWithValues: roots.map { ($0.word, $0) })
    let assignedRoots = Set(assignedDays)
    var unassignedRoots = pool.filter { !assignedRoots.contains($0.word) }.sorted { $0.word < $1.word }
    var generator = SplitMix64(seed: 20_260_101 + UInt64(assignedDays.count))
    generator.shuffle(&unassignedRoots)
    reserve(unassignedRoots)
    while let (part, index) = nextRootPosition(), let root = rootsWithoutDay[part]?.remove(at: index) {
      dailyRoots.append(root.word)
    }
  }

  /// Reserves each root for a part of the week, so that no part runs out long before the others.
  ///
  /// Few roots suit a Saturday, so those that do are reserved for it. Each other root is reserved for the part whose
  /// roots so far last for the fewest weeks. Roots that suit the fewest parts are reserved first.
  private mutating func reserve(_ roots: [Root]) {
    let choices = roots.map { root in (root, parts: WeekPart.allCases.filter { $0.allows(root) }) }
    for count in 1...WeekPart.allCases.count {
      for (root, parts) in choices where parts.count == count {
        let part = parts.contains(.saturday) ? .saturday : parts.min { weeksLeft(for: $0) < weeksLeft(for: $1) }
        if let part { rootsWithoutDay[part, default: []].append(root) }
      }
    }
  }

  /// Returns how many weeks the roots reserved for a part of the week will last.
  private func weeksLeft(for part: WeekPart) -> Double {
    Double(rootsWithoutDay[part, default: []].count) / Double(part.days)
  }

  /// Returns the position of the first root that fits the next day, or nil if none does. The roots for the day's own
  /// part of the week come first, and then those for the other parts, beginning with the part whose roots last longest.
  private func nextRootPosition() -> (WeekPart, Int)? {
    let today = WeekPart(day: dailyRoots.count + 1)
    let recentAnagramKeys = Set(dailyRoots.suffix(MinDaysBetween.anagrams).map(Anagrams.key))
    let others = WeekPart.allCases.filter { $0 != today }.sorted { weeksLeft(for: $0) > weeksLeft(for: $1) }
    for part in [today] + others {
      let index = rootsWithoutDay[part, default: []].firstIndex {
        today.allows($0) && !recentAnagramKeys.contains(Anagrams.key(of: $0.word)) && fits($0, on: today)
      }
      if let index { return (part, index) }
    }
    return nil
  }

  /// Returns whether a root suits the days before it. The weekday must allow the root, and no recent root may be an
  /// anagram of it.
  private func fits(_ root: Root, on today: WeekPart) -> Bool {
    if today == .sunday, !isLargest(root) { return false }
    if root.common.count < 20, dailyRoots.suffix(9).contains(where: { roots[$0]?.common.count ?? 20 < 20 }) {
      return false
    }
    if dailyRoots.suffix(MinDaysBetween.stems).contains(where: { Dailies.shareBeginningOrEnding($0, root.word) }) {
      return false
    }
    guard let previousRoot = dailyRoots.last.flatMap({ roots[$0] }) else { return true }
    return (root.grade != .hard || previousRoot.grade != .hard) && !Dailies.areSimilar(root, previousRoot)
  }

  /// Returns whether a root has more common words than each of the six days before.
  private func isLargest(_ root: Root) -> Bool {
    dailyRoots.suffix(6).allSatisfy { roots[$0]?.common.count ?? 0 < root.common.count }
  }
}

extension Dailies {
  /// The minimum number of days between two similar roots.
  enum MinDaysBetween {
    static let anagrams = 300
    /// The number of days between roots with the same beginning or ending.
    static let stems = 60
  }

  /// Returns whether two puzzles are similar: they share at least seven letters, or at least half of the common words
  /// of either.
  static func areSimilar(_ first: Root, _ second: Root) -> Bool {
    var unsharedLetters = Array(second.word.utf8)
    for letter in first.word.utf8 { unsharedLetters.firstIndex(of: letter).map { _ = unsharedLetters.remove(at: $0) } }
    let sharedCommonCount = Set(first.common).intersection(second.common).count
    return second.word.utf8.count - unsharedLetters.count >= 7
      || sharedCommonCount * 2 >= min(first.common.count, second.common.count)
  }

  /// Returns whether words start with the same five letters or end with the same six, like `usefully` and `woefully`.
  static func shareBeginningOrEnding(_ first: String, _ second: String) -> Bool {
    first.prefix(5) == second.prefix(5) || first.suffix(6) == second.suffix(6)
  }
}

/// A part of the week. The puzzles of a week are easy at first, become harder until Saturday, and end with a large one
/// on Sunday.
enum WeekPart: CaseIterable {
  case mondayToWednesday, thursday, friday, saturday, sunday

  /// Creates the part of the week that contains a day. Day 1 is a Thursday.
  init(day number: Int) {
    self =
      switch number % 7 {
      case 1: .thursday
      case 2: .friday
      case 3: .saturday
      case 4: .sunday
      default: .mondayToWednesday
      }
  }

  /// The number of days in the part.
  var days: Int { self == .mondayToWednesday ? 3 : 1 }

  /// Returns whether the grade and the number of common words of a root suit these days.
  func allows(_ root: Root) -> Bool {
    let count = root.common.count
    return switch self {
    case .mondayToWednesday: root.grade != .hard && (35...70).contains(count)
    case .thursday: root.grade == .medium && (30...50).contains(count)
    case .friday: root.grade != .easy && (20...45).contains(count)
    case .saturday: root.grade != .easy && count <= 30
    case .sunday: (60...90).contains(count)
    }
  }
}

extension AcceptedWords {
  /// Returns the roots that are good enough for a daily puzzle, which everyone plays and nobody can skip.
  func dailyPool(of roots: [Root]) -> [Root] {
    let worstWords = Anagrams(lists.worstWords)
    return roots.filter { isGoodDaily($0) && worstWords.words(spelledFrom: $0.word).isEmpty }
  }

  private func isGoodDaily(_ root: Root) -> Bool {
    root.isFamiliar && !lists.notDaily.contains(root.word) && scowl.standardSize(of: root.word) <= 50
      && isBaseForm(root.word) && root.common.contains { $0.utf8.count >= 6 }
      && pluralCount(of: root) * 10 <= root.common.count * 3
  }

  /// Returns whether a word is a headword and not also an inflected form, like `painting`.
  private func isBaseForm(_ word: String) -> Bool {
    wordNet.isHeadword(word) && !wordNet.bases(of: word).contains { $0.part == .noun || $0.part == .verb }
  }

  /// Returns how many common words of a root consist of another common word and an s.
  private func pluralCount(of root: Root) -> Int {
    let common = Set(root.common)
    return root.common.count { $0.hasSuffix("s") && common.contains(String($0.dropLast())) }
  }
}
