import ScrambleKit
import WordScramble

/// The table of a shared round as its panel shows it: who has found how much, and the words once they may be shown.
struct SharedTable {
  /// The game whose round it is, as it was.
  let game: Game
  /// What is known of all players.
  let shared: SharedRound
  /// How the round stands.
  let standings: SharedStandings
  /// What the same people have played in this month; nil for a single puzzle.
  let month: SharedMonth?
  /// Whether today's puzzle is another one, which the same people can play.
  let canPlayToday: Bool
  /// The link with what all have found.
  let link: String
  let wording: Wording

  /// The table of the current round; nil if it is not shared.
  init?(of game: Game, today: DailyPuzzle?, address: String, wording: Wording) {
    guard let record = game.sharedRecord else { return nil }
    (self.game, self.wording, shared) = (game, wording, record.shared)
    standings = game.standings(of: record)
    month = game.sharedMonth(of: record.shared.puzzle.table, today).flatMap { $0.seen > 1 ? $0 : nil }
    canPlayToday = game.canPlayAgainTogether(today)
    link = record.shared.link(to: address)
  }
}

/// The players, and the sentences about them.
extension SharedTable {
  /// A player with what was found, as a row.
  struct Row: Identifiable {
    let player: ShownPlayer
    /// "1", which equal players share; nil where nobody has a place.
    var place: String?
    /// "3 words"; then "6 points", and whether the player has finished.
    let words: String
    let details: String
    /// The row as a sentence.
    let spoken: String

    var id: UInt64 { player.id }
  }

  /// What is played, and how.
  var kindText: String { wording.kind(of: shared.puzzle) }

  /// Those players whose words count, best first.
  var rows: [Row] {
    standings.rows.map { row in
      let points = wording.text(.togetherPoints, .number(row.tally.points))
      let state = wording.text(row.isFinal ? .togetherFinished : .togetherPlaying)
      return Row(
        player: shown(row.name), place: "\(row.place)", words: wording.text(.togetherWords, .number(row.tally.words)),
        details: [points, state].joined(separator: " · "), spoken: wording.text(of: row, own: standings.own))
    }
  }

  /// Who is ahead, and whether somebody still plays.
  var lines: [String] { sentences.dropLast(standings.rows.count + noteCount) }

  /// Who and what is not counted.
  var notes: [String] { sentences.suffix(noteCount) }

  /// What is told before the players, the players, and what is told after them.
  private var sentences: [String] { wording.lines(of: standings, in: shared.puzzle.mode) }

  private var noteCount: Int { (standings.leftOut.isEmpty ? 0 : 1) + (standings.unknown.isEmpty ? 0 : 1) }

  /// The words of the sentences that are English in every language.
  var englishWords: [String] {
    standings.unknown.map(\.description) + (shared.puzzle.daily == nil ? [shared.puzzle.root.description] : [])
  }

  /// What is sent to the others: who plays what, and the link.
  var chatText: String {
    wording.chat(about: shared, link: link, avoiding: game.sensitiveWords).joined(separator: "\n")
  }

  /// "2 words of yours from another device. Take them?", or nil if there is none.
  var takeText: String? {
    let count = game.wordsFromElsewhere.count
    return count == 0 ? nil : wording.text(.togetherTake, .number(count))
  }

  private func shown(_ name: SharedStandings.Name) -> ShownPlayer {
    ShownPlayer(name, own: standings.own, wording: wording)
  }
}

/// The words, once they may be shown, and the month.
extension SharedTable {
  /// The words that everyone, a few, only one player and nobody found.
  var sections: [RoundResult.Words] {
    let finders = Dictionary(uniqueKeysWithValues: standings.some.map { ($0.word, $0.players.map(shown)) })
    return wording.sections(of: standings).map { section in
      let bonus = section.words.filter { game.lexicon.wordClass(of: $0)?.isCommon != true }
      return RoundResult.Words(title: section.title, words: section.words, bonus: bonus, finders: finders)
    }
  }

  /// "3 of 5 days seen here", or nil if only one puzzle is known.
  var monthText: String? { month.map { wording.text(.togetherSeen, .number($0.seen), .number($0.days)) } }

  /// What the players have found in the month, the ones who were ahead more often first.
  var monthRows: [Row] {
    (month?.rows ?? []).map { row in
      let (player, words) = (shown(row.name), wording.text(.togetherWords, .number(row.words)))
      let ahead = wording.text(.togetherAhead, .number(row.ahead))
      return Row(
        player: player, words: words, details: ahead, spoken: [player.name, words, ahead].joined(separator: ", "))
    }
  }
}
