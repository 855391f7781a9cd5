/// The others who play the same puzzle.
extension Game {
  /// What a front end shows after a challenge was opened.
  package enum Arrival: String, Sendable {
    /// What the others have found, without their words, and that the player can begin.
    case invitation
    /// The player's own round, which the others know. Nothing more is shown.
    case board
    /// The table of all players with their words.
    case table
  }

  /// What to show of the challenge that was opened last; nil if something else was opened last or there is nothing to
  /// show.
  package var arrival: Arrival? {
    guard playersBefore != nil, hasOthers else { return nil }
    if round.isEnded { return .table }
    return wasSentBefore ? .board : .invitation
  }

  /// The name of the player in this round: the one under which it was sent, otherwise that of the settings.
  package var ownName: PlayerName? { round.name ?? playerName }

  /// The player of the challenge who has the player's own name and has found words that the player has not: perhaps the
  /// same person on another device. Ask whether it is, before anything is shown or sent.
  package var namesake: Player? {
    guard let name = ownName, let namesake = round.players.player(named: name) else { return nil }
    return newWords(of: namesake).isEmpty ? nil : namesake
  }

  /// Returns the player of the challenge who has a name that was typed: perhaps the same person on another device.
  package func player(named name: PlayerName) -> Player? { round.players.player(named: name) }

  /// Whether there is another player of the same puzzle.
  package var hasOthers: Bool { !others.isEmpty }

  private var others: [Player] {
    let key = ownName?.key
    return round.players.filter { $0.name.key != key }
  }

  /// Returns the table of this player and the others. It has words only after the player's own round has ended.
  package func table(today: DailyPuzzle?) -> Table {
    var entries = others.map { player in
      Table.Entry(
        name: player.name, words: player.words, newWords: arrivedWords(of: player), hasFinished: player.hasFinished,
        isOwn: false)
    }
    entries.append(
      Table.Entry(name: ownName, words: sentWords, newWords: [], hasFinished: round.isEnded, isOwn: true))
    return Table(of: entries, in: puzzle, lexicon, isOver: isOver(today), showsWords: round.isEnded)
  }

  /// Returns the words of a player that the challenge opened last has added; none if it was the first one.
  private func arrivedWords(of player: Player) -> [Word] {
    guard let playersBefore, !playersBefore.isEmpty else { return [] }
    return player.words(since: playersBefore.player(named: player.name))
  }

  /// The challenge with everybody in it, without blocked words and words that only another dictionary knows; nil until
  /// ``setName(_:)``.
  package var challenge: Challenge? {
    guard let name = round.name else { return nil }
    let players = others.map { player in
      Player(name: player.name, words: player.words.filter(maySend), hasFinished: player.hasFinished)
    }
    let own = Player(name: name, words: sentWords, hasFinished: round.isEnded)
    return Challenge(
      id: round.id, root: round.root, players: players.joined(with: [own]).limited(keeping: name))
  }

  /// Sets the name under which the round is sent. A round that was sent keeps its name, unless another player has it.
  package mutating func setName(_ name: PlayerName) {
    round.name = name
    storeRound()
  }

  /// Adds the words that the player has found on another device, also to a round that has ended, and ends the round if
  /// it has ended there.
  package mutating func takeWords(of player: Player, at second: Int64) {
    round.name = round.name ?? player.name
    for word in newWords(of: player) {
      round.add(word, lexicon.wordClass(of: word)?.isCommon == true ? .common : .bonus)
    }
    if player.hasFinished {
      tickedAt = nil
      round.end()
    }
    roundDidChange(at: second)
  }

  /// Adds the players of a challenge to the round.
  mutating func addPlayers(of challenge: Challenge) {
    playersBefore = round.players
    wasSentBefore = round.name != nil
    round.players = round.players.joined(with: challenge.players).limited(keeping: ownName)
  }

  /// The found words as the others see them.
  private var sentWords: [Word] { round.found.filter { $0.kind != .system }.map { $0.word }.filter(maySend) }

  private func maySend(_ word: Word) -> Bool { lexicon.wordClass(of: word) != .blocked }

  /// Returns the words of a player that count and that this player has not found.
  private func newWords(of player: Player) -> [Word] {
    player.words.filter { word in
      guard let wordClass = lexicon.wordClass(of: word), wordClass != .blocked else { return false }
      return !round.hasFound(word)
    }
  }

  /// Returns whether the puzzle is that of a day that is past.
  private func isOver(_ today: DailyPuzzle?) -> Bool {
    guard let daily = round.daily, let today else { return false }
    return daily < today.number
  }
}
