import ScrambleCore

// The player's statistics, the word book and the calendar.

/// Sets the UTC offsets of the player's time zone. The inbox has, for each change, the time in seconds since 1970 and
/// the new offset in seconds.
@_expose(wasm, "setTimeZone") @c(scramble_set_time_zone)
public func setTimeZone(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let numbers = integers(try webGame.inbox.bytes(to: byteCount))
    var changes: [TimeZoneOffsets.Change] = []
    for index in stride(from: 1, to: numbers.count, by: 2) {
      changes.append(TimeZoneOffsets.Change(since: numbers[index - 1], offset: numbers[index]))
    }
    webGame.timeZone = TimeZoneOffsets(changes: changes)
    return EmptyMessage()
  }
}

/// Returns the figures of a period: 0 for all time, 1 for this year, 2 for this month.
@_expose(wasm, "statistics") @c(scramble_statistics)
public func statistics(_ period: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let periods = Statistics.Period.allCases
    guard periods.indices.contains(Int(period)), let today = webGame.today else { throw .outOfRange }
    let statistics = try webGame.statistics()
    let summary = statistics.summary(of: periods[Int(period)], today: today.date, by: webGame.timeZone)
    return StatisticsMessage(summary, weeks: statistics.weeksInARow(today: today.date, by: webGame.timeZone))
  }
}

/// Returns the daily puzzles of a month.
@_expose(wasm, "calendar") @c(scramble_calendar)
public func calendar(_ year: Int32, _ month: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    guard let month = CivilMonth(year: Int(year), month: Int(month)), let today = webGame.today else {
      throw .outOfRange
    }
    return CalendarMessage(
      month: MonthMessage(month, of: Statistics.months(until: today)),
      dates: MessageArray(try webGame.statistics().days(of: month, today: today)) { day in
        DateMessage(day: day.date.day, number: day.number, progress: day.progress, rank: day.rank)
      })
  }
}

/// Returns the found words of a length, or of any length for 0, that contain the text in the inbox.
@_expose(wasm, "wordBook") @c(scramble_word_book)
public func wordBook(_ length: Int32, _ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    let found = try webGame.statistics().words.found(length: length == 0 ? nil : Int(length), containing: text)
    return WordBookMessage(
      entries: MessageArray(found) {
        WordBookEntryMessage(word: $0.word, found: $0.foundCount, first: $0.firstFoundAt, familiarity: $0.familiarity)
      })
  }
}

/// Returns the common words missed more often than found, and the familiar root that contains the most of those missed
/// at least twice.
@_expose(wasm, "wordsToLearn") @c(scramble_words_to_learn)
public func wordsToLearn() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let statistics = try webGame.statistics()
    let practice = statistics.practice(in: try webGame.requireLexicon())
    return WordsToLearnMessage(
      lessons: MessageArray(statistics.words.toLearn) {
        LessonMessage(word: $0.word, missed: $0.missedCount, found: $0.foundCount, familiarity: $0.familiarity)
      }, practice: practice.map { PracticeMessage(root: $0.root, count: $0.words.count) })
  }
}

/// Reads integers separated by any characters other than digits and minus signs.
private func integers(_ text: [UInt8]) -> [Int64] {
  text.split { $0 != UInt8(ascii: "-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.map { digits in
    let isNegative = digits.first == UInt8(ascii: "-")
    // A number of eighteen digits cannot overflow.
    let number = digits.dropFirst(isNegative ? 1 : 0).prefix(18).reduce(Int64(0)) {
      $0 &* 10 &+ Int64($1 &- UInt8(ascii: "0"))
    }
    return isNegative ? -number : number
  }
}
