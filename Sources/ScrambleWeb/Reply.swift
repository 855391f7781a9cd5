import WordScramble

/// The reply to a call: lines of ASCII, each with a tag and its values, separated by spaces.
///
/// The page reads them in `Web/engine/reply.js`; `Web/engine/exports.d.ts` lists the tags for its type checker.
struct Reply {
  private var text = TextBuilder()

  /// The reply so far.
  var bytes: [UInt8] { text.bytes }

  /// The kind of a line.
  enum Tag: CaseIterable {
    /// Why the call failed: the code of a ``CallError``.
    case error
    /// The outcome of a guess.
    case outcome
    /// The round: root, daily number or 0, minimum, phase, grade, whether there is one to go back to, whether the lexicon has all words
    /// of the root and the daily puzzle asked for, whether it is a player's own word, and whether it can be played against an earlier round.
    case round
    /// The figures of the round: score, found, total, bonus, remaining, rank, share of the cord in thousandths, clues taken.
    case standing
    /// What the next rank takes: `points` and the rank, or `words`, or nothing.
    case next
    /// A rank: the points at which it begins, and its position on the cord in thousandths.
    case rank
    /// Common words of one length: the length, how many found, how many remaining, the share found in thousandths.
    case length
    /// Remaining common words by first letter: the letter, then a length and a number for each length.
    case hint
    /// The word that the next clue is about; nothing if there is none.
    case clue
    /// The words that clues were taken for and that are not found, the latest first.
    case clued
    /// A word found: the word, its points, 1 for a bonus word.
    case found
    /// A common word not found, once missed words may be shown.
    case missed
    /// The number of today's puzzle or 0, whether the page tells that it is here, and whether a return to the page opens it.
    case today
    /// A record to save: its key and length; the record follows, and a line feed.
    case record
    /// The letters of the root in a random order.
    case letters
    /// For each letter of the root, the index of the character that uses it, or -1.
    case beads
    /// For each character typed, the index of the letter that it uses, or -1.
    case characters
    /// What the address asks for: `nothing`, `root`, `daily` or `bad`.
    case asked
    /// The number and the day of a daily puzzle that is still to come: number, year, month, day.
    case later
    /// The prefixes of the keys under which the requested rounds may be saved.
    case prefix
    /// The result of reading: the numbers of valid, damaged and newer records, and whether the last one is cut off.
    case loaded
    /// The key of a record.
    case key
    /// The length of all complete records in the bytes, and of the first one; or whether a lexicon is open.
    case whole
    /// How many rounds and words a merge has brought, how many rounds it has left out, and whether it has made the game forget.
    case gain
    /// A round that can be resumed: root, daily number or 0, found, total, when it began in seconds since 1970, minutes or 0.
    case open
    /// A daily puzzle of the last seven days: its number, and 0 for not played, 1 for begun, 2 for whole.
    case day
    /// The number of the daily puzzle that is offered after the end of the round, or 0.
    case upcoming
    /// The unfinished round that is offered beside today's puzzle, as in `open`.
    case offered
    /// How many common words a root holds.
    case words
    /// A timed round: its minutes, the remaining tenths of a second, and whether it waits for the player.
    case time
    /// The round that is answered: common words found, of how many; and the tenths of a second for which the current one was played.
    case rival
    /// How far that round had come: tenths of a second of play, common words found, share of the cord in thousandths.
    case pace
    /// The words that both have found, once missed words may be shown.
    case both
    /// The words that only the player has found.
    case own
    /// The words that only the other one has found.
    case theirs
    /// A challenge: `valid`, root, daily number or 0, minimum, scoring, minutes, found, total, bonus, score, rank, hints, clues, seconds,
    /// whether the edition is the same; or `damaged`, or `newer`, or `word` with the root, the word, the code of the reason and its values.
    case challenge
    /// The words of a challenge that the lexicon here does not know.
    case unknown
    /// The code of the current round as a challenge, and how many beads of seven its rank fills.
    case link
    /// The summary of the statistics: rounds, words, different words, common, bonus, whole strings, daily puzzles, average share in thousandths,
    /// seconds of play.
    case summary
    /// How many rounds reached each rank and none above, the lowest first.
    case ranks
    /// The longest words found.
    case longest
    /// How many weeks in a row had enough daily puzzles.
    case weeks
    /// A month of daily puzzles: year, month, day of the week on which it begins (0 is Monday), how many days it has,
    /// 1 or 0 for whether the calendar has an earlier month, and a later one.
    case month
    /// A day of that month: day of the month, number of the puzzle, progress (0 not played, 1 begun, 2 whole, 3 to come), rank or -1.
    case date
    /// A row of the word book: a found word, in how many rounds, when first in seconds since 1970.
    case entry
    /// A common word to learn: the word, in how many rounds it was missed, in how many it was found.
    case learn
    /// The common words missed in yesterday's daily puzzle, behind its number, if that was finished.
    case yesterday
  }

  /// Begins a line.
  @inline(never)
  mutating func begin(_ tag: Tag) {
    text.add(tag.name)
  }

  /// Adds a number to a line.
  @inline(never)
  mutating func add(_ number: Int) {
    text.add(UInt8(ascii: " "))
    text.add(number)
  }

  /// Adds a number of 64 bits to a line, such as a time.
  @inline(never)
  mutating func add(_ number: Int64) {
    text.add(UInt8(ascii: " "))
    text.add(number)
  }

  /// Adds a yes or no to a line, as 1 or 0.
  @inline(never)
  mutating func add(_ condition: Bool) {
    add(condition ? 1 : 0)
  }

  /// Adds a name to a line.
  @inline(never)
  mutating func add(_ name: StaticString) {
    text.add(UInt8(ascii: " "))
    text.add(name)
  }

  /// Adds a word to a line.
  @inline(never)
  mutating func add(_ word: Word) {
    text.add(UInt8(ascii: " "))
    text.add(word)
  }

  /// Adds a text in ASCII to a line.
  @inline(never)
  mutating func add(_ ascii: [UInt8]) {
    text.add(UInt8(ascii: " "))
    text.add(ascii)
  }

  /// Adds an identity to a line.
  @inline(never)
  mutating func add(_ id: RoundID) {
    text.add(UInt8(ascii: " "))
    text.add(id)
  }

  /// Ends a line.
  @inline(never)
  mutating func end() {
    text.add(UInt8(ascii: "\n"))
  }

  /// Writes a line of numbers.
  @inline(never)
  mutating func line(_ tag: Tag, _ numbers: Int...) {
    begin(tag)
    for number in numbers { add(number) }
    end()
  }

  /// Writes a line with a name.
  @inline(never)
  mutating func line(_ tag: Tag, _ name: StaticString) {
    begin(tag)
    add(name)
    end()
  }

  /// Writes a record.
  @inline(never)
  mutating func add(_ record: Record) {
    begin(.record)
    add(record.key)
    add(record.bytes.count)
    end()
    text.add(record.bytes)
    end()
  }
}

extension Reply.Tag {
  /// The tag at the start of a line.
  var name: StaticString {
    switch self {
    case .error: "error"
    case .outcome: "outcome"
    case .round: "round"
    case .standing: "standing"
    case .next: "next"
    case .rank: "rank"
    case .length: "length"
    case .hint: "hint"
    case .clue: "clue"
    case .clued: "clued"
    case .found: "found"
    case .missed: "missed"
    case .today: "today"
    case .record: "record"
    case .letters: "letters"
    case .beads: "beads"
    case .characters: "characters"
    case .asked: "asked"
    case .later: "later"
    case .prefix: "prefix"
    case .loaded: "loaded"
    case .key: "key"
    case .whole: "whole"
    case .gain: "gain"
    case .open: "open"
    case .day: "day"
    case .upcoming: "upcoming"
    case .offered: "offered"
    case .words: "words"
    case .time: "time"
    case .rival: "rival"
    case .pace: "pace"
    case .both: "both"
    case .own: "own"
    case .theirs: "theirs"
    case .challenge: "challenge"
    case .unknown: "unknown"
    case .link: "link"
    case .summary: "summary"
    case .ranks: "ranks"
    case .longest: "longest"
    case .weeks: "weeks"
    case .month: "month"
    case .date: "date"
    case .entry: "entry"
    case .learn: "learn"
    case .yesterday: "yesterday"
    }
  }
}
