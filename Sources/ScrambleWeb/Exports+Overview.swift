import ScrambleCore

// The overview and custom words.

/// Returns what the page shows beside the current round, such as unfinished rounds and recent daily puzzles.
@_expose(wasm, "overview") @c(scramble_overview)
public func overview() -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    try webGame.query { OverviewMessage(of: $0, today: webGame.today, by: webGame.timeZone) }
  }
}

/// Returns how many common words can be spelled from the word in the inbox, or the reason it cannot be a root.
@_expose(wasm, "checkCustomWord") @c(scramble_check_custom_word)
public func checkCustomWord(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let text = try webGame.inbox.bytes(to: byteCount)
    let lexicon = try webGame.requireLexicon()
    do throws(CustomWordError) {
      let customWord = try CustomWord(text, in: lexicon)
      return CustomWordMessage.playable(PlayableRootMessage(root: customWord.root, count: customWord.commonWordCount))
    } catch {
      return .refused(
        UnplayableRootMessage(problem: error, isUnfinished: error.isTextUnfinished, payload: error.payload))
    }
  }
}
