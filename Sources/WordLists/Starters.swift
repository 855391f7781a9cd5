import Foundation
import WordScramble

/// The starter lexicons of the page: for each month of the daily order a part of `english.lex` that is small enough to be there at once.
///
/// Each has the roots of the month's days, of the last day before it and of the first after it, and some familiar ones for New Word,
/// with all words that can be made of them.
struct Starters {
  /// How many roots a starter has for New Word.
  static let freeRoots = 10

  /// A word of the full list.
  struct Item {
    let word: Word
    let wordClass: WordClass
    let rootStatus: RootStatus
  }

  /// All words of the full list, blocked ones too.
  let items: [Item]
  /// The roots of its daily puzzles in their order.
  let daily: [Word]
  /// The edition of the full list.
  let edition: UInt64

  /// The months that have days in the order, as the year and the month.
  var months: [CivilMonth] {
    var months: [CivilMonth] = []
    for number in 1...daily.count {
      guard let month = CivilMonth(of: number), month != months.last else { continue }
      months.append(month)
    }
    return months
  }

  /// Returns the bytes of a month's starter.
  func bytes(for month: CivilMonth) throws -> [UInt8] {
    let numbers = daily.indices.map { $0 + 1 }.filter { CivilMonth(of: $0) == month }
    guard let first = numbers.first, let last = numbers.last else { return [] }
    let days = Set(max(1, first - 1)...min(daily.count, last + 1))
    let roots = days.map { daily[$0 - 1] } + freeRoots(for: month)
    var builder = LexiconBuilder(partOf: edition)
    for item in words(of: roots) { builder.add(item.word, item.wordClass, root: item.rootStatus) }
    for number in 1...daily.count { builder.addDaily(days.contains(number) ? daily[number - 1] : nil) }
    return try builder.build()
  }

  /// Familiar roots that the month itself chooses.
  private func freeRoots(for month: CivilMonth) -> [Word] {
    let familiar = items.filter { $0.rootStatus == .familiar }.map(\.word)
    var chance = SplitMix64(seed: UInt64(month.year * 12 + month.month))
    return (0..<Starters.freeRoots).map { _ in familiar[Int(chance.next(below: UInt32(familiar.count)))] }
  }

  /// The words that can be made of some roots, the roots among them; only these are roots in the starter.
  private func words(of roots: [Word]) -> [Item] {
    let bags = roots.map { LetterBag($0) }
    let names = Set(roots)
    return items.filter { item in bags.contains { $0.spells(item.word) } }.map { item in
      names.contains(item.word) ? item : Item(word: item.word, wordClass: item.wordClass, rootStatus: .none)
    }
  }
}

/// A month of the calendar.
struct CivilMonth: Hashable {
  let year: Int
  let month: Int

  /// The month of the day of a daily puzzle.
  init?(of number: Int) {
    guard let date = DailyPuzzle(number: number)?.date else { return nil }
    (year, month) = (date.year, date.month)
  }

  /// `2026-11`.
  var name: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
}
