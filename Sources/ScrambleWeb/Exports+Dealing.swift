import WordScramble

// The functions that bring a round about: a root is drawn or given, and what was found in it before is given back.

/// Begins a round on the root in the buffer; returns 0.
///
/// - Parameters:
///   - count: The number of bytes.
///   - minimum: The fewest letters a word may have, 3 or 4.
///   - scoring: 0 for classic, 1 for a point a letter.
@_expose(wasm, "deal") @c(scramble_deal)
public func deal(_ count: Int32, _ minimum: Int32, _ scoring: Int32) -> Int32 {
  answer { () throws(Code) in
    try game.deal(root: try game.root(count), minimum: minimum, scoring: scoring)
    return 0
  }
}

/// Writes the root that chance draws for a new game; returns the number of its letters.
///
/// - Parameters:
///   - seed: The same seed gives the same root in every place.
///   - grade: 0 for an easy root, 1 for a medium, 2 for a hard one, -1 for any.
///   - includesUnfamiliar: 1 where roots that few know may come as well, else 0.
@_expose(wasm, "draw") @c(scramble_draw)
public func draw(_ seed: UInt64, _ grade: Int32, _ includesUnfamiliar: Int32) -> Int32 {
  write { () throws(Code) in
    guard (-1...2).contains(grade), (0...1).contains(includesUnfamiliar) else { throw .outOfRange }
    let grade = UInt8(exactly: grade).flatMap(Grade.init)
    let lexicon = try game.openLexicon()
    let dealer = Dealer(roots: lexicon.roots.map { $0.word }, in: lexicon)
    game.buffer.put(letters: dealer.root(seed: seed, grade: grade, includesUnfamiliar: includesUnfamiliar == 1).letters)
  }
}

/// Gives back the word in the buffer as the newest one found, without asking whether it counts: a later word list takes no word away.
///
/// Returns 0, or a code where it cannot have been found: it is too short, the root, found already, or not in the root's letters.
@_expose(wasm, "restore") @c(scramble_restore)
public func restore(_ count: Int32) -> Int32 {
  answer { () throws(Code) in
    try game.restore(count)
    return 0
  }
}

/// Returns the points of a word of some length in the round.
@_expose(wasm, "wordPoints") @c(scramble_word_points)
public func wordPoints(_ length: Int32) -> Int32 {
  answer { () throws(Code) in
    guard (1...255).contains(length) else { throw .outOfRange }
    let round = try game.dealt().round
    return round.scoring.points(forLength: Int(length), rootLength: round.root.count)
  }
}
