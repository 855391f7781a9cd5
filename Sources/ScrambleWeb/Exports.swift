import ScrambleCore

// The functions that a page calls. "In the inbox" means from its first byte on. Each function except `inbox` returns a
// ``Message`` as JSON.

/// The only game of the page. A page has a single thread, and the tests that use the game run one at a time.
nonisolated(unsafe) let webGame = WebGame()

/// Runs a closure and returns its answer, or the error that it throws, as JSON.
func answer<Answer: JSONValue>(_ work: () throws(CallError) -> Answer) -> UnsafeMutableRawPointer? {
  do throws(CallError) {
    let json = JSONWriter()
    let answer = try work()
    #if !hasFeature(Embedded)
      lastAnswer = answer
    #endif
    answer.write(to: json)
    return webGame.outbox.write(json.bytes)
  } catch {
    return errorAnswer(error)
  }
}

@inline(never)
private func errorAnswer(_ error: CallError) -> UnsafeMutableRawPointer? {
  let json = JSONWriter()
  ErrorMessage(error: error).write(to: json)
  return webGame.outbox.write(json.bytes)
}

#if !hasFeature(Embedded)
  /// The last answer other than an error, for tests.
  nonisolated(unsafe) var lastAnswer: any JSONValue = EmptyMessage()
#endif

/// Changes the game and returns its new state.
func change(_ change: (inout Game) -> Void) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in try webGame.change(change) }
}

/// Changes a setting of the page. Returns the new state of the game, or the number of today's puzzle if there is no
/// game yet.
func changeSetting(_ work: () throws(CallError) -> Void) -> UnsafeMutableRawPointer? {
  do throws(CallError) {
    try work()
  } catch {
    return errorAnswer(error)
  }
  return webGame.hasStarted ? change { _ in } : answer { TodayMessage(today: webGame.today?.number ?? 0) }
}

/// Returns the address of the inbox, which never changes.
@_expose(wasm, "inbox") @c(scramble_inbox)
public func inbox() -> UnsafeMutableRawPointer? {
  webGame.inbox.address
}

/// Opens the lexicon file in the inbox.
@_expose(wasm, "openLexicon") @c(scramble_open_lexicon)
public func openLexicon(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.openLexicon(byteCount)
    return EmptyMessage()
  }
}

/// Sets the difficulty of new words and the order of found words.
///
/// - Parameters:
///   - grade: 0 for easy roots, 1 for medium, 2 for hard, -1 for any.
///   - order: 0 for newest first, 1 for alphabetical order.
@_expose(wasm, "setOptions") @c(scramble_set_options)
public func setOptions(_ grade: Int32, _ order: Int32) -> UnsafeMutableRawPointer? {
  changeSetting { () throws(CallError) in
    guard (-1...2).contains(grade), FoundOrder.allCases.indices.contains(Int(order)) else { throw .outOfRange }
    webGame.grade = UInt8(exactly: grade).flatMap(Grade.init)
    webGame.foundOrder = FoundOrder.allCases[Int(order)]
  }
}

/// Sets the current date in the player's time zone.
@_expose(wasm, "setDay") @c(scramble_set_day)
public func setDay(_ year: Int32, _ month: Int32, _ day: Int32) -> UnsafeMutableRawPointer? {
  changeSetting { () throws(CallError) in
    guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)) else { throw .outOfRange }
    webGame.today = DailyPuzzle(date: date)
  }
}

/// Returns the letters of the root in a random order that differs from the root and from the order in the inbox, if
/// possible.
@_expose(wasm, "shuffle") @c(scramble_shuffle)
public func shuffle(_ byteCount: Int32, _ seed: UInt64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    // The inbox is empty while no order is shown.
    let letters = try webGame.currentRound().shuffledLetters(
      seed: seed, avoiding: try? Word(text), in: try webGame.requireLexicon())
    return LettersMessage(letters: letters)
  }
}

/// Returns which letters the typed text uses. The inbox has the letters in display order, and then the text.
@_expose(wasm, "spelling") @c(scramble_spelling)
public func spelling(_ letterCount: Int32, _ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let letters = try webGame.inbox.bytes(to: letterCount)
    let typed = try webGame.inbox.bytes(from: letterCount, to: byteCount)
    guard let beads = try? Word(letters) else { throw .outOfRange }
    let spelling = Spelling(of: typed, with: beads)
    return SpellingMessage(
      beads: spelling.characterOfBead.map { $0 ?? -1 }, characters: spelling.beadOfCharacter.map { $0 ?? -1 })
  }
}
