import WordScramble

/// The roots of the daily puzzles, the first being that of 2026-01-01.
struct Dailies {
  /// The roots in their order, one a day.
  private(set) var order: [String]

  /// Adds new roots behind those that are there, which keep their days for ever.
  ///
  /// - Parameters:
  ///   - order: The days that are already given away.
  ///   - pool: The roots that are good enough for a day.
  init(continuing order: [String], with pool: [String]) {
    var numbers = SplitMix64(seed: 20_260_101 + UInt64(order.count))
    var new = Array(Set(pool).subtracting(order)).sorted()
    numbers.shuffle(&new)
    self.order = order + new
    spread(from: order.count, with: &numbers)
  }

  /// How many days lie between two roots of the same letters, where that can be had.
  static let rest = 300

  /// Swaps each new day that comes too soon after the same letters with a random one, until there is none, or no hope.
  private mutating func spread(from start: Int, with numbers: inout SplitMix64) {
    var keys = order.map(Anagrams.key)
    for _ in 0..<10_000 {
      guard let day = Self.firstCrowdedDay(in: keys, from: start) else { return }
      let other = start + Int(numbers.next(below: UInt32(order.count - start)))
      keys.swapAt(day, other)
      order.swapAt(day, other)
    }
  }

  private static func firstCrowdedDay(in keys: [Anagrams.Key], from start: Int) -> Int? {
    var last: [Anagrams.Key: Int] = [:]
    for (day, key) in keys.enumerated() {
      if day >= start, let twin = last[key], day - twin < rest { return day }
      last[key] = day
    }
    return nil
  }
}

extension Vocabulary {
  /// Returns the roots that are good enough for a daily puzzle, which everyone plays and no one can skip.
  func dailyPool(of roots: [Root]) -> [String] {
    let worst = Anagrams(lists.worst)
    return roots.filter { isGoodDaily($0) && worst.words(spelledFrom: $0.word).isEmpty }.map(\.word)
  }

  private func isGoodDaily(_ root: Root) -> Bool {
    root.isFamiliar && !lists.notDaily.contains(root.word) && scowl.standardSize(of: root.word) <= 50
      && isBaseForm(root.word)
      && (20...100).contains(root.common.count) && root.common.contains { $0.utf8.count >= 6 }
      && pluralCount(of: root) * 10 <= root.common.count * 3
  }

  /// Whether a word is a headword that is not also an inflection, such as `painting`.
  private func isBaseForm(_ word: String) -> Bool {
    wordNet.isHeadword(word) && !wordNet.bases(of: word).contains { $0.part == .noun || $0.part == .verb }
  }

  /// How many common words of a root are just another one with an s.
  private func pluralCount(of root: Root) -> Int {
    let common = Set(root.common)
    return root.common.count { $0.hasSuffix("s") && common.contains(String($0.dropLast())) }
  }
}
