import WordScramble

/// The starter lexicons of the page: for each month of the daily order a part of `english.lex` small enough to load at once.
///
/// Each has the roots of the month's days, of the last day before it and of the first after it, and some familiar ones for New Word,
/// with all words that can be made of them.
struct Starters {
  /// How many roots a starter has for New Word.
  static let freeRoots = 10

  private let lexicon: Lexicon
  private let daily: [Word]
  /// The numbers of the daily puzzles by month.
  private let numbers: [CivilMonth: [Int]]

  /// Takes the full list, and the roots of its daily puzzles in their order.
  init(of lexicon: Lexicon, daily: [Word]) {
    (self.lexicon, self.daily) = (lexicon, daily)
    numbers = Dictionary(grouping: 1...daily.count) { CivilMonth(of: $0) }
  }

  /// The months that have days in the order.
  var months: [CivilMonth] { numbers.keys.sorted { $0.name < $1.name } }

  /// Returns the bytes of a month's starter.
  func bytes(for month: CivilMonth) throws -> [UInt8] {
    let held = held(in: month)
    let roots = held.map { daily[$0 - 1] } + freeRoots(for: month)
    let names = Set(roots)
    var builder = LexiconBuilder(partOf: lexicon.edition)
    for entry in Set(names.flatMap(lexicon.entries)) {
      // Of other roots a starter does not have all words.
      builder.add(entry.word, entry.wordClass, root: names.contains(entry.word) ? entry.rootStatus : .none)
    }
    for number in 1...daily.count { builder.addDaily(held.contains(number) ? daily[number - 1] : nil) }
    return try builder.build()
  }

  /// The numbers of a month's puzzles, of the last one before it and of the first after it.
  private func held(in month: CivilMonth) -> ClosedRange<Int> {
    let numbers = numbers[month, default: []]
    return max(1, (numbers.first ?? 1) - 1)...min(daily.count, (numbers.last ?? 0) + 1)
  }

  /// Familiar roots that the month itself chooses.
  private func freeRoots(for month: CivilMonth) -> [Word] {
    let familiar = lexicon.roots.filter { $0.rootStatus == .familiar }
    var generator = SplitMix64(seed: UInt64(month.year * 12 + month.month))
    return (0..<Starters.freeRoots).map { _ in familiar[Int(generator.next(below: UInt32(familiar.count)))].word }
  }
}

/// A month of the calendar.
struct CivilMonth: Hashable {
  let year: Int
  let month: Int

  /// The month of the day of a daily puzzle.
  init(of number: Int) {
    let date = DailyPuzzle(number: number)?.date
    (year, month) = (date?.year ?? 0, date?.month ?? 0)
  }

  /// `2026-11`.
  var name: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
}
