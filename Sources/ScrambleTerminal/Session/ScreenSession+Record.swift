import ScrambleKit
import WordScramble

/// The player's record.
extension ScreenSession {
  /// A section of the record.
  enum RecordPart: Equatable {
    case figures(Statistics.Period)
    case calendar(CivilMonth)
    case toLearn
    /// The words found that match what was typed.
    case book(String)
  }

  /// The sections in the order of the arrow keys.
  var recordParts: [RecordPart] {
    guard let record else { return [] }
    return Statistics.Period.allCases.map { .figures($0) } + [
      .calendar(CivilMonth(of: record.date)), .toLearn, .book(""),
    ]
  }

  /// Opens the record and pauses a timed round.
  mutating func openRecord() {
    if game.round.minutes != nil { saved.pause() }
    record = PlayerStatistics(of: game.saved.history, in: game.lexicon, clock: clock)
    open(.record(.figures(.allTime)))
  }

  /// Handles a key in a section of the record.
  mutating func handle(_ key: Key, in part: RecordPart) {
    switch (part, key) {
    case (_, .right): turn(from: part, by: 1)
    case (_, .left): turn(from: part, by: -1)
    case (.calendar(let month), .up): open(month, movedBy: -1)
    case (.calendar(let month), .down): open(month, movedBy: 1)
    case (_, .text(" ")), (_, .pageDown), (_, .down): page += 1
    case (_, .pageUp), (_, .up): page = max(0, page - 1)
    case (.book(let text), .text(let sign)) where sign.isASCII && sign.properties.isAlphabetic:
      open(.record(.book(Int(text) == nil ? text + String(sign) : String(sign))))
    case (.book(let text), .text(let sign)) where ("0"..."9").contains(sign): open(.record(.book(length(text, sign))))
    case (.book(let text), .backspace): open(.record(.book(String(text.dropLast()))))
    default: closeRecord()
    }
  }

  /// Returns a length with one more digit, or the digit alone if no word is that long.
  private func length(_ text: String, _ digit: Unicode.Scalar) -> String {
    let longer = Int(text) == nil ? String(digit) : text + String(digit)
    return Int(longer).map { $0 <= Round.rootLengths.upperBound } == true ? longer : String(digit)
  }

  private mutating func closeRecord() {
    record = nil
    open(defaultPanel)
  }

  /// Opens the next or the previous section; the last is followed by the first.
  private mutating func turn(from part: RecordPart, by step: Int) {
    let parts = recordParts
    guard let index = parts.firstIndex(where: { $0.isSameKind(as: part) }) else { return }
    open(.record(parts[(index + step + parts.count) % parts.count]))
  }

  private mutating func open(_ month: CivilMonth, movedBy step: Int) {
    guard let today = record?.today, let next = month.advanced(by: step),
      Statistics.months(until: today).contains(next)
    else { return }
    open(.record(.calendar(next)))
  }
}

extension ScreenSession.RecordPart {
  /// Whether two sections are the same, for any month or filter.
  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.calendar, .calendar), (.book, .book): true
    default: self == other
    }
  }
}
