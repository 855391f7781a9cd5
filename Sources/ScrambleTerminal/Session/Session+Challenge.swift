import ScrambleCore
import ScrambleKit

/// The others who play the same puzzle.
extension Session {
  /// What the others have found, at the start of a round that a challenge has opened.
  var invitation: String? { game.arrival == .invitation ? wording.invitation(to: table) : nil }

  /// "with Ana and Ben", or nil without others.
  var otherPlayers: String? { wording.otherPlayers(in: table) }

  /// The players side by side and the words by their finders, each with a title. None before the round has ended, or
  /// without others.
  var tableSections: [(title: WordingKey, lines: [String])] {
    guard game.round.isEnded && game.hasOthers else { return [] }
    let table = table
    let sections: [(title: WordingKey, lines: [String])] = [
      (.challengeTitle, table.rows.indices.map { line(ofRow: $0, in: table) }),
      (.challengeFoundByAll, [text(of: table.foundByAll)]),
      (.challengeFoundBySome, lines(of: table.foundBySome, in: table)),
      (.challengeFoundByOne, lines(of: table.foundByOne, in: table)),
      (.challengeMissed, [table.missed.map(\.description).joined(separator: " ")]),
    ]
    return sections.filter { $0.lines.first?.isEmpty == false }
  }

  /// Returns the message and the code that invite others to this round; none until the player has a name that nobody
  /// else in the round has.
  mutating func challengeLines() -> [String] {
    guard let name = game.ownName, game.namesake == nil else { return [] }
    change { game, _ in game.setName(name) }
    guard let code = game.challenge?.code else { return [] }
    return [wording.challengeMessage(of: game, today: clock.today), "#" + String(decoding: code, as: UTF8.self)]
  }

  private var table: Table { game.table(today: clock.today) }

  private func line(ofRow index: Int, in table: Table) -> String {
    "\(index + 1). \(wording.name(at: index, in: table))  \(wording.details(of: table.rows[index]))"
  }

  /// Returns a line for each group of finders: their names and their words.
  private func lines(of words: [Table.FoundWord], in table: Table) -> [String] {
    let groups = Dictionary(grouping: words, by: \.finders).sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return groups.map { finders, words in
      "\(wording.list(finders.map { wording.name(at: $0, in: table) })): \(text(of: words))"
    }
  }

  private func text(of words: [Table.FoundWord]) -> String {
    words.map { $0.isCommon ? "\($0.word)" : "\($0.word) (\(wording.text(.foundBonus)))" }.joined(separator: " ")
  }
}
