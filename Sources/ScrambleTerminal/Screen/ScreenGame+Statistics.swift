import ScrambleKit
import WordScramble

extension ScreenGame {
  enum StatisticsPart: Equatable {
    case summary(Statistics.Period)
    case calendar(CivilMonth)
    case toLearn
    /// The found words that match the typed text.
    case book(String)
  }

  /// The sections in the order of the arrow keys.
  var statisticsParts: [StatisticsPart] {
    guard let statistics else { return [] }
    return Statistics.Period.allCases.map { .summary($0) } + [
      .calendar(CivilMonth(of: statistics.date)), .toLearn, .book(""),
    ]
  }

  /// Opens the statistics and pauses a timed round.
  mutating func openStatistics() {
    if game.round.minutes != nil { session.pause() }
    statistics = session.statistics
    open(.statistics(.summary(.allTime)))
  }

  mutating func handle(_ key: Key, in part: StatisticsPart) {
    switch (part, key) {
    case (_, .right): turn(from: part, by: 1)
    case (_, .left): turn(from: part, by: -1)
    case (.calendar(let month), .up): open(month, movedBy: -1)
    case (.calendar(let month), .down): open(month, movedBy: 1)
    case (.book(let text), .text(let character)) where character.isASCII && character.properties.isAlphabetic:
      open(.statistics(.book(Int(text) == nil ? text + String(character) : String(character))))
    case (.book(let text), .text(let character)) where ("0"..."9").contains(character):
      open(.statistics(.book(length(text, character))))
    case (.book(let text), .backspace): open(.statistics(.book(String(text.dropLast()))))
    default: if !turnPage(key) { closeStatistics() }
    }
  }

  /// Appends a digit to the length filter. Returns the digit alone if no word is that long.
  private func length(_ text: String, _ digit: Unicode.Scalar) -> String {
    let longer = Int(text) == nil ? String(digit) : text + String(digit)
    return Int(longer).map { $0 <= Round.rootLengths.upperBound } == true ? longer : String(digit)
  }

  private mutating func closeStatistics() {
    statistics = nil
    open(defaultPanel)
  }

  /// Opens the next or the previous section; after the last comes the first.
  private mutating func turn(from part: StatisticsPart, by step: Int) {
    let parts = statisticsParts
    guard let index = parts.firstIndex(where: { $0.isSameKind(as: part) }) else { return }
    open(.statistics(parts[(index + step + parts.count) % parts.count]))
  }

  private mutating func open(_ month: CivilMonth, movedBy step: Int) {
    guard let today = statistics?.today, let next = month.advanced(by: step),
      Statistics.months(until: today).contains(next)
    else { return }
    open(.statistics(.calendar(next)))
  }
}

extension ScreenGame.StatisticsPart {
  /// Whether two sections are the same, whatever their month or filter.
  fileprivate func isSameKind(as other: Self) -> Bool {
    switch self {
    case .calendar: if case .calendar = other { true } else { false }
    case .book: if case .book = other { true } else { false }
    case .summary, .toLearn: self == other
    }
  }
}
