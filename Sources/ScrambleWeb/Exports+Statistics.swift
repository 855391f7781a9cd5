import WordScramble

// The player's statistics, the word book and the calendar, counted from all records: `beginStatistics`, `addStatistics` for each part of
// them, and then what is asked for.

/// Begins to count: nothing is counted yet.
@_expose(wasm, "beginStatistics") @c(scramble_begin_statistics)
public func beginStatistics() -> UnsafeMutableRawPointer? {
  reply { _ throws(CallError) in web.statistics = Statistics() }
}

/// Counts the rounds in the inbox; each may come once.
@_expose(wasm, "addStatistics") @c(scramble_add_statistics)
public func addStatistics(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { _ throws(CallError) in
    let saved = SavedRounds(try web.inbox.bytes(to: count))
    let lexicon = try web.openLexicon()
    for round in web.remembered(saved.history.rounds) { web.statistics.add(round, in: lexicon) }
    web.statistics.words.mergePending()
  }
}

/// Sets the UTC offsets of the player's time zone: for each change the seconds since 1970 and the seconds ahead of UTC from then on, in
/// the inbox.
@_expose(wasm, "setTimeZone") @c(scramble_set_time_zone)
public func setTimeZone(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { _ throws(CallError) in
    let numbers = integers(try web.inbox.bytes(to: count))
    var changes: [TimeZoneOffsets.Change] = []
    for place in stride(from: 1, to: numbers.count, by: 2) {
      changes.append(TimeZoneOffsets.Change(since: numbers[place - 1], offset: numbers[place]))
    }
    web.timeZone = TimeZoneOffsets(changes: changes)
  }
}

/// Writes the figures of a period: 0 for all time, 1 for this year, 2 for this month.
@_expose(wasm, "statistics") @c(scramble_statistics)
public func statistics(_ period: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let periods = Statistics.Period.allCases
    guard periods.indices.contains(Int(period)), let today = web.today else { throw .outOfRange }
    let summary = web.statistics.summary(of: periods[Int(period)], today: today.date, by: web.timeZone)
    reply.begin(.summary)
    for count in [
      summary.rounds, summary.words, summary.distinctWords, summary.common, summary.bonus, summary.wholeStrings,
      summary.dailies, summary.averageShare,
    ] { reply.add(count) }
    // Not as an `Int`, which in a page has 32 bits.
    reply.add(summary.secondsPlayed)
    reply.end()
    reply.begin(.ranks)
    for count in summary.ranks { reply.add(count) }
    reply.end()
    reply.add(.longest, summary.longest)
    reply.line(.weeks, web.statistics.weeksInARow(today: today.date, by: web.timeZone))
  }
}

/// Tells the daily puzzles of a month.
@_expose(wasm, "calendar") @c(scramble_calendar)
public func calendar(_ year: Int32, _ month: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    guard let month = CivilMonth(year: Int(year), month: Int(month)), let today = web.today else {
      throw .outOfRange
    }
    let months = Statistics.months(until: today)
    reply.line(
      .month, month.year, month.month, month.firstDay.weekday, month.dayCount, month > months.lowerBound ? 1 : 0,
      month < months.upperBound ? 1 : 0)
    for day in web.statistics.days(of: month, today: today) {
      reply.line(.date, day.date.day, day.number, day.progress.rawValue, day.rank.map { Int($0.rawValue) } ?? -1)
    }
  }
}

/// Tells the words found that have so many letters, 0 for any number, and that contain the letters in the inbox.
@_expose(wasm, "wordBook") @c(scramble_word_book)
public func wordBook(_ length: Int32, _ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    for entry in web.statistics.words.found(length: length == 0 ? nil : Int(length), containing: text) {
      reply.begin(.entry)
      reply.add(entry.word)
      reply.add(entry.foundCount)
      reply.add(entry.first)
      reply.add(Int(entry.familiarity.rawValue))
      reply.end()
    }
  }
}

/// Tells the common words missed most often, and a root that holds most of those missed at least twice.
@_expose(wasm, "toLearn") @c(scramble_to_learn)
public func toLearn() -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    for entry in web.statistics.words.toLearn {
      reply.begin(.learn)
      reply.add(entry.word)
      reply.add(entry.missedCount)
      reply.add(entry.foundCount)
      reply.add(Int(entry.familiarity.rawValue))
      reply.end()
    }
    let practice = try web.openLexicon().roots(holdingMostOf: web.statistics.words.toPractise, limit: 1)
    guard let first = practice.first else { return }
    reply.begin(.practice)
    reply.add(first.root)
    reply.add(first.words.count)
    reply.end()
  }
}

/// Reads integers separated by single characters.
private func integers(_ text: [UInt8]) -> [Int64] {
  text.split { $0 != UInt8(ascii: "-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.map { digits in
    let isNegative = digits.first == UInt8(ascii: "-")
    // Eighteen digits cannot overflow.
    let number = digits.dropFirst(isNegative ? 1 : 0).prefix(18).reduce(Int64(0)) {
      $0 &* 10 &+ Int64($1 &- UInt8(ascii: "0"))
    }
    return isNegative ? -number : number
  }
}
