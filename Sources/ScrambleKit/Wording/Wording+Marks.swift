public import ScrambleClass
public import WordScramble

/// Sentences about the marks of a class, shared by the terminal and the app.
extension Wording {
  /// Returns the headings for `Marks.csv(headings:separator:names:notes:)`: "Seat", "Name", "1. silkworm: Words" and so
  /// on.
  public func headings(ofMarksIn set: PuzzleSet) -> [String] {
    let groups = set.roots.enumerated().map { "\($0 + 1). \($1)" } + [text(.marksAll)]
    let figures = [text(.marksWords), text(.marksPoints), text(.marksUnits)]
    let columns = groups.flatMap { group in
      figures.map { text(.sentenceLabelled, .text(group), .text($0)) }
    }
    return [text(.marksSeat), text(.marksName)] + columns + [text(.marksNote)]
  }

  /// Returns the notes for the teacher on a seat; empty if there are none.
  ///
  /// - Parameters:
  ///   - row: The row of the seat.
  ///   - includesOpenNote: Whether to include that a round is still being played.
  public func notes(on row: Marks.Row, includesOpenNote: Bool = true) -> [String] {
    let notes = [
      row.total.isOpen && includesOpenNote ? text(.marksIsOpen) : nil, repeatNote(on: row),
      row.isOtherEdition ? text(.marksOtherEdition) : nil,
      row.seatWithSameWords.map { text(.marksSameAs, .number($0)) },
    ]
    return notes.compactMap(\.self)
  }

  /// Returns the notes on a seat as a sentence: "Seat 7: the same as seat 2."
  public func text(ofSeat seat: Int, notes: [String]) -> String {
    text(.marksForSeat, .number(seat), .text(notes.joined(separator: "; ")))
  }

  /// Returns the note on a seat that has handed in more than once or that several pupils may have used; otherwise nil.
  private func repeatNote(on row: Marks.Row) -> String? {
    guard row.isSeatShared else { return row.isRepeated ? text(.marksIsRepeated) : nil }
    let textBefore = String(decoding: row.location.textBefore, as: UTF8.self)
    return textBefore.isEmpty ? text(.marksIsShared) : text(.marksIsSharedBy, .text(textBefore))
  }

  /// The maximum number of sentences about problems. Further ones are only counted.
  private static let maxProblems = 60

  /// Returns the problems as sentences without repetitions: one for all codes of newer versions, and one for each other
  /// problem. If there are too many, the last one gives the number of those left out.
  public func sentences(of problems: [Marks.Problem]) -> [String] {
    let newerCount = problems.count { $0 == .newer }
    var seen: Set<String> = []
    var sentences = newerCount > 0 ? [text(.marksNewer, .number(newerCount))] : []
    sentences += problems.compactMap(sentence(of:)).filter { seen.insert($0).inserted }
    let more = sentences.count - Wording.maxProblems
    return more > 0 ? sentences.prefix(Wording.maxProblems) + [text(.marksProblemsMore, .number(more))] : sentences
  }

  private func sentence(of problem: Marks.Problem) -> String? {
    switch problem {
    case .newer: nil
    case .damaged(let location): sentence(ofDamageAt: location)
    case .otherSet(let seat, _): text(.marksOtherSet, .number(seat))
    case .impossible(let seat, let word): text(.marksImpossible, .number(seat), .text("\(word)"))
    }
  }

  private func sentence(ofDamageAt location: Marks.CodeLocation) -> String {
    guard !location.textBefore.isEmpty else { return text(.marksDamaged, .number(location.line)) }
    return text(
      .marksDamagedBehind, .number(location.line), .text(String(decoding: location.textBefore, as: UTF8.self)))
  }

  /// Returns a sentence with the unit words that nobody has found, or that all of them were found. Nil if no seat has
  /// handed in or no round contains a unit word.
  public func unitWordsMissed(in marks: Marks) -> String? {
    let set = marks.set
    let containedWords = set.unitWords.filter { word in set.roots.contains { set.unitWords(in: $0).contains(word) } }
    guard !marks.rows.isEmpty, !containedWords.isEmpty else { return nil }
    let missed = marks.unitWordsMissed.map(\.description)
    guard missed.isEmpty else { return text(.marksMissed, .text(missed.joined(separator: ", "))) }
    return text(containedWords == set.unitWords ? .marksMissedNone : .marksMissedNoneHeld)
  }
}
