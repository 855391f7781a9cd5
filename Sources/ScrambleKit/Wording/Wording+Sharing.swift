package import WordScramble

/// Sentences about rounds that several people play together, shared by the terminal and the app.
extension Wording {
  /// Returns the name of a player; "Player 2" if the player has none.
  package func name(of player: SharedStandings.Name) -> String {
    player.text.isEmpty ? text(.togetherPlayer, .number(player.number)) : String(decoding: player.text, as: UTF8.self)
  }

  /// Returns the name of a player from the view of the player of this device: "Ben", or "you".
  ///
  /// - Parameters:
  ///   - ownID: The identity of the player of this device, if any.
  ///   - startsSentence: Whether the name begins a sentence: "You".
  package func name(of player: SharedStandings.Name, ownID: UInt64?, startsSentence: Bool = false) -> String {
    player.id == ownID ? text(startsSentence ? .togetherYou : .togetherYouObject) : name(of: player)
  }

  /// Returns the names of several players: "You, Ana and Ben".
  package func names(of players: [SharedStandings.Name], ownID: UInt64? = nil, startsSentence: Bool = false) -> String {
    let names = players.indices.map { name(of: players[$0], ownID: ownID, startsSentence: startsSentence && $0 == 0) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let others = names.dropLast(2).reversed().reduce(names[names.count - 2]) {
      text(.namesMore, .text($1), .text($0))
    }
    return text(.namesTwo, .text(others), .text(last))
  }

  /// Returns the name of a puzzle: "Daily No 325", or the root.
  package func name(of puzzle: SharedPuzzle) -> String {
    puzzle.daily.map { text(.dailyNumber, .number($0)) } ?? "\(puzzle.root)"
  }

  package func name(of mode: SharedMode) -> String { text(mode == .race ? .togetherRace : .togetherList) }

  /// Returns an explanation of a mode in a sentence or two.
  package func explanation(of mode: SharedMode) -> String {
    text(mode == .race ? .togetherRaceNote : .togetherListNote)
  }

  /// Returns who plays: "Ana and Ben are playing silkworm together." Nothing else is shown before the player joins. Nil
  /// if there are no other players.
  ///
  /// - Parameters:
  ///   - ownID: The identity of the player of this device, if any.
  ///   - sensitiveWords: The words that no name may contain; nil if they are not available.
  package func invitation(
    to shared: SharedRound, ownID: UInt64?, avoiding sensitiveWords: SensitiveWords?
  ) -> String? {
    let players = ownFirst(SharedStandings.names(in: shared, avoiding: sensitiveWords), ownID)
    guard players.contains(where: { $0.id != ownID }) else { return nil }
    let key = players.count == 1 ? WordingKey.togetherInvitationOfOne : .togetherInvitation
    return text(key, .text(names(of: players, ownID: ownID, startsSentence: true)), .text(name(of: shared.puzzle)))
  }

  private func ownFirst(_ players: [SharedStandings.Name], _ ownID: UInt64?) -> [SharedStandings.Name] {
    players.filter { $0.id == ownID } + players.filter { $0.id != ownID }
  }

  /// Returns the lines to send to the others: who plays what, and the link.
  package func chatMessage(
    about shared: SharedRound, link: String, avoiding sensitiveWords: SensitiveWords?
  ) -> [String] {
    let players = SharedStandings.names(in: shared, avoiding: sensitiveWords)
    return [text(.togetherChat, .text(names(of: players)), .text(name(of: shared.puzzle))), link]
  }

  /// Returns the reason a code is refused.
  package func text(ofShared error: CodeError) -> String {
    text(error == .newer ? .challengeNewer : .challengeDamaged)
  }

  /// Returns the reason two codes cannot be merged.
  package func text(of error: SharedRoundError) -> String {
    switch error {
    case .otherRound: text(.togetherOtherRound)
    case .full: text(.togetherFull)
    case .tooLarge: text(.togetherTooLarge)
    }
  }
}

/// Sentences about the standings of a shared round.
extension Wording {
  /// Returns the standings of a shared round, one sentence or player per line: who is ahead, whether somebody is still
  /// playing, the players, the names of players who are not counted, and the words that are not counted.
  package func lines(of standings: SharedStandings, in mode: SharedMode) -> [String] {
    let leftOut = names(of: standings.excludedPlayers, ownID: standings.ownID)
    let unknown = standings.unknown.map(\.description).joined(separator: ", ")
    return [verdict(of: standings, in: mode), standings.isOpen ? text(.togetherOpen) : nil].compactMap(\.self)
      + standings.rows.map { text(of: $0, ownID: standings.ownID) }
      + (leftOut.isEmpty ? [] : [text(.togetherLeftOut, .text(leftOut))])
      + (unknown.isEmpty ? [] : [text(.togetherUnknown, .text(unknown))])
  }

  /// Returns who is ahead: "You found 2 more words than Ben.", or how many words everybody has found together. Nil if
  /// there is nobody to compare with.
  package func verdict(of standings: SharedStandings, in mode: SharedMode) -> String? {
    func nameAtStart(_ player: SharedStandings.Name) -> Argument {
      .text(name(of: player, ownID: standings.ownID, startsSentence: true))
    }
    func nameInSentence(_ player: SharedStandings.Name) -> Argument { .text(name(of: player, ownID: standings.ownID)) }
    switch standings.verdict(in: mode) {
    case .alone: return nil
    case .equal(let players):
      let players = ownFirst(players, standings.ownID)
      return text(.togetherEqual, .text(names(of: players, ownID: standings.ownID, startsSentence: true)))
    case .words(let lead, let ahead, let next):
      return text(.togetherMoreWords, .number(lead), nameAtStart(ahead), nameInSentence(next))
    case .points(let lead, let ahead, let next):
      return text(.togetherMorePoints, .number(lead), nameAtStart(ahead), nameInSentence(next))
    case .together(let found): return text(.togetherTogether, .number(found), .number(standings.commonWordCount))
    }
  }

  /// Returns the standing of a player: "1. Ana: 3 words, 6 points, still playing".
  package func text(of row: SharedStandings.Row, ownID: UInt64?) -> String {
    text(
      .standingsRow, .number(row.place), .text(name(of: row.name, ownID: ownID, startsSentence: true)),
      .text(text(.togetherWords, .number(row.tally.words))), .text(text(.togetherPoints, .number(row.tally.points))),
      .text(text(row.isFinal ? .togetherFinished : .togetherPlaying)))
  }

  /// Returns the words found by everyone, by several players, by one player only, and by nobody, with titles. Leaves
  /// out empty lists, and is empty until the words may be shown.
  package func sections(of standings: SharedStandings) -> [(title: String, words: [Word])] {
    let onlyByOne = standings.rows.map { row in
      let words = standings.foundByOne.filter { $0.players == [row.name] }.map(\.word)
      return (text(.togetherOnly, .text(name(of: row.name, ownID: standings.ownID))), words)
    }
    let shared = [
      (text(.togetherEveryone), standings.foundByEveryone), (text(.togetherSome), standings.foundBySome.map(\.word)),
    ]
    return (shared + onlyByOne + [(text(.togetherMissed), standings.missed)]).filter { !$0.1.isEmpty }
  }
}
