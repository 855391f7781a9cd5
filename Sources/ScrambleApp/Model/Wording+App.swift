import Foundation
import ScrambleCore
import ScrambleKit

/// Texts that only the app has.
extension Wording {
  /// The keys of a hardware keyboard that *How to play* explains, and what they do in the field. The menu bar shows its
  /// own keys.
  var keyActions: [(key: String, action: String)] {
    [("Return", text(.keyboardEnter)), ("Delete", text(.keyboardDelete)), ("Space", text(.keyboardShuffle))]
  }

  /// Returns what the setting for the system's dictionary does, or why the dictionary is not available.
  func systemDictionaryNote(isAvailable: Bool) -> String {
    text(isAvailable ? .settingsDictionaryNote : .settingsDictionaryMissing)
  }

  /// "4 letters".
  func lengthText(_ length: Int) -> String { text(.lettersCount, .number(length)) }

  func name(of order: FoundOrder) -> String {
    switch order {
    case .newest: text(.orderNewest)
    case .alphabetical: text(.orderAlphabetical)
    }
  }

  /// Returns when the puzzle of a later day is available: "This puzzle comes on February 4, 2027."
  func availabilityText(of puzzle: DailyPuzzle) -> String {
    let date = puzzle.date.formatted(.dateTime.year().month(.wide).day(), in: language)
    return text(.dailyLater, .text(date))
  }
}

extension CivilDate {
  /// Returns the date in the format of a language, or in digits if it cannot be formatted.
  func formatted(_ style: Date.FormatStyle, in language: Language) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return iso }
    var style = style.locale(Locale(identifier: language.rawValue))
    style.calendar = calendar
    style.timeZone = .gmt
    return date.formatted(style)
  }
}
