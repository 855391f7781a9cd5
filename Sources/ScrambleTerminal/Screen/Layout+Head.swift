import ScrambleKit
import WordScramble

/// The head of the screen: the round and its progress.
extension Layout {
  /// Three lines: the kind of round and the score; the root and the cord of ranks; the words found and the next rank.
  var headLines: [Line] {
    let found = wording.text(.foundCountOfTotal, .number(standing.foundCount), .number(standing.total))
    return [
      Line(" " + kind).with(right: "\(points), \(wording.name(of: standing.rank))", width: width),
      Line(" \(round.root)".cut(toWidth: width - 42), .strong).with(cordLine(width: 40), from: width - 40),
      Line(" " + withGoodDay([found, bonus, unitWords].compactMap(\.self).joined(separator: ", "))).with(
        right: wording.nextRank(of: standing) ?? "", width: width, orShorter: wording.shortNextRank(of: standing) ?? ""),
    ]
  }

  /// Adds the goal of the day to the found words if the next rank still fits beside it.
  private func withGoodDay(_ found: String) -> String {
    guard let goodDay = wording.goodDay(of: game) else { return found }
    let text = wording.text(.sentenceJoined, .text(found), .text(goodDay))
    return text.displayWidth + (wording.nextRank(of: standing) ?? "").displayWidth + 3 < width ? text : found
  }

  /// Two lines for a small screen.
  var smallHeadLines: [Line] {
    let right = [points, wording.shortNextRank(of: standing)].compactMap(\.self).joined(separator: ", ")
    let found = wording.text(.foundOfTotal, .number(standing.foundCount), .number(standing.total))
    let left = standing.lengths.filter { $0.remaining > 0 }.map { "\($0.length):\($0.remaining)" }
    let list = left.isEmpty ? "" : "\(wording.text(.remainingLabel)) \(left.joined(separator: " "))"
    return [
      Line(" \(round.root)\(clock.map { "  " + $0 } ?? "")".cut(toWidth: width), .strong).with(
        right: right, width: width, orShorter: points),
      Line(" " + [found, bonus, unitWords].compactMap(\.self).joined(separator: ", ")).with(right: list, width: width),
    ]
  }

  /// The time left in a timed round, or nil.
  private var clock: String? { screen.session.timeLeft.map(wording.clock) }

  /// The set and the position of the round in it. A long name is shortened to leave room for the rest.
  private var placeInSet: String? {
    guard let played = game.playedSet else { return nil }
    let name = wording.name(of: played.set, named: played.name).shortened(toWidth: max(8, width - 45))
    return wording.text(
      .playedSetPlace, .text(name), .number(played.place), .number(played.set.roots.count))
  }

  private var points: String { wording.text(.pointsCount, .number(standing.score)) }
  private var unitWords: String? { wording.unitWordCount(in: game) }
  private var bonus: String { wording.text(.foundBonusCount, .number(standing.bonus)) }

  /// The kind of round and a time: "Daily No 325, next in 6 h 42 min", or the time left in a free round.
  private var kind: String {
    let kind = [placeInSet ?? wording.kind(of: game), clock].compactMap(\.self).joined(separator: ", ")
    let today = screen.session.clock.today
    if let newDay = wording.newDay(in: game, today: today) { return "\(kind), \(wording.text(newDay, command: "^O"))" }
    guard round.daily != nil else { return kind }
    return "\(kind), \(wording.next(minutesToMidnight: screen.session.clock.minutesToMidnight))"
  }

  /// Returns the progress cord: a bead at the share of points of each rank, a marker at the share of this round, and a
  /// marker where the rival round was at this time.
  func cordLine(width: Int) -> [Line.Piece] {
    let last = width - 2
    let position = standing.share * last / 1000
    let beads = Rank.allCases.map { (column: $0.share * last / 1000, isReached: $0 <= standing.rank) }
    let rival = game.rival.map { $0.pace(after: round.playTime).share * last / 1000 }
    return (0...last).map { column in
      if column == rival { return Line.Piece(column: column, text: glyphs.rival, style: .bonusBead) }
      let bead = beads.last { $0.column == column }
      let isMark = column == position && standing.rank != .wholeString && bead?.isReached != true
      let glyph = isMark ? glyphs.positionMark : bead.map { $0.isReached ? glyphs.reached : glyphs.hollowBead }
      let isReached = column < position
      return Line.Piece(
        column: column, text: glyph ?? (isReached ? glyphs.reachedCord : glyphs.cord),
        style: isReached || glyph != nil ? .cord : .faint)
    }
  }
}

extension Line {
  /// Returns the line with the pieces of a cord added from a column on.
  func with(_ pieces: [Piece], from column: Int) -> Line {
    pieces.reduce(into: self) { line, piece in
      if piece.column == 0 { line.add(piece.text, piece.style, at: column) } else { line.add(piece.text, piece.style) }
    }
  }

  /// Returns the line with text aligned right, or with a shorter text if there is no room.
  fileprivate func with(right text: String, width: Int, orShorter short: String) -> Line {
    let line = with(right: text, width: width)
    return line == self ? with(right: short, .faint, width: width) : line
  }
}
