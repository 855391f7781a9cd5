package import WordScramble

/// The reply to a call: lines of ASCII, each with a tag and its values, separated by spaces.
///
/// The page reads them in `Web/engine/reply.js`, by the values that ``Tag`` declares.
package struct Reply {
  private var text = TextBuilder()

  /// The reply so far.
  var bytes: [UInt8] { text.bytes }

  /// The kind of a line, and the values behind the tag.
  ///
  /// `Web/declare.py` reads the lists of values, from which the page reads a line: whatever else is in a line is an error there. A value has a
  /// name and a kind; without a kind it is a number. `...` stands for any number of values, `?` for one that may be missing. Text in quotes, or
  /// behind a name and `=`, is itself in the line and chooses between lists. Of the kinds, `flag` is 0 or 1, `time` is in seconds since 1970,
  /// `optional` is a number or 0 for none, `optionalRank` is a rank or -1 for none. `rank`, `grade`, `progress`, `dateProgress`,
  /// `verdict` and `familiarity` are numbers of names; `phase`, `request`, `pasted`, `refusal`, `ownWord` and `error` are names themselves.
  package enum Tag: CaseIterable {
    /// Why the call failed.
    ///
    /// - Values: code: error
    case error
    /// The outcome of a guess: a word found, and whether it reached a rank; or why it was refused, and what the reason is about.
    ///
    /// - Values: 'found', word: text, points, isBonus: flag, isAnagram: flag, isNewRank: flag, isNewGoodDay: flag
    /// - Or: refusal: refusal, payload...
    case outcome
    /// What is known of a word that was refused because the lexicon does not know it.
    ///
    /// - Values: isRepeated: flag, mayBeKept: flag
    case tried
    /// The round. `canGoBack` tells whether there is one to go back to, `canGoForward` whether one was left by going back, `isComplete` whether the lexicon has all words of the root and
    /// the daily puzzle asked for, `hasEarlier` whether it can be played against an earlier round, `isLooking` whether it is only looked at, `previous` the root of the
    /// round to go back to, or nothing. Its record has the key.
    ///
    /// - Values: root: text, daily: optional, minimum, phase: phase, grade: grade, canGoBack: flag, isComplete: flag,
    ///   isOwnWord: flag, hasEarlier: flag, key: text, canGoForward: flag, isLooking: flag, previous?: text
    case round
    /// What words are worth in the round: those of three letters, longer ones, and those of all its letters.
    ///
    /// - Values: byLetters: flag, minimum, length, three, longer, anagram
    case rules
    /// The figures of the round; the share of the cord is in thousandths.
    ///
    /// - Values: score, found, total, bonus, remaining, rank: rank, share, clues, anagrams, isGoodDay: flag, goal: optionalRank, size,
    ///   longest?: text
    case standing
    /// What the next rank takes: points, and the rank; or only the number of words, for the last one.
    ///
    /// - Values: count, rank?: rank
    case next
    /// A rank, the lowest first: the points at which it begins, and its position on the cord in thousandths.
    ///
    /// - Values: threshold, at
    case rank
    /// Common words of one length; the share found is in thousandths.
    ///
    /// - Values: length, found, remaining, share
    case length
    /// Remaining common words by first letter: for each length, the length and their number.
    ///
    /// - Values: letter: text, counts...
    case hint
    /// The word that the next clue is about; nothing if there is none.
    ///
    /// - Values: word?: text
    case clue
    /// A clue that was taken, the earliest first: its word, and whether that is found.
    ///
    /// - Values: word: text, isFound: flag
    case clued
    /// A word found.
    ///
    /// - Values: word: text, points, isBonus: flag, isAnagram: flag
    case found
    /// The common words not found, once missed words may be shown.
    ///
    /// - Values: words...: text
    case missed
    /// The number of today's puzzle or 0, whether the page tells that it is here, and whether a return to the page opens it.
    ///
    /// - Values: number, showsNewDay: flag, opensToday: flag
    case today
    /// A record to save, and its length; the record follows, and a line feed.
    ///
    /// - Values: key: text, length
    case record
    /// The letters of the root in a random order.
    ///
    /// - Values: letters: text
    case letters
    /// For each letter of the root, the index of the character that uses it, or -1.
    ///
    /// - Values: characters...
    case beads
    /// For each character typed, the index of the letter that it uses, or -1.
    ///
    /// - Values: beads...
    case characters
    /// What the address asks for.
    ///
    /// - Values: kind: request
    case asked
    /// What a pasted text leads to: a challenge or a set and its code, a root, a daily puzzle and its number or 0 for today's; or why it leads to
    /// nothing.
    ///
    /// - Values: kind: pasted, value?: text
    case pasted
    /// A daily puzzle that is still to come, and its day.
    ///
    /// - Values: number, year, month, day
    case later
    /// The prefixes of the keys under which the requested rounds may be saved.
    ///
    /// - Values: prefixes...: text
    case prefix
    /// The result of reading: the numbers of valid, damaged and newer records, and whether the last one is cut off.
    ///
    /// - Values: valid, damaged, newer, isTruncated: flag
    case loaded
    /// The key of a record.
    ///
    /// - Values: key: text
    case key
    /// The length of all complete records in the bytes, and of the first one; or whether a lexicon is open, as 1 or 0.
    ///
    /// - Values: whole, first?
    case whole
    /// How many rounds and words a merge has brought, how many rounds it has left out, and whether it has made the game forget.
    ///
    /// - Values: rounds, words, leftOut, hasForgotten: flag
    case gain
    /// A round that can be resumed, by the key of its record. It has 0 minutes if it is not timed.
    ///
    /// - Values: key: text, root: text, daily: optional, found, total, began: time, minutes
    case open
    /// A daily puzzle of the last seven days, and the rank reached.
    ///
    /// - Values: number, progress: progress, rank: optionalRank
    case day
    /// The number of the daily puzzle that is offered after the end of the round, or 0.
    ///
    /// - Values: count
    case upcoming
    /// The unfinished round that is offered beside today's puzzle, as in `open`.
    ///
    /// - Values: key: text, root: text, daily: optional, found, total, began: time, minutes
    case offered
    /// The round of yesterday's daily puzzle, whose missed words were not looked at, as in `open`, and whether it has ended.
    ///
    /// - Values: key: text, root: text, daily: optional, found, total, began: time, minutes, isEnded: flag
    case unseen
    /// A word of the player's own with the number of its common words; or why it cannot be played, and whether more letters may mend that.
    ///
    /// - Values: 'playable', root: text, count
    /// - Or: problem: ownWord, isUnfinished: flag, payload...
    case ownWord
    /// The words that the player thinks the lexicon lacks.
    ///
    /// - Values: words...: text
    case missing
    /// Such words that the lexicon has had since the game was opened.
    ///
    /// - Values: words...: text
    case accepted
    /// A timed round; what remains is in tenths of a second. A paused one waits for the player.
    ///
    /// - Values: minutes, remaining, isPaused: flag, isAgain: flag
    case time
    /// The round that is answered, and the tenths of a second for which the current one was played.
    ///
    /// - Values: found, total, played
    case rival
    /// Who has won against that round, once this one has ended.
    ///
    /// - Values: outcome: verdict, lead, ownPoints, otherPoints
    case verdict
    /// How far that round had come after tenths of a second of play; the share of the cord is in thousandths.
    ///
    /// - Values: time, found, share
    case pace
    /// The words that both have found, once missed words may be shown.
    ///
    /// - Values: words...: text
    case both
    /// The words that only the player has found.
    ///
    /// - Values: words...: text
    case own
    /// The words that only the other one has found.
    ///
    /// - Values: words...: text
    case theirs
    /// A challenge that was played again, or why it cannot be: for `word`, a word that the rules refuse.
    ///
    /// - Values: 'valid', root: text, daily: optional, minimum, byLetters: flag, minutes, found, total, bonus, score,
    ///   rank: rank, hints, clues, seconds, isSameEdition: flag
    /// - Or: reason = damaged
    /// - Or: reason = newer
    /// - Or: reason = word, root: text, word: text, refusal: refusal, payload...
    case challenge
    /// The words of a challenge that the lexicon here does not know.
    ///
    /// - Values: words...: text
    case unknown
    /// The code of the current round as a challenge, and how many beads of seven its rank fills.
    ///
    /// - Values: code: text, beads
    case link
    /// The summary of the statistics; the average share is in thousandths, and play time in seconds.
    ///
    /// - Values: rounds, words, distinctWords, common, bonus, wholeStrings, dailies, averageShare, seconds
    case summary
    /// How many rounds reached each rank and none above, the lowest first.
    ///
    /// - Values: counts...
    case ranks
    /// The longest words found.
    ///
    /// - Values: words...: text
    case longest
    /// How many weeks in a row had enough daily puzzles.
    ///
    /// - Values: count
    case weeks
    /// A month of daily puzzles: the day of the week on which it begins, 0 for Monday, how many days it has, and whether the calendar
    /// has an earlier month, and a later one.
    ///
    /// - Values: year, month, weekday, length, hasPrevious: flag, hasNext: flag
    case month
    /// A day of that month, the number of its puzzle, and the rank reached.
    ///
    /// - Values: day, number, progress: dateProgress, rank: optionalRank
    case date
    /// A row of the word book: a found word, in how many rounds, when first, in seconds since 1970, and how well it is known.
    ///
    /// - Values: word: text, found, first, familiarity: familiarity
    case entry
    /// A common word to learn: in how many rounds it was missed, and in how many it was found.
    ///
    /// - Values: word: text, missed, found, familiarity: familiarity
    case learn
    /// The root that holds most of the words to learn that were missed at least twice, and how many.
    ///
    /// - Values: root: text, count
    case practice
    /// The common words missed in yesterday's daily puzzle, behind its number, if that was finished.
    ///
    /// - Values: number, words...: text
    case yesterday
    /// The set to which the round belongs: its code, the place of the round and how many there are, the first root, and its name,
    /// percent-encoded.
    ///
    /// - Values: code: text, place, count, root: text, name?: text
    case playedSet
    /// A unit word that the round holds.
    ///
    /// - Values: word: text, isFound: flag
    case unit
    /// What stands in a list of unit words: the number of the line, and the word or, percent-encoded, the text.
    ///
    /// - Values: kind = word, line, word: text, isFolded: flag, isJoined: flag, isUnlisted: flag
    /// - Or: kind = delicate, line, word: text
    /// - Or: kind = repeated, line, word: text
    /// - Or: kind = wrongLength, line, word: text
    /// - Or: kind = tooMany, line, word: text
    /// - Or: kind = notOneWord, line, text: text
    /// - Or: kind = notEnglish, line
    /// - Or: kind = refused, line
    /// - Or: kind = heading, line
    /// - Or: kind = oneColumn, line
    /// - Or: kind = oneByOne, line
    /// - Or: kind = unread, line
    case unitItem
    /// A suggested root, whether it is a unit word itself, whether a set has it without a choice, how many common words it has, its grade, and the unit words that it holds.
    ///
    /// - Values: root: text, isOwn: flag, isProposed: flag, count, grade: grade, words...: text
    case suggestion
    /// The unit words that are in no puzzle: those that a suggested root holds, those that none holds, and those that are too short.
    ///
    /// - Values: kind = available, words...: text
    /// - Or: kind = unheld, words...: text
    /// - Or: kind = tooShort, words...: text
    case uncovered
    /// A set with the place of the round that comes next, or 0, and how many unit words can be found in it; or why a code is none.
    ///
    /// - Values: kind = set, code: text, checksum: text, minimum, byLetters: flag, minutes, isForClass: flag, next, hidden
    /// - Or: kind = damaged
    /// - Or: kind = newer
    /// - Or: kind = impossible
    case set
    /// A round of the set, in order: its root, how many common words it has, its grade, what was done in it, and the unit words that it holds.
    ///
    /// - Values: root: text, count, grade: grade, isBegun: flag, isEnded: flag, found, units...: text
    case setRound
    /// The unit words of the set.
    ///
    /// - Values: words...: text
    case setUnits
    /// A set that is kept, the latest first: its code, how many rounds it has and how many have ended, the first root, when it was kept, and
    /// its name, percent-encoded.
    ///
    /// - Values: code: text, count, ended, root: text, time: time, name?: text
    case keptSet
    /// What is handed in of a set, as a code, and the name of a file for it, without its ending.
    ///
    /// - Values: code: text, file: text
    case handIn
    /// What a seat has handed in: everything together, whether a round is still open, whether its edition is another one, whether it has handed
    /// in more than once, and the seat that has the same.
    ///
    /// - Values: seat, words, points, isOpen: flag, isOtherEdition: flag, isRepeated: flag, sameAs: optional, units...: text
    case mark
    /// Two players may have used the seat before; what stands before the code, percent-encoded.
    ///
    /// - Values: before?: text
    case markShared
    /// A round of the seat before.
    ///
    /// - Values: place, words, possible, points, isOpen: flag, units...: text
    case markRound
    /// A code that does not count: of a damaged one its line and what stands before it, percent-encoded, and the code of its set, if it is
    /// another of the teacher's.
    ///
    /// - Values: kind = damaged, line, before?: text
    /// - Or: kind = newer
    /// - Or: kind = otherSet, seat, code?: text
    /// - Or: kind = impossible, seat, word: text
    case markProblem
    /// The unit words that nobody has found.
    ///
    /// - Values: words...: text
    case unitsMissed
    /// The marks as CSV, percent-encoded.
    ///
    /// - Values: text: text
    case csv
    /// A word that a team has found; the team is 0 without teams.
    ///
    /// - Values: word: text, team, points, isBonus: flag, isUnit: flag
    case teamFind
    /// What a team has found.
    ///
    /// - Values: team, words, points
    case teamScore
    /// What a team has in all rounds, and whether no other has more, a line a team: the one with the most points first.
    ///
    /// - Values: team, total, isLeader: flag
    case teamStanding
    /// The team that has the word that was refused, because it is found already.
    ///
    /// - Values: team
    case teamOwner
    /// A common word of a puzzle, and whether it is a unit word.
    ///
    /// - Values: word: text, isUnit: flag
    case keyWord
  }

  /// Begins a line.
  package mutating func begin(_ tag: Tag) {
    text.add(tag.name)
  }

  /// Adds a number to a line.
  package mutating func add(_ number: Int) {
    text.add(UInt8(ascii: " "))
    text.add(number)
  }

  /// Adds a number of 64 bits to a line, such as a time.
  mutating func add(_ number: Int64) {
    text.add(UInt8(ascii: " "))
    text.add(number)
  }

  /// Adds a yes or no to a line, as 1 or 0.
  package mutating func add(_ condition: Bool) {
    add(condition ? 1 : 0)
  }

  /// Adds a name to a line.
  package mutating func add(_ name: String) {
    text.add(UInt8(ascii: " "))
    text.add(name)
  }

  /// Adds a word to a line.
  package mutating func add(_ word: Word) {
    text.add(UInt8(ascii: " "))
    text.add(word)
  }

  /// Adds a text in ASCII to a line.
  package mutating func add(_ ascii: [UInt8]) {
    text.add(UInt8(ascii: " "))
    text.add(ascii)
  }

  /// Adds an identity to a line.
  mutating func add(_ id: RoundID) {
    text.add(UInt8(ascii: " "))
    text.add(id)
  }

  /// Ends a line.
  package mutating func end() {
    text.add(UInt8(ascii: "\n"))
  }

  /// Writes a line of numbers.
  package mutating func line(_ tag: Tag, _ numbers: Int...) {
    begin(tag)
    for number in numbers { add(number) }
    end()
  }

  /// Writes a line with a name.
  package mutating func line(_ tag: Tag, _ name: String) {
    begin(tag)
    add(name)
    end()
  }

  /// Writes a record.
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
  var name: String {
    switch self {
    case .error: "error"
    case .outcome: "outcome"
    case .tried: "tried"
    case .round: "round"
    case .rules: "rules"
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
    case .pasted: "pasted"
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
    case .unseen: "unseen"
    case .ownWord: "ownWord"
    case .missing: "missing"
    case .accepted: "accepted"
    case .time: "time"
    case .rival: "rival"
    case .verdict: "verdict"
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
    case .practice: "practice"
    case .yesterday: "yesterday"
    case .playedSet: "playedSet"
    case .unit: "unit"
    case .unitItem: "unitItem"
    case .suggestion: "suggestion"
    case .uncovered: "uncovered"
    case .set: "set"
    case .setRound: "setRound"
    case .setUnits: "setUnits"
    case .keptSet: "keptSet"
    case .handIn: "handIn"
    case .mark: "mark"
    case .markShared: "markShared"
    case .markRound: "markRound"
    case .markProblem: "markProblem"
    case .unitsMissed: "unitsMissed"
    case .csv: "csv"
    case .teamFind: "teamFind"
    case .teamScore: "teamScore"
    case .teamStanding: "teamStanding"
    case .teamOwner: "teamOwner"
    case .keyWord: "keyWord"
    }
  }
}
