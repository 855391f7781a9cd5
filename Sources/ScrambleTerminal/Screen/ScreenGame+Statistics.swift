import ScrambleKit
import WordScramble

extension ScreenGame {
  enum StatisticsSection: Equatable {
    case summary(Statistics.Period)
    case calendar(CivilMonth)
    case wordsToLearn
    /// The found words that match the typed text.
    case wordBook(String)
  }

  /// The sections in the order of the arrow keys.
  var statisticsSections: [StatisticsSection] {
    guard let statistics else { return [] }
    return Statistics.Period.allCases.map { .summary($0) } + [
      .calendar(CivilMonth(of: statistics.date)), .wordsToLearn, .wordBook(""),
    ]
  }

  /// Opens the statistics and pauses a timed round.
  mutating func openStatistics() {
    if game.round.minutes != nil { session.pause() }
    statistics = session.statistics
    open(.statistics(.summary(.allTime)))
  }

  mutating func handle(_ key: Key, in section: StatisticsSection) {
    switch (section, key) {
    case (_, .right): switchSection(from: section, by: 1)
    case (_, .left): switchSection(from: section, by: -1)
    case (.calendar(let month), .up): open(month, movedBy: -1)
    case (.calendar(let month), .down): open(month, movedBy: 1)
    case (.wordBook(let text), .text(let character)) where character.isASCII && character.properties.isAlphabetic:
      open(.statistics(.wordBook(Int(text) == nil ? text + String(character) : String(character))))
    case (.wordBook(let text), .text(let character)) where ("0"..."9").contains(character):
      open(.statistics(.wordBook(lengthFilter(text, character))))
    case (.wordBook(let text), .backspace): open(.statistics(.wordBook(String(text.dropLast()))))
    default: if !turnPage(key) { closeStatistics() }
    }
  }

  /// Appends a digit to the length filter. Returns the digit alone if the filter is not a number, or if no word is that
  /// long.
  private func lengthFilter(_ text: String, _ digit: Unicode.Scalar) -> String {
    let longer = Int(text) == nil ? String(digit) : text + String(digit)
    return Int(longer).map { $0 <= Round.rootLengths.upperBound } == true ? longer : String(digit)
  }

  private mutating func closeStatistics() {
    statistics = nil
    open(defaultPanel)
  }

  /// Opens the next or the previous section. The first section follows the last.
  private mutating func switchSection(from section: StatisticsSection, by step: Int) {
    let sections = statisticsSections
    guard let index = sections.firstIndex(where: { $0.isSameKind(as: section) }) else { return }
    open(.statistics(sections[(index + step + sections.count) % sections.count]))
  }

  private mutating func open(_ month: CivilMonth, movedBy step: Int) {
    guard let today = statistics?.today, let next = month.advanced(by: step),
      Statistics.months(until: today).contains(next)
    else { return }
    open(.statistics(.calendar(next)))
  }
}

extension ScreenGame.StatisticsSection {
  /// Whether two sections are the same, whatever their month or filter.
  fileprivate func isSameKind(as other: Self) -> Bool {
    switch self {
    case .calendar: if case .calendar = other { true } else { false }
    case .wordBook: if case .wordBook = other { true } else { false }
    case .summary, .wordsToLearn: self == other
    }
  }
}
