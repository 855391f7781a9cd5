import Testing

@testable import WordLists

struct CommittedDailiesTests {
  let days: [String]
  let roots = Committed.roots

  init() throws {
    days = try Committed.lines("daily.txt")
  }

  @Test func `no day comes twice, and every day is a root that is flagged as daily`() {
    #expect(Set(days).count == days.count)
    #expect(Set(days) == Set(roots.filter(\.isDaily).map(\.word)))
    #expect(days.count > 1_800)
  }

  @Test func `every day is familiar and has 20 to 100 common words`() {
    for root in roots where root.isDaily {
      #expect(root.isFamiliar, "\(root.word)")
      #expect((20...100).contains(root.common), "\(root.word)")
    }
  }

  @Test func `days of the same letters lie far apart`() {
    var last: [Anagrams.Key: Int] = [:]
    for (number, root) in days.enumerated() {
      let key = Anagrams.key(of: root)
      #expect(number - last[key, default: -Dailies.rest] >= Dailies.rest, "\(root)")
      last[key] = number
    }
  }

  @Test func `the letters of a day spell none of the worst words`() throws {
    let lists = try HandLists(folder: Committed.data)
    let worst = Anagrams(lists.worst)
    for root in days { #expect(worst.words(spelledFrom: root) == [], "\(root)") }
    #expect(lists.notDaily.isDisjoint(with: days))
  }
}
