import ScrambleCore
import ScrambleKit

extension ScreenGame {
  enum StatisticsSection: Equatable {
    case summary(Statistics.Period)
    case wordsToLearn
    /// The found words that match the typed text.
    case wordBook(String)
  }

  /// The sections in the order of the arrow keys.
  private static let statisticsSections: [StatisticsSection] =
    Statistics.Period.allCases.map { .summary($0) } + [.wordsToLearn, .wordBook("")]

  mutating func openStatistics() {
    statistics = session.statistics
    open(.statistics(.summary(.allTime)))
  }

  mutating func handle(_ key: Key, in section: StatisticsSection) {
    switch (section, key) {
    case (_, .right): switchSection(from: section, by: 1)
    case (_, .left): switchSection(from: section, by: -1)
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
    let sections = ScreenGame.statisticsSections
    guard let index = sections.firstIndex(where: { $0.isSameKind(as: section) }) else { return }
    open(.statistics(sections[(index + step + sections.count) % sections.count]))
  }
}

extension ScreenGame.StatisticsSection {
  /// Whether two sections are the same, whatever their filter.
  fileprivate func isSameKind(as other: Self) -> Bool {
    if case (.wordBook, .wordBook) = (self, other) { true } else { self == other }
  }
}
