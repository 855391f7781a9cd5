import ScrambleClass
import ScrambleWeb
import WordScramble

/// What stands in a list of unit words.
struct UnitListMessage: Message {
  let items: [UnitItemMessage]

  func writeProperties(to json: inout JSONWriter) {
    json.add("items", items)
  }
}

/// An item of a list: the number of its line, and the word or the text that it is about.
struct UnitItemMessage: Message {
  let kind: UnitItemKind
  let line: Int
  let word: Word?
  let text: Text?
  /// Whether accents were removed.
  let isFolded: Bool
  /// Whether it was put together from parts.
  let isJoined: Bool
  /// Whether the lexicon lacks it.
  let isUnlisted: Bool

  func writeProperties(to json: inout JSONWriter) {
    json.add("kind", kind)
    json.add("line", line)
    json.add("word", word)
    json.add("text", text)
    json.add("isFolded", isFolded)
    json.add("isJoined", isJoined)
    json.add("isUnlisted", isUnlisted)
  }
}

/// What an item of a list is.
enum UnitItemKind: String, Choice {
  case word, delicate, repeated, wrongLength, tooMany, notOneWord, notEnglish, refused, heading, oneColumn, oneByOne,
    unread
}

/// The roots that are suggested for unit words, and the words that are in no puzzle.
struct SuggestionsMessage: Message {
  let suggestions: [SuggestionMessage]
  let uncovered: UncoveredMessage

  func writeProperties(to json: inout JSONWriter) {
    json.add("suggestions", suggestions)
    json.add("uncovered", uncovered)
  }
}

/// A suggested root.
struct SuggestionMessage: Message {
  let root: Word
  /// Whether it is a unit word itself.
  let isOwn: Bool
  /// Whether a set has it without a choice.
  let isProposed: Bool
  /// How many common words it has.
  let count: Int
  let grade: Grade
  /// The unit words that it holds.
  let words: [Word]

  func writeProperties(to json: inout JSONWriter) {
    json.add("root", root)
    json.add("isOwn", isOwn)
    json.add("isProposed", isProposed)
    json.add("count", count)
    json.add("grade", grade)
    json.add("words", words)
  }
}

/// The unit words that are in no puzzle: those that a suggested root holds, those that none holds, and those that are too short.
struct UncoveredMessage: Message {
  let available: [Word]
  let unheld: [Word]
  let tooShort: [Word]

  func writeProperties(to json: inout JSONWriter) {
    json.add("available", available)
    json.add("unheld", unheld)
    json.add("tooShort", tooShort)
  }
}

/// A round that a class plays.
struct TeamRoundMessage: Message {
  /// Why the last word is refused.
  let refused: RefusedMessage?
  /// The team that has that word already, or 0.
  let owner: Int
  let finds: [TeamFindMessage]
  /// From the first team on.
  let scores: [TeamScoreMessage]
  /// Those of the unit first.
  let missed: [KeyWordMessage]

  func writeProperties(to json: inout JSONWriter) {
    json.add("refused", refused)
    json.add("owner", owner)
    json.add("finds", finds)
    json.add("scores", scores)
    json.add("missed", missed)
  }
}

/// A word that a team has found; the team is 0 without teams.
struct TeamFindMessage: Message {
  let word: Word
  let team: Int
  let points: Int
  let isBonus: Bool
  let isUnit: Bool

  func writeProperties(to json: inout JSONWriter) {
    json.add("word", word)
    json.add("team", team)
    json.add("points", points)
    json.add("isBonus", isBonus)
    json.add("isUnit", isUnit)
  }
}

/// What a team has found.
struct TeamScoreMessage: Message {
  let team: Int
  let words: Int
  let points: Int

  func writeProperties(to json: inout JSONWriter) {
    json.add("team", team)
    json.add("words", words)
    json.add("points", points)
  }
}

/// What the teams have in all rounds, the one with the most points first.
struct TeamStandingsMessage: Message {
  let standings: [TeamStandingMessage]

  func writeProperties(to json: inout JSONWriter) {
    json.add("standings", standings)
  }
}

/// What a team has in all rounds, and whether no other has more.
struct TeamStandingMessage: Message {
  let team: Int
  let total: Int
  let isLeader: Bool

  func writeProperties(to json: inout JSONWriter) {
    json.add("team", team)
    json.add("total", total)
    json.add("isLeader", isLeader)
  }
}

/// The common words of a puzzle, the longest first.
struct PuzzleKeyMessage: Message {
  let words: [KeyWordMessage]

  func writeProperties(to json: inout JSONWriter) {
    json.add("words", words)
  }
}

/// A common word of a puzzle.
struct KeyWordMessage: Message {
  let word: Word
  let isUnit: Bool

  func writeProperties(to json: inout JSONWriter) {
    json.add("word", word)
    json.add("isUnit", isUnit)
  }
}

/// The marks of a class.
struct MarksMessage: Message {
  let rows: [MarkMessage]
  let problems: [MarkProblemMessage]
  /// The unit words that nobody has found.
  let unitsMissed: [Word]

  func writeProperties(to json: inout JSONWriter) {
    json.add("rows", rows)
    json.add("problems", problems)
    json.add("unitsMissed", unitsMissed)
  }
}

/// What a seat has handed in: everything together, and each round.
struct MarkMessage: Message {
  let seat: Int
  let words: Int
  let points: Int
  /// Whether a round is still being played.
  let isOpen: Bool
  let isOtherEdition: Bool
  /// Whether the seat has handed in more than once.
  let isRepeated: Bool
  /// The seat that has the same.
  let sameAs: Int?
  let units: [Word]
  /// If two players may have used the seat, what stands before the code.
  let shared: Text?
  let rounds: [MarkRoundMessage]

  func writeProperties(to json: inout JSONWriter) {
    json.add("seat", seat)
    json.add("words", words)
    json.add("points", points)
    json.add("isOpen", isOpen)
    json.add("isOtherEdition", isOtherEdition)
    json.add("isRepeated", isRepeated)
    json.add("sameAs", sameAs)
    json.add("units", units)
    json.add("shared", shared)
    json.add("rounds", rounds)
  }
}

/// A round that was handed in.
struct MarkRoundMessage: Message {
  let place: Int
  let words: Int
  let possible: Int
  let points: Int
  let isOpen: Bool
  let units: [Word]

  func writeProperties(to json: inout JSONWriter) {
    json.add("place", place)
    json.add("words", words)
    json.add("possible", possible)
    json.add("points", points)
    json.add("isOpen", isOpen)
    json.add("units", units)
  }
}

/// A code that does not count.
struct MarkProblemMessage: Message {
  let kind: MarkProblemKind
  /// That of a damaged code, or 0.
  let line: Int
  /// What stands before a damaged code.
  let before: Text
  /// 0 if it is not known.
  let seat: Int
  /// That of another set of the teacher's.
  let code: Text?
  /// The word that cannot have been found.
  let word: Word?

  func writeProperties(to json: inout JSONWriter) {
    json.add("kind", kind)
    json.add("line", line)
    json.add("before", before)
    json.add("seat", seat)
    json.add("code", code)
    json.add("word", word)
  }
}

/// Why a code does not count.
enum MarkProblemKind: String, Choice {
  case damaged, newer, otherSet, impossible
}

/// The marks as CSV.
struct CSVMessage: Message {
  let csv: Text

  func writeProperties(to json: inout JSONWriter) {
    json.add("csv", csv)
  }
}

extension UnitItemMessage {
  init(_ item: UnitWordList.Item, in lexicon: Lexicon) {
    var (text, isFolded, isJoined, isUnlisted) = (Text?.none, false, false, false)
    var word: Word?
    switch item.kind {
    case .word(let unit, isFolded: let folded, isJoined: let joined):
      (word, isFolded, isJoined) = (unit, folded, joined)
      // The list has no longer words.
      isUnlisted = unit.count <= Lexicon.longestWord && !lexicon.contains(unit)
    case .delicate(let unit), .repeated(let unit), .wrongLength(let unit), .tooMany(let unit): word = unit
    case .notOneWord(let shown): text = Text(shown)
    case .refused, .notEnglish, .heading, .oneColumn, .oneByOne, .unread: break
    }
    self.init(
      kind: UnitItemKind(item.kind), line: item.line, word: word, text: text, isFolded: isFolded, isJoined: isJoined,
      isUnlisted: isUnlisted)
  }
}

extension UnitItemKind {
  init(_ kind: UnitWordList.Kind) {
    self =
      switch kind {
      case .word: .word
      case .delicate: .delicate
      case .repeated: .repeated
      case .wrongLength: .wrongLength
      case .tooMany: .tooMany
      case .notOneWord: .notOneWord
      case .refused: .refused
      case .notEnglish: .notEnglish
      case .heading: .heading
      case .oneColumn: .oneColumn
      case .oneByOne: .oneByOne
      case .unread: .unread
      }
  }
}

extension TeamRoundMessage {
  init(_ game: TeamRound, refused: Rejection?, units: [Word], missed: [Word]) {
    var owner: Int?
    if case .alreadyFound(let word) = refused { owner = game.team(of: word) }
    self.init(
      refused: refused.map { RefusedMessage($0) }, owner: owner ?? 0,
      finds: game.finds.map { TeamFindMessage($0.word, by: $0.team, units: units) },
      scores: game.scores.enumerated().map { index, score in
        TeamScoreMessage(team: index + 1, words: score.words, points: score.points)
      }, missed: missed.map { KeyWordMessage(word: $0, isUnit: units.contains($0)) })
  }
}

extension TeamFindMessage {
  init(_ found: FoundWord, by team: Int, units: [Word]) {
    self.init(
      word: found.word, team: team, points: found.points, isBonus: !found.isCommon, isUnit: units.contains(found.word))
  }
}

extension MarkMessage {
  init(_ row: Marks.Row) {
    self.init(
      seat: row.seat, words: row.total.words, points: row.total.points, isOpen: row.total.isOpen,
      isOtherEdition: row.isOtherEdition, isRepeated: row.isRepeated, sameAs: row.sameAs, units: row.total.unitWords,
      shared: row.isShared ? Text(row.place.before) : nil,
      rounds: row.cells.enumerated().compactMap { index, cell in cell.map { MarkRoundMessage($0, at: index + 1) } })
  }
}

extension MarkRoundMessage {
  init(_ cell: Marks.Cell, at place: Int) {
    self.init(
      place: place, words: cell.words, possible: cell.possible, points: cell.points, isOpen: cell.isOpen,
      units: cell.unitWords)
  }
}

extension MarkProblemMessage {
  /// - Parameter codes: The codes of the teacher's other sets, by checksum.
  init(_ problem: Marks.Problem, codes: [(checksum: UInt64, code: ArraySlice<UInt8>)]) {
    let (none, before) = (0, Text([]))
    switch problem {
    case .damaged(let place):
      self.init(
        kind: .damaged, line: place.line, before: Text(place.before), seat: none, code: nil, word: nil)
    case .newer: self.init(kind: .newer, line: none, before: before, seat: none, code: nil, word: nil)
    case .otherSet(let seat, let checksum):
      let code = codes.first { $0.checksum == checksum }?.code
      self.init(
        kind: .otherSet, line: none, before: before, seat: seat, code: code.map { Text(Array($0)) }, word: nil)
    case .impossible(let seat, let word):
      self.init(kind: .impossible, line: none, before: before, seat: seat, code: nil, word: word)
    }
  }
}
