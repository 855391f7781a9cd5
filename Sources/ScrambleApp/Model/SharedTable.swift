import ScrambleKit
import WordScramble

/// The table of a shared round: who has found how much, and the words when they may be shown.
struct SharedTable {
  /// A copy of the game with the round.
  let game: Game
  /// The known data of all players.
  let sharedRound: SharedRound
  /// The players' results so far.
  let standings: SharedStandings
  /// The group's results in this month; nil unless more than one of its puzzles is known.
  let month: SharedMonth?
  /// Whether today's puzzle is a different one, which the same people can play.
  let canPlayToday: Bool
  /// The link with the words of all players.
  let link: String
  let wording: Wording

  /// Creates the table of the current round; nil if the round is not shared.
  init?(of game: Game, today: DailyPuzzle?, address: String, wording: Wording) {
    guard let record = game.sharedRecord else { return nil }
    (self.game, self.wording, sharedRound) = (game, wording, record.shared)
    standings = game.standings(of: record)
    month = game.sharedMonth(of: record.shared.puzzle.table, today).flatMap { $0.knownCount > 1 ? $0 : nil }
    canPlayToday = game.canPlayAgainTogether(today)
    link = record.shared.link(to: address)
  }
}

/// The players, and the sentences about them.
extension SharedTable {
  struct Row: Identifiable {
    let player: ShownPlayer
    /// "1", which players with equal results share; nil without a ranking.
    var positionText: String?
    /// "3 words".
    let wordCountText: String
    /// "6 points" and whether the player has finished or, for a month, on how many days the player was ahead.
    let details: String
    let spokenText: String

    var id: UInt64 { player.id }
  }

  /// The round and its mode.
  var kindText: String { wording.kind(of: sharedRound.puzzle) }

  /// The players whose words count, best first.
  var rows: [Row] {
    standings.rows.map { row in
      let points = wording.text(.togetherPoints, .number(row.tally.points))
      let state = wording.text(row.isFinal ? .togetherFinished : .togetherPlaying)
      return Row(
        player: shownPlayer(row.name), positionText: "\(row.place)",
        wordCountText: wording.text(.togetherWords, .number(row.tally.words)),
        details: [points, state].joined(separator: " · "), spokenText: wording.text(of: row, ownID: standings.ownID))
    }
  }

  /// Who is ahead, and whether somebody is still playing.
  var lines: [String] { sentences.dropLast(standings.rows.count + noteCount) }

  /// The players and words that are not counted.
  var notes: [String] { sentences.suffix(noteCount) }

  /// The sentences before the players, the players, and the sentences after them.
  private var sentences: [String] { wording.lines(of: standings, in: sharedRound.puzzle.mode) }

  private var noteCount: Int { (standings.excludedPlayers.isEmpty ? 0 : 1) + (standings.unknown.isEmpty ? 0 : 1) }

  var englishWords: [String] {
    standings.unknown.map(\.description)
      + (sharedRound.puzzle.daily == nil ? [sharedRound.puzzle.root.description] : [])
  }

  /// The message to the others: who plays what, and the link.
  var chatText: String {
    wording.chatMessage(about: sharedRound, link: link, avoiding: game.sensitiveWords).joined(separator: "\n")
  }

  /// "2 words of yours from another device. Take them?", or nil if there are none.
  var importOfferText: String? {
    let count = game.importableWords.count
    return count == 0 ? nil : wording.text(.togetherTake, .number(count))
  }

  private func shownPlayer(_ name: SharedStandings.Name) -> ShownPlayer {
    ShownPlayer(name, ownID: standings.ownID, wording: wording)
  }
}

/// The words when they may be shown, and the month.
extension SharedTable {
  /// The words in sections: found by everyone, by some players, by each player alone, and by nobody. Empty until they
  /// may be shown.
  var sections: [RoundResult.WordSection] {
    let finders = Dictionary(uniqueKeysWithValues: standings.foundBySome.map { ($0.word, $0.players.map(shownPlayer)) })
    return wording.sections(of: standings).map { section in
      let bonusWords = section.words.filter { game.lexicon.wordClass(of: $0)?.isCommon != true }
      return RoundResult.WordSection(
        title: section.title, words: section.words, bonusWords: bonusWords, finders: finders)
    }
  }

  /// "3 of 5 days seen here"; nil without ``month``.
  var monthText: String? { month.map { wording.text(.togetherSeen, .number($0.knownCount), .number($0.dayCount)) } }

  /// The players' results in the month. The player who was ahead most often comes first.
  var monthRows: [Row] {
    (month?.rows ?? []).map { row in
      let (player, wordCountText) = (shownPlayer(row.name), wording.text(.togetherWords, .number(row.words)))
      let leadText = wording.text(.togetherAhead, .number(row.leadCount))
      return Row(
        player: player, wordCountText: wordCountText, details: leadText,
        spokenText: [player.name, wordCountText, leadText].joined(separator: ", "))
    }
  }
}
