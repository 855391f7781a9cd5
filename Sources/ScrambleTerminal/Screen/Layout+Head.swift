import ScrambleCore
import ScrambleKit

/// The head of the screen: the round and its progress.
extension Layout {
  /// Three lines: the kind of round and the score; the root and the cord of ranks; the words found and the next rank.
  var headLines: [Line] {
    let found = wording.text(.foundCountOfTotal, .number(standing.foundCount), .number(standing.total))
    let score = "\(pointsText), \(wording.name(of: standing.rank))"
    return [
      Line(" " + kindAndTime(width: width - score.displayWidth - 3)).with(right: score, width: width),
      Line(" \(round.root)".cut(toWidth: width - 42), .strong).with(cordPieces(width: 40), from: width - 40),
      Line(" " + addingDailyGoal(to: "\(found), \(bonusText)"))
        .with(
          right: wording.nextRank(of: standing) ?? "", width: width,
          orShorter: wording.shortNextRank(of: standing) ?? ""),
    ]
  }

  /// Returns the found words with the goal of a good day, if the next rank still fits beside them.
  private func addingDailyGoal(to found: String) -> String {
    guard let goodDay = wording.goodDay(of: game) else { return found }
    let text = wording.text(.sentenceJoined, .text(found), .text(goodDay))
    return text.displayWidth + (wording.nextRank(of: standing) ?? "").displayWidth + 3 < width ? text : found
  }

  /// Two lines for a small screen.
  var smallHeadLines: [Line] {
    let right = [pointsText, wording.shortNextRank(of: standing)].compactMap(\.self).joined(separator: ", ")
    let found = wording.text(.foundOfTotal, .number(standing.foundCount), .number(standing.total))
    let remainingByLength = standing.lengths.filter { $0.remaining > 0 }.map { "\($0.length):\($0.remaining)" }
    let remainingText =
      remainingByLength.isEmpty ? "" : "\(wording.text(.remainingLabel)) \(remainingByLength.joined(separator: " "))"
    return [
      Line(" \(round.root)".cut(toWidth: width), .strong).with(right: right, width: width, orShorter: pointsText),
      Line(" \(found), \(bonusText)").with(right: remainingText, width: width),
    ]
  }

  private var pointsText: String { wording.text(.pointsCount, .number(standing.score)) }
  private var bonusText: String { wording.text(.foundBonusCount, .number(standing.bonusCount)) }

  /// Returns the kind of round, the other players, and for a daily puzzle the time until the next one if it fits:
  /// "Daily No 325, with Ana, next in 6 h 42 min". If a new daily puzzle is available, a notice with the key that opens
  /// it is last.
  private func kindAndTime(width: Int) -> String {
    let kinds = [wording.kind(of: game), screen.session.otherPlayers].compactMap(\.self)
    let kind = kinds.joined(separator: ", ").shortened(toWidth: width)
    let today = screen.session.clock.today
    if let newDay = wording.newDailyNotice(in: game, today: today) {
      return "\(kind), \(wording.text(newDay, command: "^O"))"
    }
    guard round.daily != nil else { return kind }
    let time = wording.timeUntilNextDaily(minutesToMidnight: screen.session.clock.minutesToMidnight)
    return kinds.count > 1 && "\(kind), \(time)".displayWidth > width ? kind : "\(kind), \(time)"
  }

  /// Returns the progress cord: a bead at the share of points of each rank, and a marker at the share of this round.
  func cordPieces(width: Int) -> [Line.Piece] {
    let lastColumn = width - 2
    let position = standing.share * lastColumn / 1000
    let beads = Rank.allCases.map { (column: $0.requiredShare * lastColumn / 1000, isReached: $0 <= standing.rank) }
    return (0...lastColumn).map { column in
      let bead = beads.last { $0.column == column }
      let isMark = column == position && !standing.isWhole && bead?.isReached != true
      let glyph = isMark ? glyphs.positionMark : bead.map { $0.isReached ? glyphs.reachedBead : glyphs.hollowBead }
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
