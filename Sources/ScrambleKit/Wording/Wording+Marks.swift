public import WordScramble

/// Sentences about the marks of a class, the same in the terminal and in the app.
extension Wording {
  /// The headings of ``Marks/csv(headings:names:notes:)``: "Seat", "Name", "1. silkworm: Words" and so on.
  public func headings(ofMarksIn set: PuzzleSet) -> [String] {
    let groups = set.roots.enumerated().map { "\($0 + 1). \($1)" } + [text(.marksAll)]
    let figures = [text(.marksWords), text(.marksPoints), text(.marksUnits)]
    let columns = groups.flatMap { group in
      figures.map { text(.sentenceLabelled, .text(group), .text($0)) }
    }
    return [text(.marksSeat), text(.marksName)] + columns + [text(.marksNote)]
  }

  /// What a teacher should know of a seat, or nothing.
  ///
  /// - Parameter isOpenTold: Whether that a round is still being played is among it.
  public func notes(on row: Marks.Row, isOpenTold: Bool = true) -> [String] {
    let notes = [
      row.total.isOpen && isOpenTold ? text(.marksIsOpen) : nil, row.isRepeated ? text(.marksIsRepeated) : nil,
      row.isOtherEdition ? text(.marksOtherEdition) : nil, row.sameAs.map { text(.marksSameAs, .number($0)) },
    ]
    return notes.compactMap(\.self)
  }

  /// What is said of a seat: "Seat 7: the same as seat 2."
  public func text(ofSeat seat: Int, notes: [String]) -> String {
    text(.marksForSeat, .number(seat), .text(notes.joined(separator: "; ")))
  }

  /// What does not count, each sentence once.
  public func sentences(of problems: [Marks.Problem]) -> [String] {
    let counts = [
      (WordingKey.marksDamaged, problems.count { $0 == .damaged }), (.marksNewer, problems.count { $0 == .newer }),
    ]
    var told: Set<String> = []
    return counts.filter { $0.1 > 0 }.map { text($0, .number($1)) }
      + problems.compactMap(sentence(of:)).filter { told.insert($0).inserted }
  }

  /// The sentence about a hand-in whose seat is known.
  private func sentence(of problem: Marks.Problem) -> String? {
    switch problem {
    case .damaged, .newer: nil
    case .otherSet(let seat): text(.marksOtherSet, .number(seat))
    case .impossible(let seat, let word): text(.marksImpossible, .number(seat), .text("\(word)"))
    }
  }

  /// The unit words that could be found and that nobody has found, or that there is none; nil if no seat has handed in, or no round
  /// holds a unit word.
  public func unitWordsMissed(in marks: Marks) -> String? {
    let set = marks.set
    let held = set.unitWords.filter { word in set.roots.contains { set.unitWords(in: $0).contains(word) } }
    guard !marks.rows.isEmpty, !held.isEmpty else { return nil }
    let missed = marks.unitWordsMissed.map(\.description)
    guard missed.isEmpty else { return text(.marksMissed, .text(missed.joined(separator: ", "))) }
    return text(held == set.unitWords ? .marksMissedNone : .marksMissedNoneHeld)
  }
}
