import ScrambleCore

/// The players of the current puzzle.
struct ChallengeMessage: Message {
  /// What to show of the challenge that was opened last; null for nothing.
  let arrival: Game.Arrival?
  /// The player's name in this round; null if it is not known.
  let name: PlayerName?
  /// Whether the round was sent under the name.
  let isSent: Bool
  /// The player's own name as another device has sent it with further words; null if there is no such player.
  let namesake: PlayerName?
  /// The players, best first.
  let rows: MessageArray<Table.Row, TableRowMessage>
  /// The words that all, some and only one of the players have found; empty until the round has ended.
  let foundByAll: MessageArray<Table.FoundWord, TableWordMessage>
  let foundBySome: MessageArray<Table.FoundWord, TableWordMessage>
  let foundByOne: MessageArray<Table.FoundWord, TableWordMessage>
  /// The common words that nobody has found; empty until the round has ended.
  let missed: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("arrival", arrival).add("name", name).add("isSent", isSent).add("namesake", namesake).add("rows", rows)
      .add("foundByAll", foundByAll).add("foundBySome", foundBySome).add("foundByOne", foundByOne)
      .add("missed", missed)
  }
}

/// A player in the table.
struct TableRowMessage: Message {
  /// The name; null if it must not be shown, or if it is the player's own and not known.
  let name: PlayerName?
  let words: Int
  let points: Int
  let hasFinished: Bool
  let isOwn: Bool
  /// The number of words that the challenge opened last has added.
  let newWords: Int

  func writeProperties(to json: JSONWriter) {
    json.add("name", name).add("words", words).add("points", points).add("hasFinished", hasFinished)
      .add("isOwn", isOwn).add("newWords", newWords)
  }
}

/// A word that somebody found.
struct TableWordMessage: Message {
  let word: Word
  let isBonus: Bool
  /// The indices of its finders in the rows.
  let finders: [Int]

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("isBonus", isBonus).add("finders", finders)
  }
}

/// A name as it was typed.
struct NameMessage: Message {
  /// The name as it is sent; null if nothing is left of it.
  let name: PlayerName?
  /// Whether another player of the puzzle has the name.
  let isTaken: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("name", name).add("isTaken", isTaken)
  }
}

/// The code of a challenge; null if the round has no name.
struct CodeMessage: Message {
  let code: Text?

  func writeProperties(to json: JSONWriter) {
    json.add("code", code)
  }
}

extension PlayerName: JSONValue {
  func write(to json: JSONWriter) { Text(utf8).write(to: json) }
}

extension ChallengeMessage {
  init?(of game: Game, _ today: DailyPuzzle?) {
    guard game.hasOthers || game.round.name != nil || game.namesake != nil else { return nil }
    let table = game.table(today: today)
    self.init(
      arrival: game.arrival, name: game.ownName, isSent: game.round.name != nil, namesake: game.namesake?.name,
      rows: MessageArray(table.rows) { TableRowMessage($0) },
      foundByAll: MessageArray(table.foundByAll) { TableWordMessage($0) },
      foundBySome: MessageArray(table.foundBySome) { TableWordMessage($0) },
      foundByOne: MessageArray(table.foundByOne) { TableWordMessage($0) }, missed: table.missed)
  }
}

extension TableRowMessage {
  init(_ row: Table.Row) {
    self.init(
      name: row.isNameShown ? row.name : nil, words: row.words, points: row.points, hasFinished: row.hasFinished,
      isOwn: row.isOwn, newWords: row.newWords)
  }
}

extension TableWordMessage {
  init(_ found: Table.FoundWord) {
    self.init(word: found.word, isBonus: !found.isCommon, finders: found.finders)
  }
}
