import ScrambleKit
import WordScramble

/// What a player has done in all rounds.
extension ScreenSession {
  /// A part of the record, as it lies over the game.
  enum RecordPart: Equatable {
    case figures(Statistics.Period)
    case calendar(Month)
    case toLearn
    /// The words found that match what was typed.
    case book(String)
  }

  /// The parts in the order in which they are looked through.
  var recordParts: [RecordPart] {
    guard let record else { return [] }
    return Statistics.Period.allCases.map { .figures($0) } + [.calendar(Month(of: record.date)), .toLearn, .book("")]
  }

  /// Opens the record; a timed round waits meanwhile.
  mutating func openRecord() {
    if game.round.minutes != nil { saved.pause() }
    record = PlayerRecord(of: game.saved.history, in: game.lexicon, clock: clock)
    open(.record(.figures(.allTime)))
  }

  /// Takes a key to a part of the record.
  mutating func obey(_ key: Key, at part: RecordPart) {
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

  /// Returns a length with one more digit; one that is too long for a word begins anew.
  private func length(_ text: String, _ digit: Unicode.Scalar) -> String {
    let longer = Int(text) == nil ? String(digit) : text + String(digit)
    return Int(longer).map { $0 <= Round.rootLengths.upperBound } == true ? longer : String(digit)
  }

  private mutating func closeRecord() {
    record = nil
    open(resting)
  }

  /// Goes to the part beside one, round in a circle.
  private mutating func turn(from part: RecordPart, by step: Int) {
    let parts = recordParts
    guard let place = parts.firstIndex(where: { $0.isSameKind(as: part) }) else { return }
    open(.record(parts[(place + step + parts.count) % parts.count]))
  }

  private mutating func open(_ month: Month, movedBy step: Int) {
    guard let next = month.moved(by: step), record?.days(of: next).isEmpty == false else { return }
    open(.record(.calendar(next)))
  }
}

extension ScreenSession.RecordPart {
  /// Whether two parts show the same, for whatever month or word.
  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.calendar, .calendar), (.book, .book): true
    default: self == other
    }
  }
}
