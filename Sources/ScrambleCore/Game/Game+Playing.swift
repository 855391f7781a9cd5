/// Actions in the current round.
extension Game {
  /// Plays the typed text. Empty text is ignored. While a timed round is paused, no word is played.
  ///
  /// When the time of a timed round is up, the word that is being typed is still accepted. The round ends with that
  /// word.
  ///
  /// - Returns: The found word, or nil if the text is empty or the round is paused.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(text: some Sequence<UInt8>, at moment: Moment) throws(Rejection) -> FoundWord? {
    guard !isPausedAfterCounting(at: moment) else { return nil }
    prepareAction(at: moment)
    defer { endIfTimeIsUp(at: moment) }
    guard let foundWord = try round.play(text: text, in: lexicon, after: round.playTime) else { return nil }
    roundDidChange()
    return foundWord
  }

  /// Adds a word that another dictionary knows, as a bonus word.
  ///
  /// - Returns: The found word. Nil if the rules do not allow the word, if the round is paused, is a daily puzzle, or
  ///   is too large to be saved with another word.
  package mutating func acceptBonusWord(_ word: Word, at moment: Moment) -> FoundWord? {
    // If the rules refuse the word, the front end already shows the rejection that made it ask another dictionary.
    guard !isPausedAfterCounting(at: moment), round.daily == nil, (try? round.check(word)) != nil else { return nil }
    prepareAction(at: moment)
    guard let foundWord = round.add(word, isCommon: false, after: round.playTime) else { return nil }
    roundDidChange()
    return foundWord
  }

  /// Notes that the player was shown the hint: ``Standing/hints``. Nothing happens if the round has ended or is paused.
  package mutating func takeHint(at moment: Moment) {
    guard round.phase == .playing, !isPausedAfterCounting(at: moment) else { return }
    prepareAction(at: moment)
    round.takeHint(after: round.playTime)
    roundDidChange()
  }

  /// Ends the round, after which it takes no more words. Ask the player first.
  package mutating func end(at moment: Moment) {
    guard round.phase == .playing || countedAt != nil else { return }
    pause(at: moment)
    round.end()
    roundDidChange()
  }

  /// Resumes a round that has ended, unless its missed words were shown or its time is up.
  ///
  /// - Returns: Whether the round can be played.
  @discardableResult
  package mutating func keepPlaying(at moment: Moment) -> Bool {
    guard round.phase == .ended else { return round.phase == .playing }
    guard round.keepPlaying() else { return false }
    startCounting(at: moment)
    roundDidChange()
    return true
  }

  /// Finishes a round that has ended, so its missed words can be shown. The result is then final.
  package mutating func reveal() {
    guard round.phase == .ended else { return }
    round.reveal(standing, edition: lexicon.edition)
    roundDidChange()
  }

  /// Stops counting play time when the player leaves.
  package mutating func pause(at moment: Moment) {
    guard countedAt != nil, !countPlayTime(until: moment) else { return }
    stopCounting()
  }

  mutating func stopCounting() {
    countedAt = nil
    storePlayTime()
  }

  /// Stores the play time of the round in the history. Notes that it has to be saved if the round has progress or is
  /// timed.
  mutating func storePlayTime() {
    history.set(round)
    if round.hasProgress {
      noteUnsavedRound()
    } else if round.minutes != nil {
      // Time that has passed is not given back. A round without progress is saved with the shelf.
      hasUnsavedShelf = true
    }
  }

  /// Continues counting play time when the player returns, unless the round has ended.
  package mutating func resume(at moment: Moment) {
    if countedAt == nil && !round.isEnded { startCounting(at: moment) }
  }

  /// Counts play time and notes input before an action. A round starts with its first action, not when it is dealt.
  mutating func prepareAction(at moment: Moment) {
    countPlayTime(until: moment)
    noteInput(at: moment)
    if !round.hasProgress {
      round.setStart(atSecond: moment.seconds - Int64(round.playTime.seconds), lastForget: shelf.earliestStart)
    }
  }

  mutating func roundDidChange() {
    standing = Standing(of: round, in: puzzle)
    history.set(round)
    if round.hasProgress { noteUnsavedRound() } else { hasUnsavedShelf = true }
  }

  mutating func noteUnsavedRound() {
    if !unsavedRounds.contains(round.id) { unsavedRounds.append(round.id) }
  }
}
