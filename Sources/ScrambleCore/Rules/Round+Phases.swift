/// The phases of a round: time passes, help is taken, and the round is ended, resumed and finished.
extension Round {
  /// Advances the play time, but never beyond the limit of a timed round and never backwards. Nothing happens if the
  /// round has ended.
  public mutating func advance(to time: PlayTime) {
    guard phase == .playing else { return }
    playTime = max(playTime, min(time, minutes.map { .minutes($0) } ?? .longest))
  }

  /// Ends the round, after which it takes no more words.
  public mutating func end() {
    if phase == .playing { endCount = resumeCount + 1 }
  }

  mutating func endIfTimeIsUp() {
    if isTimeUp { end() }
  }

  /// Resumes a round that has ended, unless its missed words were shown or its time is up.
  ///
  /// - Returns: Whether the round can be played.
  @discardableResult
  public mutating func keepPlaying() -> Bool {
    if phase == .ended && !isTimeUp { resumeCount = endCount }
    return phase == .playing
  }

  /// Finishes a round that has ended, so its missed words can be shown. The result does not change afterwards.
  ///
  /// - Complexity: that of a ``Puzzle``.
  public mutating func reveal(in lexicon: Lexicon) {
    reveal(Standing(of: self, in: Puzzle(of: self, in: lexicon)), edition: lexicon.edition)
  }

  /// Finishes a round that has ended, with the totals of its standing.
  mutating func reveal(_ standing: Standing, edition: UInt64) {
    guard phase == .ended else { return }
    isRevealed = true
    totals = Totals(words: standing.total, points: standing.totalPoints, edition: edition)
  }

  /// Whether the player has removed the round from the unfinished rounds and not played it since. Its words stay in the
  /// statistics.
  package var isRemoved: Bool { removedAfter.map { playTime <= $0 } ?? false }

  /// Removes the round from the unfinished rounds until it is played again.
  package mutating func remove() {
    removedAfter = playTime
  }

  /// Notes that the player was shown the hint, unless the round has ended or is too large to be saved with it.
  ///
  /// - Parameter time: The play time. A time earlier than ``playTime`` has no effect.
  public mutating func takeHint(after time: PlayTime) {
    noteAssist(.hint, word: nil, after: time)
  }

  /// Notes that the player was shown the meaning of a word, unless the round has ended or is too large to be saved with
  /// the clue.
  ///
  /// - Parameters:
  ///   - word: The word that the clue is about. Words of more than 15 letters are ignored.
  ///   - time: The play time. A time earlier than ``playTime`` has no effect.
  public mutating func takeClue(about word: Word, after time: PlayTime) {
    noteAssist(.clue, word: word, after: time)
  }

  /// Notes help that was taken, unless the round has ended or is too large to be saved with it.
  private mutating func noteAssist(_ kind: Assist.Kind, word: Word?, after time: PlayTime) {
    guard phase == .playing, word?.count ?? 0 <= Round.rootLengths.upperBound else { return }
    advance(to: time)
    assists.insert(Assist(kind: kind, word: word, time: playTime), at: 0)
    if !isWithinSizeLimit { assists.removeFirst() }
    endIfTimeIsUp()
  }
}
