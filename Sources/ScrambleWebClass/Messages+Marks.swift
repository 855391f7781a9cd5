import ScrambleClass
import ScrambleWeb
import WordScramble

/// The marks of a class.
struct MarksMessage: Message {
  let rows: [SeatMarksMessage]
  let problems: [MarkProblemMessage]
  /// The unit words that nobody has found although a round contains them.
  let unitsMissed: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("rows", rows).add("problems", problems).add("unitsMissed", unitsMissed)
  }
}

/// A hand-in that counts: the total, and each round that was begun.
struct SeatMarksMessage: Message {
  let seat: Int
  let words: Int
  let points: Int
  /// Whether a round is still being played.
  let isOpen: Bool
  let isOtherEdition: Bool
  /// Whether there is more than one hand-in from the seat.
  let isRepeated: Bool
  /// The first seat with the same words at the same times, if any.
  let sameAs: Int?
  let units: [Word]
  /// The text before the code, if two players may have used the seat.
  let shared: Text?
  let rounds: [MarkRoundMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("seat", seat).add("words", words).add("points", points).add("isOpen", isOpen)
      .add("isOtherEdition", isOtherEdition).add("isRepeated", isRepeated).add("sameAs", sameAs).add("units", units)
      .add("shared", shared).add("rounds", rounds)
  }
}

/// A round that was handed in.
struct MarkRoundMessage: Message {
  let number: Int
  let words: Int
  let possible: Int
  let points: Int
  let isOpen: Bool
  let units: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("words", words).add("possible", possible).add("points", points).add("isOpen", isOpen)
      .add("units", units)
  }
}

/// A code that does not count.
struct MarkProblemMessage: Message {
  let kind: MarkProblemKind
  /// The line number of a damaged code, or 0.
  let line: Int
  /// The text before a damaged code.
  let before: Text
  /// The seat, or 0 if it is unknown.
  let seat: Int
  /// The code of the teacher's other set to which the hand-in belongs, if known.
  let code: Text?
  /// The word that cannot have been found.
  let word: Word?

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("line", line).add("before", before).add("seat", seat).add("code", code).add("word", word)
  }
}

/// The reason a code does not count.
enum MarkProblemKind: String, CaseNameValue {
  case damaged, newer, otherSet, impossible
}

/// The marks as CSV.
struct CSVMessage: Message {
  let csv: Text

  func writeProperties(to json: JSONWriter) {
    json.add("csv", csv)
  }
}

extension SeatMarksMessage {
  init(_ row: Marks.Row) {
    self.init(
      seat: row.seat, words: row.total.words, points: row.total.points, isOpen: row.total.isOpen,
      isOtherEdition: row.isOtherEdition, isRepeated: row.isRepeated, sameAs: row.seatWithSameWords,
      units: row.total.unitWords,
      shared: row.isSeatShared ? Text(row.location.textBefore) : nil,
      rounds: row.cells.enumerated().compactMap { index, cell in cell.map { MarkRoundMessage($0, at: index + 1) } })
  }
}

extension MarkRoundMessage {
  init(_ cell: Marks.Cell, at number: Int) {
    self.init(
      number: number, words: cell.words, possible: cell.possibleWords, points: cell.points, isOpen: cell.isOpen,
      units: cell.unitWords)
  }
}

extension MarkProblemMessage {
  /// - Parameter codes: The codes of the teacher's other sets, by checksum.
  init(_ problem: Marks.Problem, codes: [(checksum: UInt64, code: ArraySlice<UInt8>)]) {
    let (none, before) = (0, Text([]))
    switch problem {
    case .damaged(let location):
      self.init(
        kind: .damaged, line: location.line, before: Text(location.textBefore), seat: none, code: nil, word: nil)
    case .newer: self.init(kind: .newer, line: none, before: before, seat: none, code: nil, word: nil)
    case .otherSet(let seat, let checksum):
      let code = codes.first { $0.checksum == checksum }?.code
      self.init(
        kind: .otherSet, line: none, before: before, seat: seat, code: code.map { Text(Array($0)) }, word: nil)
    case .impossible(let seat, let word):
      self.init(kind: .impossible, line: none, before: before, seat: seat, code: nil, word: word)
    }
  }
}
