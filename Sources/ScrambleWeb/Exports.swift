import WordScramble

// The functions a page calls. Each answers with a count, or with a negative `Code`. "In the buffer" means from its first byte on.

/// The one game of the page. A page has one thread, and so have the tests of this module.
nonisolated(unsafe) let game = Game()

/// Returns the count that some work comes to, or the code it throws.
func answer(_ work: () throws(Code) -> Int) -> Int32 {
  do throws(Code) {
    return Int32(try work())
  } catch {
    return error.rawValue
  }
}

/// Returns the number of bytes that some work writes into the buffer, or the code it throws.
func write(_ work: () throws(Code) -> Void) -> Int32 {
  answer { () throws(Code) in
    game.buffer.begin()
    try work()
    return game.buffer.count
  }
}

/// Makes room for a number of bytes; returns the address of the buffer, or 0 where the number is too large.
///
/// The page writes what it has to say there before a call, and reads what it is told there after one.
@_expose(wasm, "buffer") @c(scramble_buffer)
public func buffer(_ count: Int32) -> UnsafeMutableRawPointer? {
  guard (0...Buffer.limit).contains(Int(count)) else { return nil }
  game.buffer.makeRoom(for: Int(count))
  return game.buffer.address
}

/// Opens the lexicon file in the buffer; returns 0.
@_expose(wasm, "openLexicon") @c(scramble_open_lexicon)
public func openLexicon(_ count: Int32) -> Int32 {
  answer { () throws(Code) in
    try game.open(count)
    return 0
  }
}

/// Plays the word in the buffer; returns its points, 256 more for a bonus word, or 0 where nothing was typed.
@_expose(wasm, "play") @c(scramble_play)
public func play(_ count: Int32) -> Int32 {
  answer { () throws(Code) in
    guard let find = try game.play(count) else { return 0 }
    return find.isCommon ? find.points : find.points + Code.bonus
  }
}

/// Writes the places, counted from 0, of the letters that the root cannot supply to the word in the buffer; returns how many.
@_expose(wasm, "missing") @c(scramble_missing)
public func missing(_ count: Int32) -> Int32 {
  write { () throws(Code) in
    let root = try game.dealt().round.root
    guard let guess = try game.word(count) else { return }
    for place in LetterBag(root).places(missingFor: guess) { game.buffer.put(UInt8(truncatingIfNeeded: place)) }
  }
}

/// Folds the text in the buffer to a word, as every guess is; returns the number of letters, or 0 where nothing was typed.
@_expose(wasm, "fold") @c(scramble_fold)
public func fold(_ count: Int32) -> Int32 {
  write { () throws(Code) in
    guard let word = try game.word(count) else { return }
    game.buffer.put(letters: word.letters)
  }
}

/// Returns a figure of the round.
///
/// - Parameter figure: Which one, by the number of a ``Figure``.
@_expose(wasm, "figure") @c(scramble_figure)
public func figure(_ figure: Int32) -> Int32 {
  answer { () throws(Code) in
    guard let figure = Figure(rawValue: figure) else { throw .outOfRange }
    return figure.value(in: try game.dealt())
  }
}

/// Returns the points from common words at which a rank of the round begins.
///
/// - Parameter rank: 0 for thread, and so on to 6 for whole string.
@_expose(wasm, "rankThreshold") @c(scramble_rank_threshold)
public func rankThreshold(_ rank: Int32) -> Int32 {
  answer { () throws(Code) in
    guard let rank = UInt8(exactly: rank).flatMap(Rank.init) else { throw .outOfRange }
    let deal = try game.dealt()
    return rank.threshold(ofTotal: deal.round.totalPoints(in: deal.puzzle))
  }
}

/// Writes the words found, newest first; returns how many bytes.
@_expose(wasm, "found") @c(scramble_found)
public func found() -> Int32 {
  write { () throws(Code) in
    for find in try game.dealt().round.found { game.buffer.put(line: find.word, isBonus: !find.isCommon) }
  }
}

/// Writes the common words not found, longest first; returns how many bytes.
@_expose(wasm, "missed") @c(scramble_missed)
public func missed() -> Int32 {
  write { () throws(Code) in
    let deal = try game.dealt()
    for word in deal.round.left(in: deal.puzzle) { game.buffer.put(line: word, isBonus: false) }
  }
}

/// Writes a row for each length of common words: the length, how many are found, how many are left; returns how many bytes.
@_expose(wasm, "lengths") @c(scramble_lengths)
public func lengths() -> Int32 {
  write { () throws(Code) in
    let deal = try game.dealt()
    for row in deal.round.lengths(in: deal.puzzle) { game.buffer.put(row: row.length, row.found, row.left) }
  }
}

/// Writes a row for each first letter and length of the common words left: the letter in ASCII, the length, how many; returns how many bytes.
@_expose(wasm, "hints") @c(scramble_hints)
public func hints() -> Int32 {
  write { () throws(Code) in
    let deal = try game.dealt()
    for hint in deal.round.hints(in: deal.puzzle) {
      game.buffer.put(row: Int(hint.letter) + 97, hint.length, hint.count)
    }
  }
}

/// Writes the letters of the root in an order of chance; returns how many.
///
/// - Parameter seed: The same seed gives the same order in every place.
@_expose(wasm, "shuffle") @c(scramble_shuffle)
public func shuffle(_ seed: UInt64) -> Int32 {
  write { () throws(Code) in
    game.buffer.put(letters: try game.dealt().round.shuffledLetters(seed: seed))
  }
}

/// Writes every word that may be shown and can be spelled from the letters in the buffer: common ones, then bonus words; returns how many bytes.
@_expose(wasm, "solve") @c(scramble_solve)
public func solve(_ count: Int32) -> Int32 {
  write { () throws(Code) in
    let puzzle = Puzzle(root: try game.root(count), in: try game.openLexicon())
    for word in puzzle.common { game.buffer.put(line: word, isBonus: false) }
    for word in puzzle.rare { game.buffer.put(line: word, isBonus: true) }
  }
}

/// Returns the number of the daily puzzle of a civil date.
@_expose(wasm, "dailyNumber") @c(scramble_daily_number)
public func dailyNumber(_ year: Int32, _ month: Int32, _ day: Int32) -> Int32 {
  answer { () throws(Code) in
    guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)),
      let puzzle = DailyPuzzle(date: date)
    else { throw .outOfRange }
    return puzzle.number
  }
}

/// Writes the root of a daily puzzle; returns the number of its letters.
@_expose(wasm, "dailyRoot") @c(scramble_daily_root)
public func dailyRoot(_ number: Int32) -> Int32 {
  write { () throws(Code) in
    guard let puzzle = DailyPuzzle(number: Int(number)), let root = puzzle.root(in: try game.openLexicon()) else {
      throw .outOfRange
    }
    game.buffer.put(letters: root.letters)
  }
}
