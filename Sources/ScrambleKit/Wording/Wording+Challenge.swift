package import ScrambleCore

/// Sentences about the other players of a puzzle.
extension Wording {
  /// The length of a message in characters that every chat passes on whole.
  package static let maxMessageLength = 500

  /// Returns what the other players have found: "Ana found 15 of 40 words. Can you find more?"; nil if there are none.
  package func invitation(to table: Table) -> String? {
    sentence(about: table.rows.indices.filter { !table.rows[$0].isOwn }, in: table)
  }

  /// Returns the message that is sent with the link of a challenge, without the link. Names are not isolated in it,
  /// because a chat counts the characters for that.
  package func challengeMessage(of game: Game, today: DailyPuzzle?) -> String {
    let table = game.table(today: today)
    let isolated = sentence(about: Array(table.rows.indices), in: table) ?? ""
    let sentence = String(isolated.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" })
    guard let daily = game.round.daily else {
      return text(.challengeMessageFree, .text("\(game.round.root)"), .text(sentence))
    }
    return text(.challengeMessage, .number(daily), .text(sentence))
  }

  /// Returns "with Ana and Ben": the other players of a puzzle, best first; nil if there are none.
  package func otherPlayers(in table: Table) -> String? {
    let others = table.rows.indices.filter { !table.rows[$0].isOwn }
    return others.isEmpty ? nil : text(.challengeWith, .text(list(others.map { name(at: $0, in: table) })))
  }

  /// Returns the name of the player in a row, isolated in direction. A name that must not be shown is replaced by its
  /// place.
  package func name(at index: Int, in table: Table) -> String {
    let row = table.rows[index]
    if let name = row.name, row.isNameShown { return "\u{2068}\(name)\u{2069}" }
    return row.isOwn ? text(.challengeYou) : text(.challengePlayer, .number(index + 1))
  }

  /// Returns the character on the bead of the player in a row: the first letter of the name, or the place.
  package func initial(at index: Int, in table: Table) -> String {
    let row = table.rows[index]
    guard row.isNameShown, let first = row.name?.description.first else { return "\(index + 1)" }
    return first.uppercased()
  }

  /// Returns the numbers of a row: "15 words · 31 points · finished".
  package func details(of row: Table.Row) -> String {
    let newWords = row.newWords > 0 ? text(.challengeNewWords, .number(row.newWords)) : nil
    let state = text(row.hasFinished ? .challengeFinished : .challengeStillPlaying)
    let numbers = [text(.challengeWords, .number(row.words)), text(.pointsCount, .number(row.points))]
    return (numbers + [newWords, state].compactMap(\.self)).joined(separator: " · ")
  }

  /// Returns "Ana, Ben and Mum".
  package func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    let first = names.dropLast().joined(separator: text(.refusalNotLettersListSeparator))
    return text(.listLast, .text(first), .text(last))
  }

  private func sentence(about indices: [Int], in table: Table) -> String? {
    guard let best = indices.first else { return nil }
    let words = text(.resultFound, .number(table.rows[best].words), .number(table.total))
    let names = indices.map { name(at: $0, in: table) }
    guard names.count > 1 else { return text(.challengeInvitation, .text(names[0]), .text(words)) }
    return text(
      .challengeInvitationOfSeveral, .text(names[0]), .text(words), .text(list(Array(names.dropFirst()))))
  }
}
