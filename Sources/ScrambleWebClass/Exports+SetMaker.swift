import ScrambleClass
import ScrambleWeb
import WordScramble

// Making a set.

/// Reads the list of unit words in the inbox, as a teacher has pasted it.
@_expose(wasm, "readUnitWords") @c(scramble_read_unit_words)
public func readUnitWords(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let list = UnitWordList(try web.inbox.bytes(to: count), avoiding: try web.openSensitiveWords())
    let lexicon = try web.openLexicon()
    for item in list.items { reply.add(item, in: lexicon) }
  }
}

/// Suggests roots for the unit words in the inbox, which are separated by spaces, and tells which of them are in no puzzle: of the roots on the
/// second line if there is one, or of those that a set has without a choice.
@_expose(wasm, "suggestRoots") @c(scramble_suggest_roots)
public func suggestRoots(_ count: Int32, _ minimum: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let lines = try web.inbox.bytes(to: count).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let lexicon = try web.openLexicon()
    let suggestions = SetSuggestions(for: words(lines[0]), in: lexicon, minimum: Int(minimum))
    let proposed = suggestions.proposed
    for covering in suggestions.all {
      let puzzle = Puzzle(root: covering.root, in: lexicon)
      reply.begin(.suggestion)
      reply.add(covering.root)
      reply.add(suggestions.ownRoots.contains { $0.root == covering.root })
      reply.add(proposed.contains(covering.root))
      reply.add(puzzle.commonWords(minimum: Int(minimum)))
      reply.add(Int(puzzle.grade.rawValue))
      for word in covering.words { reply.add(word) }
      reply.end()
    }
    let uncovered = suggestions.uncovered(by: lines.count > 1 ? words(lines[1]) : proposed)
    reply.add(uncovered.available, "available")
    reply.add(uncovered.unheld, "unheld")
    reply.add(uncovered.tooShort, "tooShort")
  }
}

/// Makes a set of the roots and the unit words in the inbox, each on a line and separated by spaces; writes it as `readSet` does.
@_expose(wasm, "makeSet") @c(scramble_make_set)
public func makeSet(
  _ count: Int32, _ minimum: Int32, _ scoring: Int32, _ minutes: Int32, _ isForClass: Int32
) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let lines = try web.inbox.bytes(to: count).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let (sensitive, lexicon) = (try web.openSensitiveWords(), try web.openLexicon())
    let (roots, units) = (words(lines[0]), words(lines.count > 1 ? lines[1] : []))
    guard let scoring = UInt8(exactly: scoring).flatMap(Scoring.init),
      (roots + units).allSatisfy({ sensitive.mayBeKept($0) }),
      let set = PuzzleSet(
        roots: roots, minimum: Int(minimum), scoring: scoring, minutes: minutes == 0 ? nil : Int(minutes),
        isForClass: isForClass == 1, unitWords: units)
    else { return reply.line(.set, "impossible") }
    reply.add(set, in: lexicon)
  }
}

/// Returns words that are separated by single characters; what is no word is left out.
private func words(_ text: ArraySlice<UInt8>) -> [Word] {
  text.split(separator: UInt8(ascii: " ")).compactMap { try? Word($0) }
}

extension Reply {
  fileprivate mutating func add(_ words: [Word], _ kind: String) {
    begin(.uncovered)
    add(kind)
    for word in words { add(word) }
    end()
  }
  fileprivate mutating func add(_ item: UnitWordList.Item, in lexicon: Lexicon) {
    begin(.unitItem)
    switch item.kind {
    case .word(let word, let isFolded, let isJoined):
      add("word", item.line, word)
      add(isFolded)
      add(isJoined)
      // The list has no longer words.
      add(word.count <= Lexicon.longestWord && !lexicon.contains(word))
    case .delicate(let word): add("delicate", item.line, word)
    case .repeated(let word): add("repeated", item.line, word)
    case .wrongLength(let word): add("wrongLength", item.line, word)
    case .tooMany(let word): add("tooMany", item.line, word)
    case .notOneWord(let text):
      add("notOneWord", item.line)
      add(Percent.encoded(text))
    case .refused: add("refused", item.line)
    case .notEnglish: add("notEnglish", item.line)
    case .heading: add("heading", item.line)
    case .oneColumn: add("oneColumn", item.line)
    case .oneByOne: add("oneByOne", item.line)
    case .unread: add("unread", item.line)
    }
    end()
  }

  private mutating func add(_ name: String, _ line: Int) {
    add(name)
    add(line)
  }

  private mutating func add(_ name: String, _ line: Int, _ word: Word) {
    add(name, line)
    add(word)
  }
}
