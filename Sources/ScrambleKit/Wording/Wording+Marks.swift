public import ScrambleClass
public import WordScramble

/// Sentences about the marks of a class, the same in the terminal and in the app.
extension Wording {
  /// The headings of `Marks.csv(headings:names:notes:)`: "Seat", "Name", "1. silkworm: Words" and so on.
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
  /// - Parameters:
  ///   - row: The hand-in of the seat.
  ///   - isOpenTold: Whether that a round is still being played is among it.
  public func notes(on row: Marks.Row, isOpenTold: Bool = true) -> [String] {
    let notes = [
      row.total.isOpen && isOpenTold ? text(.marksIsOpen) : nil, repeatNote(on: row),
      row.isOtherEdition ? text(.marksOtherEdition) : nil, row.sameAs.map { text(.marksSameAs, .number($0)) },
    ]
    return notes.compactMap(\.self)
  }

  /// What is said of a seat: "Seat 7: the same as seat 2."
  public func text(ofSeat seat: Int, notes: [String]) -> String {
    text(.marksForSeat, .number(seat), .text(notes.joined(separator: "; ")))
  }

  /// What is said of a seat that has handed in more than once, or nil.
  private func repeatNote(on row: Marks.Row) -> String? {
    guard row.isShared else { return row.isRepeated ? text(.marksIsRepeated) : nil }
    let before = String(decoding: row.place.before, as: UTF8.self)
    return before.isEmpty ? text(.marksIsShared) : text(.marksIsSharedBy, .text(before))
  }

  /// How many sentences tell what does not count.
  private static let mostProblems = 60

  /// What does not count, each sentence once.
  public func sentences(of problems: [Marks.Problem]) -> [String] {
    let newer = problems.count { $0 == .newer }
    var told: Set<String> = []
    var sentences = newer > 0 ? [text(.marksNewer, .number(newer))] : []
    sentences += problems.compactMap(sentence(of:)).filter { told.insert($0).inserted }
    let more = sentences.count - Wording.mostProblems
    return more > 0 ? sentences.prefix(Wording.mostProblems) + [text(.marksProblemsMore, .number(more))] : sentences
  }

  /// The sentence about one code.
  private func sentence(of problem: Marks.Problem) -> String? {
    switch problem {
    case .newer: nil
    case .damaged(let place): sentence(ofDamageAt: place)
    case .otherSet(let seat, _): text(.marksOtherSet, .number(seat))
    case .impossible(let seat, let word): text(.marksImpossible, .number(seat), .text("\(word)"))
    }
  }

  private func sentence(ofDamageAt place: Marks.CodePlace) -> String {
    guard !place.before.isEmpty else { return text(.marksDamaged, .number(place.line)) }
    return text(.marksDamagedBehind, .number(place.line), .text(String(decoding: place.before, as: UTF8.self)))
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
