/// The actions of a round in order: the words found, the help taken, and the time played. The round can be replayed
/// from it.
public struct RoundLog: Equatable, Sendable {
  /// How long the round was played, in seconds.
  public let seconds: Int
  /// The words in the order in which they were found, each with the seconds played up to then.
  public let foundWords: [TimedWord]
  /// The help that was taken, in order, each with the seconds played up to then.
  public let assists: [Assist]

  private static let maxEntries = 10_000

  public struct TimedWord: Equatable, Sendable {
    public let word: Word
    /// The time at which the word was found, in seconds of play.
    public let second: Int
  }

  /// A hint or clue taken; the word of a clue is not part of a log.
  public struct Assist: Equatable, Sendable {
    /// Whether the help was a clue rather than a hint.
    public let isClue: Bool
    /// The time at which the help was taken, in seconds of play.
    public let second: Int
  }

  /// Creates the log of a round.
  ///
  /// Words that do not count in the round's vocabulary are left out, because no recipient could check them. Sensitive
  /// words are also left out, except delicate ones.
  init(of round: Round, in lexicon: Lexicon, avoiding sensitiveWords: SensitiveWords? = nil) {
    // The times of an imported record may be wrong, so they are limited and made ascending.
    let endSecond = round.minutes.map { $0 * 60 } ?? PlayTime.longest.seconds
    var second = 0
    let shareableWords = round.found.reversed().filter { foundWord in
      round.vocabulary.wordClass(of: foundWord.word, in: lexicon) != nil
        && sensitiveWords?.allows(foundWord.word) != false
    }
    foundWords = shareableWords.map { foundWord in
      second = min(max(second, foundWord.time.seconds), endSecond)
      return TimedWord(word: foundWord.word, second: second)
    }
    assists = RoundLog.assists(of: round, until: endSecond)
    seconds = min(max(second, assists.last?.second ?? 0, round.playTime.seconds), endSecond)
  }

  init(seconds: Int, foundWords: [TimedWord], assists: [Assist]) {
    (self.seconds, self.foundWords, self.assists) = (seconds, foundWords, assists)
  }

  private static func assists(of round: Round, until endSecond: Int) -> [Assist] {
    let cluedWords = round.cluedWords
    var seenWords: [Word] = []
    var assists: [Assist] = []
    for assist in round.assists.reversed() where assist.kind == .hint || assist.kind == .clue {
      if let word = assist.word {
        guard cluedWords.contains(word), !seenWords.contains(word) else { continue }
        seenWords.append(word)
      }
      let time = min(max(assists.last?.second ?? 0, assist.time.seconds), endSecond)
      assists.append(Assist(isClue: assist.kind == .clue, second: time))
    }
    return assists
  }

  /// Reads a log that ``BitWriter/write(_:)-(RoundLog)`` has written. Returns nil if it is invalid or exceeds a limit.
  init?(_ bits: inout BitReader) {
    guard let assists = RoundLog.assists(&bits), let foundWords = RoundLog.foundWords(&bits), let rest = bits.count(),
      !bits.isPastEnd
    else { return nil }
    let seconds = max(assists.last?.second ?? 0, foundWords.last?.second ?? 0) + rest
    guard seconds <= PlayTime.longest.seconds else { return nil }
    self.init(seconds: seconds, foundWords: foundWords, assists: assists)
  }

  private static func assists(_ bits: inout BitReader) -> [Assist]? {
    guard let count = bits.count(), count <= maxEntries else { return nil }
    var (assists, second) = ([Assist](), 0)
    for _ in 0..<count {
      let isClue = bits.read(bits: 1) == 1
      guard let elapsed = bits.count(), elapsed <= PlayTime.longest.seconds - second, !bits.isPastEnd else {
        return nil
      }
      second += elapsed
      assists.append(Assist(isClue: isClue, second: second))
    }
    return assists
  }

  private static func foundWords(_ bits: inout BitReader) -> [TimedWord]? {
    guard let count = bits.count(), count <= maxEntries else { return nil }
    var (foundWords, second) = ([TimedWord](), 0)
    for _ in 0..<count {
      guard let word = bits.word(), let elapsed = bits.count(), elapsed <= PlayTime.longest.seconds - second,
        !bits.isPastEnd
      else { return nil }
      second += elapsed
      foundWords.append(TimedWord(word: word, second: second))
    }
    return foundWords
  }
}

extension BitWriter {
  /// Writes the help taken, the words, and the time after the last of them.
  mutating func write(_ log: RoundLog) {
    var lastSecond = 0
    write(count: log.assists.count)
    for assist in log.assists {
      write(assist.isClue ? 1 : 0, bits: 1)
      write(count: assist.second - lastSecond)
      lastSecond = assist.second
    }
    lastSecond = 0
    write(count: log.foundWords.count)
    for foundWord in log.foundWords {
      write(foundWord.word)
      write(count: foundWord.second - lastSecond)
      lastSecond = foundWord.second
    }
    write(count: log.seconds - max(lastSecond, log.assists.last?.second ?? 0))
  }
}
