/// A day of the Gregorian calendar, without a time of day or a time zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date, or returns nil if the calendar has no such day or the year is not between 1 and 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...CivilDate.days(inMonth: month, of: year)).contains(day) else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The number of days since 0000-03-01. Counting from March puts leap days at the end of a year.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (days_from_civil), 2013.
  public var dayCount: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear
  }

  /// Creates the date a number of days after 0000-03-01 (civil_from_days in the same source).
  init(dayCount: Int) {
    let era = dayCount / 146_097
    let dayOfEra = dayCount % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.init(uncheckedYear: year, month: month, day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The day counts of 0001-01-01, 1970-01-01 and 9999-12-31.
  static let firstDayCount = 306
  static let epochDayCount = 719_468
  static let lastDayCount = 3_652_364

  /// The day of the week, from 0 for Monday to 6 for Sunday.
  public var weekday: Int { (dayCount + 2) % 7 }

  /// The number of weeks since the week of 0000-03-01. Weeks go from Monday to Sunday, as in ISO 8601.
  var week: Int { (dayCount + 2) / 7 }

  public static func < (first: CivilDate, second: CivilDate) -> Bool {
    first.dayCount < second.dayCount
  }

  fileprivate static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

/// A month of the Gregorian calendar.
package struct CivilMonth: Hashable, Comparable, Sendable {
  package let firstDay: CivilDate

  package init(of date: CivilDate) {
    firstDay = CivilDate(dayCount: date.dayCount - date.day + 1)
  }

  /// Creates a month, or returns nil if the month is not between 1 and 12 or the year not between 1 and 9999.
  package init?(year: Int, month: Int) {
    guard let firstDay = CivilDate(year: year, month: month, day: 1) else { return nil }
    self.firstDay = firstDay
  }

  package var year: Int { firstDay.year }

  /// The month, 1 to 12.
  package var month: Int { firstDay.month }

  package var dayCount: Int { CivilDate.days(inMonth: month, of: year) }

  /// Returns the month a number of months later or, for a negative number, earlier. Nil outside the years 1 to 9999.
  package func advanced(by months: Int) -> CivilMonth? {
    let count = year * 12 + month - 1 + months
    return CivilMonth(year: count / 12, month: count % 12 + 1)
  }

  package static func < (first: CivilMonth, second: CivilMonth) -> Bool { first.firstDay < second.firstDay }
}
