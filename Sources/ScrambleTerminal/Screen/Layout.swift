import ScrambleKit
import WordScramble

/// Draws a session as a picture of any size.
///
/// The order is the same at every size: what the game is, how far it has come, the words, the letters, the field, the message under
/// the field, the keys. Where there is little room the words move under the field, and a message stands in their place for a while.
struct Layout {
  /// The widest and highest picture that a small layout is for.
  private static let roomyWidth = 64
  private static let roomyHeight = 20
  /// Lines longer than this are hard to read across.
  private static let widest = 100

  let session: ScreenSession
  let glyphs: Glyphs
  let width: Int
  let height: Int

  /// Draws a session on a terminal of some columns and rows; the last column is never written.
  static func picture(of session: ScreenSession, columns: Int, rows: Int, glyphs: Glyphs) -> Picture {
    let width = max(1, min(columns - 1, widest))
    let layout = Layout(session: session, glyphs: glyphs, width: width, height: max(1, rows))
    return layout.picture.fitted(rows: max(1, rows), movedBy: max(0, (columns - 1 - width) / 2))
  }

  var game: Game { session.game }
  var round: Round { session.game.round }
  var standing: Standing { session.game.standing }
  var wording: Wording { session.wording }

  private var picture: Picture {
    if let panel = session.panel { return panelPicture(panel) }
    return width >= Layout.roomyWidth - 1 && height >= Layout.roomyHeight ? roomyPicture : smallPicture
  }

  private var roomyPicture: Picture {
    let rule = Line(String(repeating: glyphs.rule, count: width), .faint)
    let beads = beadLines(gap: 4)
    let strand = strandLine(indent: 3)
    let above = headLines + [rule]
    let below = [rule, Line()] + beads + [Line(), strand.line] + padded(messageLines, to: 4) + [rule, keyLine]
    let rows = height - above.count - below.count
    let excerpt = excerpt(room: rows)
    let row = above.count + rows + 2 + beads.count + 1
    return Picture(
      lines: above + listLines(excerpt, rows: rows) + below, cursor: (row, strand.end), firstWord: excerpt.start)
  }

  private var smallPicture: Picture {
    let beads = beadLines(gap: 2)
    let strand = strandLine(indent: 1)
    let top = Array(smallHeadLines.prefix(height >= 6 ? 2 : 1)) + (height >= 4 ? beads : [])
    let room = max(0, height - top.count - 1 - (height >= 8 ? 1 : 0))
    let message = Array(messageLines.prefix(room))
    let excerpt = flowExcerpt(rows: room - message.count)
    let words = flowLines(excerpt, rows: room - message.count)
    let bottom = height >= 8 ? [keyLine] : []
    let lines = top + [strand.line] + padded(message + words, to: room) + bottom
    return Picture(lines: lines, cursor: (top.count, strand.end), firstWord: excerpt.start)
  }

  func padded(_ lines: [Line], to count: Int) -> [Line] {
    Array(lines.prefix(count)) + Array(repeating: Line(), count: max(0, count - lines.count))
  }
}
