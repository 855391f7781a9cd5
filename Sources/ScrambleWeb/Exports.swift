package import WordScramble

// The functions a page calls. "In the inbox" means from its first byte on; each but the first replies with a ``Reply``.

/// The one game of the page. A page has one thread, and so have the tests of this module.
package nonisolated(unsafe) let web = WebGame()

/// Returns the reply that some work writes, or the error it throws.
package func reply(_ work: (inout Reply) throws(CallError) -> Void) -> UnsafeMutableRawPointer? {
  var reply = Reply()
  do throws(CallError) {
    try work(&reply)
  } catch {
    reply = Reply()
    reply.line(.error, error.code)
  }
  return web.outbox.hold(reply.bytes)
}

/// Returns the reply to a change of the game.
package func change(_ change: (inout Game, inout Reply) -> Void) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in try web.change(&reply, change) }
}

/// Returns the address of the inbox, which never changes.
@_expose(wasm, "inbox") @c(scramble_inbox)
public func inbox() -> UnsafeMutableRawPointer? {
  web.inbox.address
}

/// Opens the lexicon file in the inbox.
@_expose(wasm, "openLexicon") @c(scramble_open_lexicon)
public func openLexicon(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { _ throws(CallError) in
    try web.beginOpening(count)
    while try !web.advanceOpening() {}
  }
}

/// Begins to open the lexicon file in the inbox; `advanceOpening` continues.
@_expose(wasm, "beginOpening") @c(scramble_begin_opening)
public func beginOpening(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { _ throws(CallError) in try web.beginOpening(count) }
}

/// Takes one of the steps in which a lexicon file is opened; writes 1 once it is open, 0 before.
@_expose(wasm, "advanceOpening") @c(scramble_advance_opening)
public func advanceOpening() -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in reply.line(.whole, try web.advanceOpening() ? 1 : 0) }
}

/// Sets what rounds are dealt by from now on, and the order of the words found.
///
/// - Parameters:
///   - minimum: The fewest letters a word may have, 3 or 4.
///   - scoring: 0 for classic, 1 for a point a letter.
///   - grade: 0 for easy roots, 1 for medium, 2 for hard ones, -1 for any.
///   - includesUnfamiliar: 1 where roots that few know may come as well, else 0.
///   - order: 0 for the newest first, 1 for a to z, 2 for the longest first.
@_expose(wasm, "setOptions") @c(scramble_set_options)
public func setOptions(
  _ minimum: Int32, _ scoring: Int32, _ grade: Int32, _ includesUnfamiliar: Int32, _ order: Int32
) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    guard Round.minimums.contains(Int(minimum)), let scoring = UInt8(exactly: scoring).flatMap(Scoring.init),
      (-1...2).contains(grade), (0...1).contains(includesUnfamiliar), FoundOrder.allCases.indices.contains(Int(order))
    else { throw .outOfRange }
    web.options.minimum = Int(minimum)
    web.options.scoring = scoring
    web.options.grade = UInt8(exactly: grade).flatMap(Grade.init)
    web.options.includesUnfamiliar = includesUnfamiliar == 1
    web.order = FoundOrder.allCases[Int(order)]
    web.show(&reply)
  }
}

/// Sets the day of the player's calendar.
@_expose(wasm, "setDay") @c(scramble_set_day)
public func setDay(_ year: Int32, _ month: Int32, _ day: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)) else { throw .outOfRange }
    web.today = DailyPuzzle(date: date)
    if web.hasStarted { web.show(&reply) } else { reply.line(.today, web.today?.number ?? 0, 0, 0) }
  }
}

/// Writes the letters of the root in a random order that is neither the root's own nor the one in the inbox, if there is another.
@_expose(wasm, "shuffle") @c(scramble_shuffle)
public func shuffle(_ count: Int32, _ seed: UInt64) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let text = try web.inbox.bytes(to: count)
    // An empty inbox is no word: no order is shown yet.
    let letters = try web.round().shuffledLetters(
      seed: seed, avoiding: try? Word(text), in: try web.openLexicon())
    reply.begin(.letters)
    reply.add(letters)
    reply.end()
  }
}

/// Writes which letters the typed text uses: the inbox has the letters in the order in which they are shown, and then the text.
@_expose(wasm, "spelling") @c(scramble_spelling)
public func spelling(_ letterCount: Int32, _ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let letters = try web.inbox.bytes(to: letterCount)
    let typed = try web.inbox.bytes(from: letterCount, to: count)
    guard let beads = try? Word(letters) else { throw .outOfRange }
    let spelling = Spelling(of: typed, with: beads)
    reply.add(.beads, spelling.characterOfBead)
    reply.add(.characters, spelling.beadOfCharacter)
  }
}

extension Reply {
  fileprivate mutating func add(_ tag: Tag, _ places: [Int?]) {
    begin(tag)
    for place in places { add(place ?? -1) }
    end()
  }
}
