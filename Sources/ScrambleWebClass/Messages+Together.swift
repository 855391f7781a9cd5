package import ScrambleWeb
package import WordScramble

/// Whether the current round can be shared, and what is known about the shared round.
struct TogetherMessage: Message {
  let canShare: Bool
  let canShareAsList: Bool
  /// The suggested name and color.
  let name: Text
  let color: Int
  let shared: SharedMessage?
  /// The words of the shared list that other players have found.
  let others: [OthersWordMessage]
  /// The number of words that a code contains under the player's identity and that the round lacks.
  let elsewhereCount: Int
  /// Whether the same players can play today's puzzle next.
  let canPlayToday: Bool
  let month: SharedMonthMessage?

  func writeProperties(to json: JSONWriter) {
    json.add("canShare", canShare).add("canShareAsList", canShareAsList).add("name", name).add("color", color)
      .add("shared", shared).add("others", others).add("elsewhereCount", elsewhereCount)
      .add("canPlayToday", canPlayToday).add("month", month)
  }
}

/// The content of a code, combined with what is known on this device, or the reason it cannot be read.
struct ReadSharedMessage: Message {
  let reason: CodeError?
  let shared: SharedMessage?
  /// Whether the player already plays the round on this device.
  let isKnown: Bool
  /// Whether there is no room for the player, or the code cannot be merged with the known round.
  let isFull: Bool
  /// Whether the page asks the player before the round starts.
  let asksFirst: Bool
  /// The key prefix of the rounds on the same root.
  let prefix: Text
  /// The suggested name and color.
  let name: Text
  let color: Int

  func writeProperties(to json: JSONWriter) {
    json.add("reason", reason).add("shared", shared).add("isKnown", isKnown).add("isFull", isFull)
      .add("asksFirst", asksFirst).add("prefix", prefix).add("name", name).add("color", color)
  }
}

/// A shared round.
struct SharedMessage: Message {
  let code: Text
  let mode: SharedMode
  let root: Word
  let daily: Int?
  let minutes: Int
  /// All players, in the order of their identities.
  let names: [SharedNameMessage]
  /// The players whose words count, best first.
  let rows: [SharedRowMessage]
  /// The players whose words do not count.
  let leftOut: [SharedNumberMessage]
  let showsWords: Bool
  let everyone: [Word]
  let some: [SharedFoundWordMessage]
  let only: [SharedOnlyMessage]
  let missed: [Word]
  let unknown: [Word]
  let isOpen: Bool
  let verdict: SharedVerdictMessage
  /// The number of words that all players found together, and the number of common words.
  let total: Int
  let commonWords: Int

  func writeProperties(to json: JSONWriter) {
    json.add("code", code).add("mode", mode).add("root", root).add("daily", daily).add("minutes", minutes)
      .add("names", names).add("rows", rows).add("leftOut", leftOut).add("showsWords", showsWords)
      .add("everyone", everyone).add("some", some).add("only", only).add("missed", missed).add("unknown", unknown)
      .add("isOpen", isOpen).add("verdict", verdict).add("total", total).add("commonWords", commonWords)
  }
}

/// The name of a player.
struct SharedNameMessage: Message {
  let id: Text
  /// The player's number, from 1.
  let number: Int
  /// The name; empty if the player has none.
  let text: Text
  let color: Int
  let isOwn: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("id", id).add("number", number).add("text", text).add("color", color).add("isOwn", isOwn)
  }
}

/// The score of a player.
struct SharedRowMessage: Message {
  let number: Int
  let place: Int
  let words: Int
  let points: Int
  let isFinal: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("place", place).add("words", words).add("points", points).add("isFinal", isFinal)
  }
}

/// The number of a player.
struct SharedNumberMessage: Message {
  let number: Int

  func writeProperties(to json: JSONWriter) {
    json.add("number", number)
  }
}

/// A word that several players, but not all, have found, and the numbers of these players.
struct SharedFoundWordMessage: Message {
  let word: Word
  let players: [SharedNumberMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("players", players)
  }
}

/// The words that one player has found and no other.
struct SharedOnlyMessage: Message {
  let number: Int
  let words: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("words", words)
  }
}

/// Who is ahead. The players are the tied ones for `equal`, the first and the second for `words` and `points`, and none
/// for the other kinds.
struct SharedVerdictMessage: Message {
  let kind: SharedVerdictKind
  let lead: Int
  let players: [SharedNumberMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("lead", lead).add("players", players)
  }
}

/// Whether somebody is ahead, and by what.
enum SharedVerdictKind: String, CaseNameValue {
  case alone, equal, words, points, together
}

/// A word of the shared list that another player has found.
struct OthersWordMessage: Message {
  let word: Word
  let name: Text

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("name", name)
  }
}

/// The daily puzzles that the same players have played in a month, as far as this device knows.
struct SharedMonthMessage: Message {
  let daysSeen: Int
  let days: Int
  let rows: [SharedMonthRowMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("daysSeen", daysSeen).add("days", days).add("rows", rows)
  }
}

/// The words that a player has found in a month, and the days on which no other player found more.
struct SharedMonthRowMessage: Message {
  let text: Text
  let number: Int
  let isOwn: Bool
  let words: Int
  let daysAhead: Int

  func writeProperties(to json: JSONWriter) {
    json.add("text", text).add("number", number).add("isOwn", isOwn).add("words", words).add("daysAhead", daysAhead)
  }
}

extension SharedMode: JSONValue {
  package func write(to json: JSONWriter) { (self == .race ? "race" : "oneList").write(to: json) }
}

extension TogetherMessage {
  init(of game: Game, today: DailyPuzzle?) {
    let (record, latestPlayer) = (game.sharedRecord, game.sharedRecords.latestPlayer)
    let player = record?.player ?? latestPlayer
    self.init(
      canShare: game.canShare(), canShareAsList: game.canShare(as: .oneList), name: Text(player?.name ?? []),
      color: player?.color ?? 0,
      shared: record.map { SharedMessage($0.shared, game.standings(of: $0)) },
      others: record?.othersWords(avoiding: game.sensitiveWords).map {
        OthersWordMessage(word: $0.word, name: Text($0.name))
      } ?? [],
      elsewhereCount: game.importableWords.count,
      canPlayToday: game.canPlayAgainTogether(today),
      month: record.flatMap { SharedMonthMessage(of: game.sharedMonth(of: $0.shared.puzzle.table, today)) })
  }
}

extension SharedMonthMessage {
  init?(of month: SharedMonth?) {
    guard let month, month.knownCount > 1 else { return nil }
    self.init(
      daysSeen: month.knownCount, days: month.dayCount,
      rows: month.rows.map {
        SharedMonthRowMessage(
          text: Text($0.name.text), number: $0.name.number, isOwn: $0.isOwn, words: $0.words, daysAhead: $0.leadCount)
      })
  }
}

extension ReadSharedMessage {
  init(_ error: CodeError) {
    self.init(
      reason: error, shared: nil, isKnown: false, isFull: false, asksFirst: false, prefix: Text([]), name: Text([]),
      color: 0
    )
  }

  init(_ shared: SharedRound, in game: Game) {
    let (knownRecord, ownPlayer) = (game.sharedRecord(of: shared.puzzle), game.ownPlayer(in: shared.puzzle))
    var merged = knownRecord?.shared ?? shared
    let isMerged = (try? merged.add(shared)) != nil
    let player = ownPlayer ?? game.sharedRecords.latestPlayer
    let standings = SharedStandings(
      of: merged, ownID: ownPlayer?.id, isFinished: false, in: game.lexicon, avoiding: game.sensitiveWords)
    self.init(
      reason: nil, shared: SharedMessage(merged, standings), isKnown: ownPlayer != nil,
      isFull: !isMerged || !merged.hasRoom(for: ownPlayer?.id),
      asksFirst: game.asksBeforePlaying(shared), prefix: Text(shared.puzzle.root.ascii + [UInt8(ascii: "-")]),
      name: Text(player?.name ?? []), color: player?.color ?? shared.freeColor)
  }
}

extension SharedMessage {
  init(_ shared: SharedRound, _ standings: SharedStandings) {
    let puzzle = shared.puzzle
    self.init(
      code: Text(shared.code), mode: puzzle.mode, root: puzzle.root, daily: puzzle.daily, minutes: puzzle.minutes ?? 0,
      names: standings.names.map {
        SharedNameMessage(
          id: Text(hexadecimalText(of: $0.id)), number: $0.number, text: Text($0.text), color: $0.color,
          isOwn: $0.id == standings.ownID)
      },
      rows: standings.rows.map {
        SharedRowMessage(
          number: $0.name.number, place: $0.place, words: $0.tally.words, points: $0.tally.points, isFinal: $0.isFinal)
      },
      leftOut: standings.excludedPlayers.map { SharedNumberMessage(number: $0.number) },
      showsWords: standings.showsWords,
      everyone: standings.foundByEveryone,
      some: standings.foundBySome.map { find in
        SharedFoundWordMessage(word: find.word, players: find.players.map { SharedNumberMessage(number: $0.number) })
      },
      only: standings.uniqueWordsByPlayer.map { SharedOnlyMessage(number: $0.name.number, words: $0.words) },
      missed: standings.missed, unknown: standings.unknown, isOpen: standings.isOpen,
      verdict: SharedVerdictMessage(standings.verdict(in: puzzle.mode)), total: standings.total.words,
      commonWords: standings.commonWordCount)
  }
}

extension SharedVerdictMessage {
  init(_ verdict: SharedVerdict) {
    let numbers = { (names: [SharedStandings.Name]) in names.map { SharedNumberMessage(number: $0.number) } }
    switch verdict {
    case .alone: self.init(kind: .alone, lead: 0, players: [])
    case .equal(let names): self.init(kind: .equal, lead: 0, players: numbers(names))
    case .words(let lead, let first, let second):
      self.init(kind: .words, lead: lead, players: numbers([first, second]))
    case .points(let lead, let first, let second):
      self.init(kind: .points, lead: lead, players: numbers([first, second]))
    case .together(let count): self.init(kind: .together, lead: count, players: [])
    }
  }
}
