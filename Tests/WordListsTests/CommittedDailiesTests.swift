import Testing

@testable import WordLists

struct CommittedDailiesTests {
  let days: [String]
  let roots = Committed.roots

  init() throws {
    days = try Committed.lines("daily.txt")
  }

  /// The first day of the new order, Monday, 2026-12-07. Earlier days were assigned by older rules.
  private static let firstDayOfNewOrder = 341

  @Test(arguments: [(340, 0xF735_FF7F_4654_D359), (1166, 0x126C_67D0_2405_7FD6)] as [(Int, UInt64)])
  func `assigned days never change`(count: Int, checksum: UInt64) {
    let text = days.prefix(count).joined(separator: "\n")
    let sum = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    #expect(sum == checksum)
  }

  @Test func `every day has a different root, flagged as daily`() {
    #expect(Set(days).count == days.count)
    #expect(Set(days) == Set(roots.filter(\.isDaily).map(\.word)))
    #expect(days.count >= 340 + 2 * 365)
  }

  @Test func `every day of the new order follows the rules`() {
    let roots = roots.map {
      Root(
        word: $0.word, common: Committed.commonWordsByRoot[$0.word] ?? [], everydayCount: $0.everydayCount,
        isFamiliar: $0.isFamiliar)
    }
    // What changes of the words have moved since these days were chosen.
    let moved = [
      "374: hard after hard", "393: 28 words on Thu", "477: 51 words on Thu", "603: 28 words on Thu",
      "617: 29 words on Thu", "687: 29 words on Thu", "722: 29 words on Thu",
      "834: 29 words on Thu", "883: 29 words on Thu", "1064: 34 words on Wed", "1077: 33 words on Tue",
      "1083: 34 words on Mon", "1141: 34 words on Wed",
    ]
    #expect(DailyRules(roots).violations(in: days, from: Self.firstDayOfNewOrder) == moved)
  }

  @Test func `the puzzles of a week become harder until Saturday, and Sunday's is the largest`() {
    let commonCounts = Dictionary(uniqueKeysWithValues: roots.map { ($0.word, $0.commonCount) })
    // The new order begins on a Monday.
    let newDays = days.dropFirst(Self.firstDayOfNewOrder - 1).map { commonCounts[$0, default: 0] }
    let medians = (0..<7).map { weekday in
      let counts = stride(from: weekday, to: newDays.count, by: 7).map { newDays[$0] }.sorted()
      return counts[counts.count / 2]
    }
    #expect(medians[2] > medians[3] && medians[3] > medians[4] && medians[4] > medians[5])
    #expect(medians[6] == medians.max())
  }

  @Test func `nine out of ten days have at least twenty words`() {
    let commonCounts = Dictionary(uniqueKeysWithValues: roots.map { ($0.word, $0.commonCount) })
    let newDays = days.dropFirst(Self.firstDayOfNewOrder - 1)
    #expect(newDays.count { commonCounts[$0, default: 0] >= 20 } * 10 >= newDays.count * 9)
  }

  @Test func `the letters of a day spell none of the worst words`() throws {
    let lists = Committed.lists
    let worst = Anagrams(lists.worstWords)
    for root in days.dropFirst(Self.firstDayOfNewOrder - 1) {
      #expect(worst.words(spelledFrom: root) == [], "\(root)")
      #expect(!lists.notDaily.contains(root), "\(root)")
    }
  }
}
