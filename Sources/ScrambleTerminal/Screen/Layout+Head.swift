import ScrambleKit
import WordScramble

/// What the game is and how far it has come.
extension Layout {
  /// Three lines: the kind of round and the score; the root and the cord of ranks; what was found and what the next rank takes.
  var headLines: [Line] {
    let standing = "\(points), \(wording.name(of: rank))"
    let found = wording.text(.foundCount, .number(round.commonCount), .number(total))
    let bonus = wording.text(.bonusCount, .number(round.bonusCount))
    return [
      Line(" " + kind).with(right: standing, width: width),
      rootLine(width: width - 42).withCord(cordLine(width: 40), from: width - 40),
      Line(" \(found), \(bonus)").with(right: toNextRank ?? "", width: width),
    ]
  }

  /// Two lines for a small screen.
  var smallHeadLines: [Line] {
    let next = nextRank.map { wording.text(.toRank, .number($0.distance), .text(wording.name(of: $0.rank))) }
    let right = [points, next].compactMap(\.self).joined(separator: ", ")
    let found = wording.text(.foundShort, .number(round.commonCount), .number(total))
    let bonus = wording.text(.bonusCount, .number(round.bonusCount))
    let left = round.lengths(in: game.puzzle).filter { $0.left > 0 }.map { "\($0.length):\($0.left)" }
    let list = left.isEmpty ? "" : "\(wording.text(.leftShort)) \(left.joined(separator: " "))"
    return [
      rootLine(width: width).with(right: right, width: width).orShorter(points, width: width),
      Line("\(found), \(bonus)").with(right: list, width: width),
    ]
  }

  private func rootLine(width: Int) -> Line {
    Line(" \(round.root)".cut(toWidth: width), .strong)
  }

  private var points: String { wording.text(.points, .number(round.score)) }
  private var rank: Rank { round.rank(in: game.puzzle) }
  private var total: Int { game.puzzle.common.count(in: round) }

  /// "Daily No 325, next in 6 h 42 min", or that it is a free round.
  private var kind: String {
    guard let number = round.daily else {
      return wording.text(.freeRoundGrade, .text(wording.name(of: game.puzzle.grade)))
    }
    let daily = wording.text(.daily, .number(number))
    if let today = session.clock.today?.number, today > number {
      return "\(daily), \(wording.text(.nextReady, .number(today)))"
    }
    let minutes = session.clock.minutesToMidnight
    return "\(daily), \(wording.text(.nextIn, .number(minutes / 60), .number(minutes % 60)))"
  }

  /// The next rank that more points bring, and how many it takes.
  private var nextRank: (rank: Rank, distance: Int)? {
    let points = round.totalPoints(in: game.puzzle)
    return Rank.allCases.first { $0 != .wholeString && $0 > rank && $0.threshold(ofTotal: points) > round.commonPoints }
      .map { ($0, $0.threshold(ofTotal: points) - round.commonPoints) }
  }

  private var toNextRank: String? {
    if let next = nextRank {
      return wording.text(.pointsToRank, .number(next.distance), .text(wording.name(of: next.rank)))
    }
    let left = round.left(in: game.puzzle).count
    return left == 0 ? nil : wording.text(.wordsToRank, .number(left), .text(wording.name(of: .wholeString)))
  }

  /// The cord of progress: a bead for each rank at its share of the points, and a needle where the round stands.
  private func cordLine(width: Int) -> [Line.Piece] {
    let last = width - 2
    let points = round.totalPoints(in: game.puzzle)
    let position = points == 0 ? 0 : rank == .wholeString ? last : min(last - 1, round.commonPoints * last / points)
    let beads = Rank.allCases.map { (column: $0.share * last / 100, isReached: $0 <= rank) }
    return (0...last).map { column in
      let bead = beads.last { $0.column == column }
      let isNeedle = column == position && rank != .wholeString && bead?.isReached != true
      let sign = isNeedle ? glyphs.needle : bead.map { $0.isReached ? glyphs.reached : glyphs.ahead }
      let isRope = column < position
      return Line.Piece(
        column: column, text: sign ?? (isRope ? glyphs.rope : glyphs.cord),
        style: isRope || sign != nil ? .cord : .faint)
    }
  }
}

extension Line {
  /// Returns the line with the pieces of a cord, moved to a column.
  fileprivate func withCord(_ pieces: [Piece], from column: Int) -> Line {
    pieces.reduce(into: self) { line, piece in
      if piece.column == 0 { line.add(piece.text, piece.style, at: column) } else { line.add(piece.text, piece.style) }
    }
  }

  /// Returns the line with a shorter text at the right where a longer one found no room.
  func orShorter(_ text: String, width: Int) -> Line {
    pieces.count > 1 ? self : with(right: text, .faint, width: width)
  }
}
