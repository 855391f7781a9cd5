import ScrambleCore
import ScrambleKit

/// Draws the game, or the open panel, as a picture of any size.
///
/// On a large screen, the order is: the head, the words, the letters, the field, the message, the keys. On a small
/// screen, the words are below the message, and a long message leaves them less room. On a very low one, the keys and
/// then the letters are left out.
struct Layout {
  /// The minimum width and height of the large layout.
  private static let largeWidth = 64
  private static let largeHeight = 20
  /// The maximum width, because longer lines are hard to read.
  private static let maximumWidth = 100

  let screen: ScreenGame
  let glyphs: Glyphs
  let width: Int
  let height: Int

  /// Draws the game on a terminal of a given size. The last column is never written.
  static func picture(of screen: ScreenGame, columns: Int, rows: Int, glyphs: Glyphs) -> Picture {
    let width = max(1, min(columns - 1, maximumWidth))
    let layout = Layout(screen: screen, glyphs: glyphs, width: width, height: max(1, rows))
    return layout.picture.fitted(rows: max(1, rows), movedBy: max(0, (columns - 1 - width) / 2))
  }

  var game: Game { screen.game }
  var round: Round { screen.game.round }
  var standing: Standing { screen.game.standing }
  var wording: Wording { screen.wording }

  private var picture: Picture {
    if let panel = screen.panel { return panelPicture(panel) }
    return width >= Layout.largeWidth - 1 && height >= Layout.largeHeight ? largePicture : smallPicture
  }

  private var largePicture: Picture {
    let separator = Line(String(repeating: glyphs.cord, count: width), .faint)
    let beads = beadLines(gap: 4)
    let field = fieldLine(indent: 3)
    let above = headLines + [separator]
    let below =
      [separator, Line()] + beads + [Line(), field.line] + padded(messageLines, to: 4) + [separator, keyLine]
    let rows = height - above.count - below.count
    let excerpt = excerpt(room: rows)
    let row = above.count + rows + 2 + beads.count + 1
    return Picture(
      lines: above + listLines(excerpt, rows: rows) + below, cursor: (row, field.end), firstWordIndex: excerpt.start)
  }

  private var smallPicture: Picture {
    let beads = beadLines(gap: 2)
    let field = fieldLine(indent: 1)
    let top = Array(smallHeadLines.prefix(height >= 6 ? 2 : 1)) + (height >= 4 ? beads : [])
    let room = max(0, height - top.count - 1 - (height >= 8 ? 1 : 0))
    let message = Array(messageLines.prefix(room))
    let excerpt = excerpt(room: (room - message.count) * compactColumns.count)
    let words = compactListLines(excerpt, rows: room - message.count)
    let bottom = height >= 8 ? [keyLine] : []
    let lines = top + [field.line] + padded(message + words, to: room) + bottom
    return Picture(lines: lines, cursor: (top.count, field.end), firstWordIndex: excerpt.start)
  }

  func padded(_ lines: [Line], to count: Int) -> [Line] {
    Array(lines.prefix(count)) + Array(repeating: Line(), count: max(0, count - lines.count))
  }
}

/// A picture of the whole screen, and the position of the cursor.
struct Picture {
  var lines: [Line]
  var cursor: (row: Int, column: Int)?
  /// The index of the first found word shown, or nil if a panel covers the words.
  var firstWordIndex: Int?

  /// Returns the picture cut or extended to a number of rows and moved to the right.
  func fitted(rows: Int, movedBy columns: Int) -> Picture {
    var lines = Array(lines.prefix(rows)).map { $0.moved(by: columns) }
    lines += Array(repeating: Line(), count: max(0, rows - lines.count))
    let cursor = cursor.flatMap { $0.row < rows ? (row: $0.row, column: $0.column + columns) : nil }
    return Picture(lines: lines, cursor: cursor, firstWordIndex: firstWordIndex)
  }
}

extension ScreenGame {
  /// Draws the game on a terminal of a given size, and limits scrolling to the end of the words.
  mutating func draw(columns: Int, rows: Int, glyphs: Glyphs) -> Picture {
    let picture = Layout.picture(of: self, columns: columns, rows: rows, glyphs: glyphs)
    if let firstWordIndex = picture.firstWordIndex { scrollOffset = firstWordIndex }
    return picture
  }
}
