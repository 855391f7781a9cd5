/// The course of a round: time passes, help is taken, the round is ended, resumed and finished.
extension Round {
  /// Counts the time of play up to some time, but never beyond the limit of a timed round and never backwards.
  public mutating func advance(to time: PlayTime) {
    guard phase == .playing else { return }
    playTime = max(playTime, min(time, minutes.map { .minutes($0) } ?? .longest))
  }

  /// Ends the round: it takes no word any more.
  public mutating func end() {
    if phase == .playing { endings = resumptions + 1 }
  }

  /// Ends the round if its time is up.
  mutating func endIfTimeIsUp() {
    if isTimeUp { end() }
  }

  /// Resumes a round that has ended, if no missed words were shown and its time is not up.
  ///
  /// - Returns: Whether the round can be played.
  @discardableResult
  public mutating func keepPlaying() -> Bool {
    if phase == .ended && !isTimeUp { resumptions = endings }
    return phase == .playing
  }

  /// Finishes a round that has ended, so that missed words may be shown; its result stays the same from then on.
  ///
  /// - Complexity: that of a ``Puzzle``.
  public mutating func reveal(in lexicon: Lexicon) {
    reveal(Standing(of: self, in: Puzzle(of: self, in: lexicon)), edition: lexicon.edition)
  }

  /// Finishes a round that has ended with the figures it has.
  mutating func reveal(_ standing: Standing, edition: UInt64) {
    guard phase == .ended else { return }
    isRevealed = true
    totals = Totals(words: standing.total, points: standing.totalPoints, edition: edition)
  }

  /// Whether the player has removed the round from the unfinished ones and not played it since. Its words stay in the
  /// statistics.
  package var isRemoved: Bool { removedAfter.map { playTime <= $0 } ?? false }

  /// Removes the round from the unfinished ones, until it is played again.
  package mutating func remove() {
    removedAfter = playTime
  }

  /// Notes that the player looked at the hint.
  ///
  /// - Parameter time: The time of play; an earlier time than ``playTime`` has no effect.
  public mutating func takeHint(after time: PlayTime) {
    take(.hint, word: nil, after: time)
  }

  /// Notes that the player was shown the meaning of a word.
  ///
  /// - Parameters:
  ///   - word: The word that the clue is about, of at most 15 letters; about a longer one nothing is noted.
  ///   - time: The time of play; an earlier time than ``playTime`` has no effect.
  public mutating func takeClue(about word: Word, after time: PlayTime) {
    take(.clue, word: word, after: time)
  }

  /// Notes help that was taken, unless the round has no room for it: then it could not be saved.
  private mutating func take(_ kind: Assist.Kind, word: Word?, after time: PlayTime) {
    guard phase == .playing, word?.count ?? 0 <= Round.rootLengths.upperBound else { return }
    advance(to: time)
    assists.insert(Assist(kind: kind, word: word, time: playTime), at: 0)
    if !hasRoom { assists.removeFirst() }
    endIfTimeIsUp()
  }

  /// The most tries that are kept.
  package static let maxTries = 50

  /// Keeps a word that the lexicon did not know, so that the player can be told when it is tried again. It is part of
  /// no challenge.
  ///
  /// - Parameter word: At most 15 letters; longer words are not kept.
  package mutating func keepTry(_ word: Word) {
    guard word.count <= Round.rootLengths.upperBound else { return }
    let before = tries
    tries = Round.latest(tries + [TriedWord(word: word, time: playTime)])
    if !hasRoom { tries = before }
  }

  /// Returns tries with each word once, newest first and those of one tenth of a second from a to z, as many as are
  /// kept.
  static func latest(_ tries: [TriedWord]) -> [TriedWord] {
    var latest: [TriedWord] = []
    for tried in tries {
      if let index = latest.firstIndex(where: { $0.word == tried.word }) {
        latest[index].time = max(latest[index].time, tried.time)
      } else {
        latest.append(tried)
      }
    }
    latest.sortInPlace { ($1.time, $0.word) < ($0.time, $1.word) }
    return Array(latest.prefix(maxTries))
  }
}
