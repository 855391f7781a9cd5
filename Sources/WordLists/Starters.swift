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
    let dailies = (1...daily.count).compactMap { DailyPuzzle(number: $0) }
    numbers = Dictionary(grouping: dailies) { CivilMonth(of: $0.date) }.mapValues { $0.map(\.number) }
  }

  /// The months that have days in the order.
  var months: [CivilMonth] { numbers.keys.sorted() }

  /// Returns the bytes of a month's starter.
  func bytes(for month: CivilMonth) throws -> [UInt8] {
    let dailies = dailyNumbers(for: month)
    let roots = dailies.map { daily[$0 - 1] } + freeRoots(for: month)
    let names = Set(roots)
    var builder = LexiconBuilder(partOf: lexicon.edition)
    for entry in Set(names.flatMap(lexicon.entries)) {
      // Of other roots a starter does not have all words.
      builder.add(entry.word, entry.wordClass, root: names.contains(entry.word) ? entry.rootStatus : .none)
    }
    for number in 1...daily.count { builder.addDaily(dailies.contains(number) ? daily[number - 1] : nil) }
    return try builder.build()
  }

  /// The numbers of a month's puzzles, of the last one before it and of the first after it.
  private func dailyNumbers(for month: CivilMonth) -> ClosedRange<Int> {
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

extension CivilMonth {
  /// The name of the month's starter lexicon: `2026-11.lex`.
  var starterFile: String { "\(year)-\(month < 10 ? "0" : "")\(month).lex" }
}
