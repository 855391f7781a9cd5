import WordScramble

/// The starter lexicons of the page: for each month, a part of `english.lex` that is small enough to load at once.
///
/// A starter contains the roots of the month's days, of the last day before the month and of the first day after it,
/// and some familiar roots for New Word. It contains all words that these roots spell.
struct Starters {
  /// The number of roots for New Word that are chosen for a starter. A root may be chosen twice.
  static let freeRoots = 10

  private let lexicon: Lexicon
  private let daily: [Word]
  /// The numbers of the daily puzzles by month.
  private let numbersByMonth: [CivilMonth: [Int]]

  /// Creates the starters from the full word list and the roots of its daily puzzles in order.
  init(of lexicon: Lexicon, daily: [Word]) {
    (self.lexicon, self.daily) = (lexicon, daily)
    let dailies = (1...daily.count).compactMap { DailyPuzzle(number: $0) }
    numbersByMonth = Dictionary(grouping: dailies) { CivilMonth(of: $0.date) }.mapValues { $0.map(\.number) }
  }

  /// The months that have daily puzzles.
  var months: [CivilMonth] { numbersByMonth.keys.sorted() }

  func bytes(for month: CivilMonth) throws -> [UInt8] {
    let dailies = dailyNumbers(for: month)
    let roots = dailies.map { daily[$0 - 1] } + freeRoots(for: month)
    let rootSet = Set(roots)
    var builder = LexiconBuilder(partOf: lexicon.edition)
    for entry in Set(rootSet.flatMap(lexicon.entries)) {
      // A starter also contains words that are roots in the full list. They do not count as roots, because the starter
      // does not contain all words that their letters spell.
      builder.add(entry.word, entry.wordClass, root: rootSet.contains(entry.word) ? entry.rootStatus : .none)
    }
    for number in 1...daily.count { builder.addDaily(dailies.contains(number) ? daily[number - 1] : nil) }
    return try builder.build()
  }

  /// Returns the numbers of a month's puzzles, of the last puzzle before the month and of the first puzzle after it.
  private func dailyNumbers(for month: CivilMonth) -> ClosedRange<Int> {
    let numbers = numbersByMonth[month, default: []]
    return max(1, (numbers.first ?? 1) - 1)...min(daily.count, (numbers.last ?? 0) + 1)
  }

  /// Returns familiar roots, chosen at random with the month as the seed.
  private func freeRoots(for month: CivilMonth) -> [Word] {
    let familiar = lexicon.roots.filter { $0.rootStatus == .familiar }
    var generator = SplitMix64(seed: UInt64(month.year * 12 + month.month))
    return (0..<Starters.freeRoots).map { _ in familiar[Int(generator.next(below: UInt32(familiar.count)))].word }
  }
}

extension CivilMonth {
  /// The file name of the month's starter: `2026-11.lex`.
  var starterFile: String { "\(year)-\(month < 10 ? "0" : "")\(month).lex" }
}
