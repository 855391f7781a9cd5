package import WordScramble

// Sets of rounds: reading, keeping and playing them, and handing in what was done. A code in the inbox may be a link.

/// Writes the set whose code is in the inbox, and what was done in its rounds.
@_expose(wasm, "readSet") @c(scramble_read_set)
public func readSet(_ count: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let code = try web.inbox.bytes(to: count)
    let (sensitive, lexicon) = (try web.openSensitiveWords(), try web.openLexicon())
    do throws(CodeError) {
      reply.add(try PuzzleSet(code: PastedLink.mended(code), avoiding: sensitive), in: lexicon)
    } catch {
      switch error {
      case .damaged: reply.line(.set, "damaged")
      case .newer: reply.line(.set, "newer")
      }
    }
  }
}

/// Keeps the set whose code is in the inbox, with the name on the line after it, or changes its name.
@_expose(wasm, "keepSet") @c(scramble_keep_set)
public func keepSet(_ count: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let lines = try web.inbox.bytes(to: count).split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let set = try web.set(lines.first ?? [])
    try web.change(&reply) { game, _ in
      game.keep(set, name: lines.count > 1 ? Array(lines[1]) : [], at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Removes the set whose code is in the inbox; its rounds stay.
@_expose(wasm, "removeSet") @c(scramble_remove_set)
public func removeSet(_ count: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let set = try web.set(try web.inbox.bytes(to: count)[...])
    try web.change(&reply) { game, _ in
      game.removeSet(set.checksum, at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Plays a round of the set whose code is in the inbox: that at a place from 1, or with 0 the first that has not ended.
@_expose(wasm, "playSet") @c(scramble_play_set)
public func playSet(_ count: Int32, _ place: Int32, _ seconds: Int64, _ uptime: Int64) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let set = try web.set(try web.inbox.bytes(to: count)[...])
    try web.change(&reply) { game, _ in
      game.play(set, place: place == 0 ? nil : Int(place), at: Moment(seconds: seconds, uptime: uptime))
    }
  }
}

/// Writes what a seat hands in of the set whose code is in the inbox.
@_expose(wasm, "handIn") @c(scramble_hand_in)
public func handIn(_ count: Int32, _ seat: Int32) -> UnsafeMutableRawPointer? {
  reply { reply throws(CallError) in
    let set = try web.set(try web.inbox.bytes(to: count)[...])
    try web.change(&reply) { game, reply in
      reply.begin(.handIn)
      let handIn = game.handIn(of: set, seat: Int(seat))
      reply.add(handIn.code)
      reply.add(handIn.fileName)
      reply.end()
    }
  }
}

extension WebGame {
  /// Returns the words that no set may have.
  package func openSensitiveWords() throws(CallError) -> SensitiveWords {
    guard let sensitiveWords else { throw .noLexicon }
    return sensitiveWords
  }

  /// Returns the set of a code that the page has read before.
  package func set(_ code: ArraySlice<UInt8>) throws(CallError) -> PuzzleSet {
    let sensitive = try openSensitiveWords()
    guard let set = try? PuzzleSet(code: PastedLink.mended(Array(code)), avoiding: sensitive) else { throw .outOfRange }
    return set
  }
}

extension Reply {
  /// Writes the set to which a round belongs.
  mutating func add(_ played: PlayedSet, found round: Round) {
    begin(.playedSet)
    add(played.set.code)
    add(played.place)
    add(played.set.roots.count)
    add(played.set.roots[0])
    if !played.name.isEmpty { add(Percent.encoded(played.name)) }
    end()
    for word in played.unitWords {
      begin(.unit)
      add(word)
      add(round.found.contains { $0.word == word })
      end()
    }
  }

  /// Writes a set that is kept.
  mutating func add(_ kept: KeptSet, in game: Game) {
    guard let set = kept.set else { return }
    begin(.keptSet)
    add(kept.code)
    add(set.roots.count)
    add(game.progress(of: set).count { $0?.isEnded == true })
    add(set.roots[0])
    add(kept.time)
    if !kept.name.isEmpty { add(Percent.encoded(kept.name)) }
    end()
  }
  package mutating func add(_ set: PuzzleSet, in lexicon: Lexicon) {
    begin(.set)
    add("set")
    add(set.code)
    var checksum = TextBuilder()
    checksum.add(hexadecimal: set.checksum)
    add(checksum.bytes)
    add(set.minimum)
    add(set.scoring == .letters)
    add(set.minutes ?? 0)
    add(set.isForClass)
    add(web.nextPlace(in: set))
    add(set.hiddenUnitWords.count)
    end()
    let progress = web.progress(of: set)
    for index in set.roots.indices { add(SetRound(at: index + 1, of: set, played: progress[index], in: lexicon)) }
    add(.setUnits, set.unitWords)
  }

  private mutating func add(_ round: SetRound) {
    begin(.setRound)
    add(round.root)
    add(round.total)
    add(Int(round.grade.rawValue))
    add(round.state != .notBegun)
    add(round.state == .ended)
    add(round.foundCount)
    for word in round.unitWords { add(word) }
    end()
  }
}
