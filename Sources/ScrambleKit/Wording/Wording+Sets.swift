public import WordScramble

/// Sentences about sets of rounds and about what is handed in of them, the same in the terminal and in the app.
extension Wording {
  /// What a set is called: by the name that it was given or else by its first root, "Set silkworm + 7".
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - name: The name in UTF-8, or nothing.
  public func name(of set: PuzzleSet, named name: [UInt8] = []) -> String {
    guard name.isEmpty else { return String(decoding: name, as: UTF8.self) }
    let (root, others) = (Argument.text("\(set.roots[0])"), set.roots.count - 1)
    return others == 0 ? text(.playedSetNameOfRoot, root) : text(.playedSetNameOfRoots, root, .number(others))
  }

  /// Where a player is in a set: "Set silkworm + 7, round 3 of 12".
  package func text(of played: PlayedSet) -> String {
    text(
      .playedSetPlace, .text(name(of: played.set, named: played.name)), .number(played.place),
      .number(played.set.roots.count))
  }

  /// The round of the set that comes next: "Round 4 of 12", or nil if there is none.
  package func nextRound(in game: Game) -> String? {
    guard let played = game.playedSet, let place = game.nextPlace else { return nil }
    return text(.playedSetRound, .number(place), .number(played.set.roots.count))
  }

  /// How many of the unit words that the round holds were found: "1 of 3 unit words", or nil if it holds none.
  package func unitWordCount(in game: Game) -> String? {
    guard let words = game.playedSet?.unitWords, !words.isEmpty else { return nil }
    return text(.playedSetUnitWords, .number(words.count { game.round.hasFound($0) }), .number(words.count))
  }

  /// The unit words that were found and, once missed words were shown, those that were missed, with what they are called.
  package func unitWords(in game: Game) -> [(title: String, words: [Word])] {
    let words = game.playedSet?.unitWords ?? []
    let found = (text(.playedSetUnitWordsFound), words.filter { game.round.hasFound($0) })
    let missed = (text(.playedSetUnitWordsMissed), words.filter { !game.round.hasFound($0) })
    return (game.round.phase == .revealed ? [found, missed] : [found]).filter { !$0.1.isEmpty }
  }

  /// What a found unit word is: "A unit word, 1 of 3", or nil for another word.
  func unitWordNews(on word: Word, in game: Game) -> String? {
    guard let words = game.playedSet?.unitWords, words.contains(word) else { return nil }
    return text(.playedSetUnitFound, .number(words.count { game.round.hasFound($0) }), .number(words.count))
  }

  /// What a set holds and what was done in it, a sentence a line: "12 puzzles, one after the other.", "3 minutes for each."
  package func lines(of set: PuzzleSet, ended: Int) -> [String] {
    let (count, hidden) = (set.roots.count, set.hiddenUnitWords.count)
    let minutes = set.minutes.map { text(.setTimed, .text(text(.timeMinutes, .number($0)))) }
    let lines = [
      text(.setRounds, .number(count)), minutes,
      hidden == 0 ? nil : text(count == 1 ? .setUnitsInOne : .setUnits, .number(hidden)),
      set.minimum > 3 ? text(.challengeMinimum, .number(set.minimum)) : nil,
      set.scoring == .letters ? text(.challengeScoring) : nil,
      ended == 0 ? nil : text(.setEnded, .number(ended), .number(count)),
    ]
    return lines.compactMap(\.self)
  }

  /// How many rounds of a set can still be played before it is handed in.
  ///
  /// - Parameter open: How many rounds have not ended.
  package func openRounds(_ open: Int) -> String {
    open == 0 ? text(.handInAllEnded) : text(.handInOpen, .number(open))
  }

  /// Why a set is not taken.
  public func text(of error: CodeError) -> String {
    text(error == .newer ? .playedSetNewer : .playedSetDamaged)
  }

  /// The sentence above the code of a hand-in: whose it is, and how many rounds it holds.
  public func text(of handIn: HandIn, in set: PuzzleSet) -> String {
    guard !handIn.rounds.isEmpty else { return text(.handInNothing) }
    return text(.handInForSeat, .number(handIn.seat), .number(handIn.rounds.count), .number(set.roots.count))
  }
}
