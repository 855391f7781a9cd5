package import WordScramble

/// Sentences about rounds that a few people play together, the same in the terminal and in the app.
extension Wording {
  /// What a player is called: by the name or, without one, "Player 2".
  package func name(of player: SharedStandings.Name) -> String {
    player.text.isEmpty ? text(.togetherPlayer, .number(player.number)) : String(decoding: player.text, as: UTF8.self)
  }

  /// What the player of an identity is called by the player of this device: "Ben", or "you".
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - own: The identity of the player of this device, or nil.
  ///   - isFirst: Whether a sentence begins with it: "You".
  package func name(of player: SharedStandings.Name, own: UInt64?, isFirst: Bool = false) -> String {
    player.id == own ? text(isFirst ? .togetherYou : .togetherYouObject) : name(of: player)
  }

  /// What several players are called: "You, Ana and Ben".
  package func names(of players: [SharedStandings.Name], own: UInt64? = nil, isFirst: Bool = false) -> String {
    let names = players.indices.map { name(of: players[$0], own: own, isFirst: isFirst && $0 == 0) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let others = names.dropLast(2).reversed().reduce(names[names.count - 2]) {
      text(.namesMore, .text($1), .text($0))
    }
    return text(.namesTwo, .text(others), .text(last))
  }

  /// What a puzzle is called: "Daily No 325", or the root.
  package func name(of puzzle: SharedPuzzle) -> String {
    puzzle.daily.map { text(.dailyNumber, .number($0)) } ?? "\(puzzle.root)"
  }

  /// What a way to play together is called.
  package func name(of mode: SharedMode) -> String { text(mode == .race ? .togetherRace : .togetherList) }

  /// How one plays together that way, in a sentence or two.
  package func note(on mode: SharedMode) -> String { text(mode == .race ? .togetherRaceNote : .togetherListNote) }

  /// Who plays, which is all that is told before one plays too: "Ana and Ben are playing silkworm together." Nil if nobody else does.
  ///
  /// - Parameters:
  ///   - shared: The round.
  ///   - own: The identity of the player of this device, or nil.
  ///   - sensitiveWords: The words that no name may have; nil if they are not known.
  package func invitation(
    to shared: SharedRound, own: UInt64?, avoiding sensitiveWords: SensitiveWords?
  ) -> String? {
    let players = ownFirst(SharedStandings.names(in: shared, avoiding: sensitiveWords), own)
    guard players.contains(where: { $0.id != own }) else { return nil }
    let key = players.count == 1 ? WordingKey.togetherInvitationOfOne : .togetherInvitation
    return text(key, .text(names(of: players, own: own, isFirst: true)), .text(name(of: shared.puzzle)))
  }

  private func ownFirst(_ players: [SharedStandings.Name], _ own: UInt64?) -> [SharedStandings.Name] {
    players.filter { $0.id == own } + players.filter { $0.id != own }
  }

  /// What is sent to the others, a line each: who plays what, and the link.
  package func chat(
    about shared: SharedRound, link: String, avoiding sensitiveWords: SensitiveWords?
  ) -> [String] {
    let players = SharedStandings.names(in: shared, avoiding: sensitiveWords)
    return [text(.togetherChat, .text(names(of: players)), .text(name(of: shared.puzzle))), link]
  }

  /// Why a code is not taken.
  package func text(ofShared error: CodeError) -> String {
    text(error == .newer ? .challengeNewer : .challengeDamaged)
  }

  /// Why two codes are not put together.
  package func text(of error: SharedRoundError) -> String {
    switch error {
    case .otherRound: text(.togetherOtherRound)
    case .full: text(.togetherFull)
    case .tooLarge: text(.togetherTooLarge)
    }
  }
}

/// Sentences about how a shared round stands.
extension Wording {
  /// How a shared round stands, a sentence or a player a line: who is ahead, whether somebody still plays, the players, and who and what is
  /// not counted.
  package func lines(of standings: SharedStandings, in mode: SharedMode) -> [String] {
    let leftOut = names(of: standings.leftOut, own: standings.own)
    let unknown = standings.unknown.map(\.description).joined(separator: ", ")
    return [verdict(of: standings, in: mode), standings.isOpen ? text(.togetherOpen) : nil].compactMap(\.self)
      + standings.rows.map { text(of: $0, own: standings.own) }
      + (leftOut.isEmpty ? [] : [text(.togetherLeftOut, .text(leftOut))])
      + (unknown.isEmpty ? [] : [text(.togetherUnknown, .text(unknown))])
  }

  /// Who is ahead: "You found 2 more words than Ben." Nil if there is nobody to compare with.
  package func verdict(of standings: SharedStandings, in mode: SharedMode) -> String? {
    func first(_ player: SharedStandings.Name) -> Argument {
      .text(name(of: player, own: standings.own, isFirst: true))
    }
    func other(_ player: SharedStandings.Name) -> Argument { .text(name(of: player, own: standings.own)) }
    switch standings.verdict(in: mode) {
    case .alone: return nil
    case .equal(let players):
      let players = ownFirst(players, standings.own)
      return text(.togetherEqual, .text(names(of: players, own: standings.own, isFirst: true)))
    case .words(let lead, let ahead, let next):
      return text(.togetherMoreWords, .number(lead), first(ahead), other(next))
    case .points(let lead, let ahead, let next):
      return text(.togetherMorePoints, .number(lead), first(ahead), other(next))
    case .together(let found): return text(.togetherTogether, .number(found), .number(standings.commonWords))
    }
  }

  /// What is known of a player: "1. Ana: 3 words, 6 points, still playing".
  package func text(of row: SharedStandings.Row, own: UInt64?) -> String {
    text(
      .standingsRow, .number(row.place), .text(name(of: row.name, own: own, isFirst: true)),
      .text(text(.togetherWords, .number(row.tally.words))), .text(text(.togetherPoints, .number(row.tally.points))),
      .text(text(row.isFinal ? .togetherFinished : .togetherPlaying)))
  }

  /// The words that everyone, a few, only one player and nobody found, with what they are called; none before they may be shown.
  package func sections(of standings: SharedStandings) -> [(title: String, words: [Word])] {
    let only = standings.rows.map { row in
      let words = standings.only.filter { $0.players == [row.name] }.map(\.word)
      return (text(.togetherOnly, .text(name(of: row.name, own: standings.own))), words)
    }
    let shared = [
      (text(.togetherEveryone), standings.everyone), (text(.togetherSome), standings.some.map(\.word)),
    ]
    return (shared + only + [(text(.togetherMissed), standings.missed)]).filter { !$0.1.isEmpty }
  }
}
