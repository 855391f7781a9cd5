import ScrambleKit
import WordScramble

/// What the game is and how far it has come.
extension Layout {
  /// Three lines: the kind of round and the score; the root and the cord of ranks; what was found and what the next rank takes.
  var headLines: [Line] {
    let found = wording.text(.foundCount, .number(standing.found), .number(standing.total))
    return [
      Line(" " + kind).with(right: "\(points), \(wording.name(of: standing.rank))", width: width),
      rootLine(width: width - 42).with(cordLine(width: 40), from: width - 40),
      Line(" \(found), \(bonus)").with(right: wording.nextRank(of: standing) ?? "", width: width),
    ]
  }

  /// Two lines for a small screen.
  var smallHeadLines: [Line] {
    let right = [points, wording.shortNextRank(of: standing)].compactMap(\.self).joined(separator: ", ")
    let found = wording.text(.foundShort, .number(standing.found), .number(standing.total))
    let left = standing.lengths.filter { $0.left > 0 }.map { "\($0.length):\($0.left)" }
    let list = left.isEmpty ? "" : "\(wording.text(.leftShort)) \(left.joined(separator: " "))"
    return [
      rootLine(width: width).with(right: right, width: width, orShorter: points),
      Line(" \(found), \(bonus)").with(right: list, width: width),
    ]
  }

  private func rootLine(width: Int) -> Line {
    Line(" \(round.root)".cut(toWidth: width), .strong)
  }

  private var points: String { wording.text(.points, .number(standing.score)) }
  private var bonus: String { wording.text(.bonusCount, .number(standing.bonus)) }

  /// "Daily No 325, next in 6 h 42 min", or that it is a free round.
  private var kind: String {
    let kind = wording.kind(of: game)
    guard let daily = round.daily else { return kind }
    let next = wording.next(
      after: daily, today: session.clock.today?.number, minutesToMidnight: session.clock.minutesToMidnight)
    return "\(kind), \(next)"
  }

  /// The cord of progress: a bead for each rank at its share of the points, and a needle where the round stands.
  func cordLine(width: Int) -> [Line.Piece] {
    let last = width - 2
    let position = standing.share * last / 1000
    let beads = Rank.allCases.map { (column: $0.share * last / 100, isReached: $0 <= standing.rank) }
    return (0...last).map { column in
      let bead = beads.last { $0.column == column }
      let isNeedle = column == position && standing.rank != .wholeString && bead?.isReached != true
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
  func with(_ pieces: [Piece], from column: Int) -> Line {
    pieces.reduce(into: self) { line, piece in
      if piece.column == 0 { line.add(piece.text, piece.style, at: column) } else { line.add(piece.text, piece.style) }
    }
  }

  /// Returns the line with text that ends at the right edge, a shorter one where there is no room for it.
  fileprivate func with(right text: String, width: Int, orShorter short: String) -> Line {
    let line = with(right: text, width: width)
    return line == self ? with(right: short, .faint, width: width) : line
  }
}
