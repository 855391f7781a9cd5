import ScrambleClass
import ScrambleWeb
import WordScramble

// The steps of creating a set: reading unit words, suggesting roots, and making the set.

/// Reads the list of unit words in the inbox, as a teacher has pasted it.
@_expose(wasm, "readUnitWords") @c(scramble_read_unit_words)
public func readUnitWords(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let list = UnitWordList(try webGame.inbox.bytes(to: byteCount), avoiding: try webGame.requireSensitiveWords())
    let lexicon = try webGame.requireLexicon()
    return UnitListMessage(items: list.items.map { UnitItemMessage($0, in: lexicon) })
  }
}

/// Suggests roots for the unit words on the first line of the inbox, which are separated by spaces. Also returns the
/// words that are in no puzzle of the roots on the second line or, without a second line, of the proposed roots.
@_expose(wasm, "suggestRoots") @c(scramble_suggest_roots)
public func suggestRoots(_ byteCount: Int32, _ minimum: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try webGame.inbox.bytes(to: byteCount).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let lexicon = try webGame.requireLexicon()
    let suggestions = SetSuggestions(for: words(lines[0]), in: lexicon, minimum: Int(minimum))
    let proposed = suggestions.proposedRoots
    let uncovered = suggestions.uncovered(by: lines.count > 1 ? words(lines[1]) : proposed)
    return SuggestionsMessage(
      suggestions: suggestions.all.map { covering in
        let puzzle = Puzzle(root: covering.root, in: lexicon)
        return SuggestionMessage(
          root: covering.root, isOwn: suggestions.unitWordRoots.contains { $0.root == covering.root },
          isProposed: proposed.contains(covering.root), count: puzzle.commonWordCount(minimum: Int(minimum)),
          grade: puzzle.grade, words: covering.words)
      },
      uncovered: UncoveredMessage(
        available: uncovered.available, withoutRoot: uncovered.withoutRoot, tooShort: uncovered.tooShort))
  }
}

/// Creates a set from the roots on the first line of the inbox and the unit words on the second, separated by spaces.
/// Returns the set in the same form as `readSet`, or that no set is possible.
@_expose(wasm, "makeSet") @c(scramble_make_set)
public func makeSet(
  _ byteCount: Int32, _ minimum: Int32, _ scoring: Int32, _ minutes: Int32, _ isForClass: Int32
) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try webGame.inbox.bytes(to: byteCount).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let (sensitive, lexicon) = (try webGame.requireSensitiveWords(), try webGame.requireLexicon())
    let (roots, units) = (words(lines[0]), words(lines.count > 1 ? lines[1] : []))
    guard let scoring = UInt8(exactly: scoring).flatMap(Scoring.init),
      (roots + units).allSatisfy({ sensitive.allows($0) }),
      let set = PuzzleSet(
        roots: roots, minimum: Int(minimum), scoring: scoring, minutes: minutes == 0 ? nil : Int(minutes),
        isForClass: isForClass == 1, unitWords: units)
    else { return SetAnswer(.impossible) }
    return SetAnswer(set, in: lexicon)
  }
}

/// Returns words that are separated by spaces; text that is not a word is ignored.
private func words(_ text: ArraySlice<UInt8>) -> [Word] {
  text.split(separator: UInt8(ascii: " ")).compactMap { try? Word($0) }
}
