import WordScramble

@testable import WordLists

/// The rules of `Data/README.md` for the order of the days, in a simple implementation that checks a finished order.
struct DailyRules {
  private let roots: [String: Root]

  init(_ roots: [Root]) {
    self.roots = Dictionary(uniqueKeysWithValues: roots.map { ($0.word, $0) })
  }

  /// Returns a line for every rule that a day breaks.
  ///
  /// - Parameter first: The number of the first day to check.
  func violations(in order: [String], from first: Int) -> [String] {
    guard first <= order.count else { return [] }
    return (first...order.count).flatMap { number in
      violations(of: order[number - 1], number, after: Array(order[..<(number - 1)])).map { "\(number): \($0)" }
    }
  }

  private func violations(of word: String, _ number: Int, after days: [String]) -> [String] {
    guard let root = roots[word] else { return ["\(word) is no root"] }
    var result = gradeViolations(of: root, number, after: days)
    if !root.isFamiliar { result.append("\(word) is not familiar") }
    if !(15...90).contains(root.common.count) { result.append("\(word) has \(root.common.count) words") }
    if days.suffix(300).contains(where: { $0.sorted() == word.sorted() }) { result.append("\(word) has an anagram") }
    for other in days.suffix(60) where other.prefix(5) == word.prefix(5) || other.suffix(6) == word.suffix(6) {
      result.append("\(other) and \(word) are twins")
    }
    if let before = days.last.flatMap({ roots[$0] }) {
      let shared = root.common.count { before.common.contains($0) }
      if shared * 2 >= min(root.common.count, before.common.count) { result.append("\(word) shares \(shared) words") }
      if sharedLetterCount(root.word, before.word) >= 7 { result.append("\(word) has the letters of \(before.word)") }
    }
    let smallPuzzleCount = (days.suffix(9) + [word]).count { roots[$0]?.common.count ?? 20 < 20 }
    if smallPuzzleCount > 1 { result.append("\(word) is the second within ten days that has few words") }
    return result
  }

  /// Returns a line for every rule about the weekday and the days before that a day breaks. Day 1 is a Thursday.
  private func gradeViolations(of root: Root, _ number: Int, after days: [String]) -> [String] {
    let weekday = ["Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue"][number % 7]
    var result: [String] = []
    let allowed: (grades: [Grade], counts: ClosedRange<Int>) =
      switch weekday {
      case "Mon", "Tue", "Wed": ([.easy, .medium], 35...70)
      case "Thu": ([.medium], 30...50)
      case "Fri": ([.medium, .hard], 20...45)
      case "Sat": ([.medium, .hard], 15...30)
      default: (Grade.allCases, 60...90)
      }
    if !allowed.grades.contains(root.grade) { result.append("\(root.grade) on \(weekday)") }
    if !allowed.counts.contains(root.common.count) { result.append("\(root.common.count) words on \(weekday)") }
    if root.grade == .hard, days.last.flatMap({ roots[$0] })?.grade == .hard { result.append("hard after hard") }
    if weekday == "Sun", days.suffix(6).contains(where: { roots[$0]?.common.count ?? 0 >= root.common.count }) {
      result.append("not the most words of its week")
    }
    return result
  }

  private func sharedLetterCount(_ first: String, _ second: String) -> Int {
    Set(first).reduce(0) { sum, letter in sum + min(first.count { $0 == letter }, second.count { $0 == letter }) }
  }
}
