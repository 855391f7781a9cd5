public import WordScramble

/// Sentences about sets of rounds and hand-ins, shared by the terminal and the app.
extension Wording {
  /// Returns the given name of a set or, if it is empty, a name made from the first root: "Set silkworm + 7".
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - name: The name in UTF-8; empty if there is none.
  public func name(of set: PuzzleSet, named name: [UInt8] = []) -> String {
    guard name.isEmpty else { return String(decoding: name, as: UTF8.self) }
    let (root, otherCount) = (Argument.text("\(set.roots[0])"), set.roots.count - 1)
    return otherCount == 0 ? text(.playedSetNameOfRoot, root) : text(.playedSetNameOfRoots, root, .number(otherCount))
  }

  /// Returns the player's position in a set: "Set silkworm + 7, round 3 of 12".
  package func text(of played: PlayedSet) -> String {
    text(
      .playedSetPlace, .text(name(of: played.set, named: played.name)), .number(played.number),
      .number(played.set.roots.count))
  }

  /// Returns the next round of the set: "Round 4 of 12"; nil if there is none.
  package func nextRound(in game: Game) -> String? {
    guard let played = game.playedSet, let number = game.nextRoundNumber else { return nil }
    return text(.playedSetRound, .number(number), .number(played.set.roots.count))
  }

  /// Returns the number of unit words found in the round: "1 of 3 unit words"; nil if the round contains none.
  package func unitWordCount(in game: Game) -> String? {
    guard let words = game.playedSet?.unitWords, !words.isEmpty else { return nil }
    return text(.playedSetUnitWords, .number(words.count { game.round.hasFound($0) }), .number(words.count))
  }

  /// Returns the found unit words and, once missed words are shown, the missed ones, with titles. Leaves out an empty
  /// list.
  package func unitWords(in game: Game) -> [(title: String, words: [Word])] {
    let words = game.playedSet?.unitWords ?? []
    let found = (text(.playedSetUnitWordsFound), words.filter { game.round.hasFound($0) })
    let missed = (text(.playedSetUnitWordsMissed), words.filter { !game.round.hasFound($0) })
    return (game.round.phase == .revealed ? [found, missed] : [found]).filter { !$0.1.isEmpty }
  }

  /// Returns "A unit word, 1 of 3" for a found unit word; nil for any other word.
  func unitWordText(of word: Word, in game: Game) -> String? {
    guard let words = game.playedSet?.unitWords, words.contains(word) else { return nil }
    return text(.playedSetUnitFound, .number(words.count { game.round.hasFound($0) }), .number(words.count))
  }

  /// Returns the content and progress of a set, one sentence per line: "12 puzzles, one after the other.", "3 minutes
  /// for each."
  package func lines(of set: PuzzleSet, endedCount: Int) -> [String] {
    let (count, hiddenCount) = (set.roots.count, set.findableUnitWords.count)
    let minutes = set.minutes.map { text(.setTimed, .text(text(.timeMinutes, .number($0)))) }
    let lines = [
      text(.setRounds, .number(count)), minutes,
      hiddenCount == 0 ? nil : text(count == 1 ? .setUnitsInOne : .setUnits, .number(hiddenCount)),
      set.minimum > 3 ? text(.challengeMinimum, .number(set.minimum)) : nil,
      set.scoring == .letters ? text(.challengeScoring) : nil,
      endedCount == 0 ? nil : text(.setEnded, .number(endedCount), .number(count)),
    ]
    return lines.compactMap(\.self)
  }

  /// Returns a sentence about how many rounds of a set can still be played before it is handed in.
  ///
  /// - Parameter openCount: The number of rounds that have not ended.
  package func openRoundsText(_ openCount: Int) -> String {
    openCount == 0 ? text(.handInAllEnded) : text(.handInOpen, .number(openCount))
  }

  /// Returns the reason a set is refused.
  public func text(of error: CodeError) -> String {
    text(error == .newer ? .playedSetNewer : .playedSetDamaged)
  }

  /// Returns the sentence above the code of a hand-in: its seat and its number of rounds, or that there is nothing to
  /// hand in.
  public func text(of handIn: HandIn, in set: PuzzleSet) -> String {
    guard !handIn.rounds.isEmpty else { return text(.handInNothing) }
    return text(.handInForSeat, .number(handIn.seat), .number(handIn.rounds.count), .number(set.roots.count))
  }
}
