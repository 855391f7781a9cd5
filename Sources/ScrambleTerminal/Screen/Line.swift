/// A line of the screen: pieces of text, each with a style and a column.
struct Line: Equatable {
  private(set) var pieces: [Piece] = []

  struct Piece: Equatable {
    let column: Int
    let text: String
    let style: Style
  }

  /// The column after the last piece.
  private(set) var endColumn = 0

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    add(text, style)
  }

  mutating func add(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(column: endColumn, text: text, style: style))
    endColumn += text.displayWidth
  }

  /// Adds text at a column or, if the line already extends beyond that column, one column after its end.
  mutating func add(_ text: String, _ style: Style = .plain, at column: Int) {
    endColumn = column >= endColumn ? column : endColumn + 1
    add(text, style)
  }

  /// Returns the line with text aligned right, if there is room for it.
  func with(right text: String, _ style: Style = .plain, width: Int) -> Line {
    let column = width - text.displayWidth
    guard column > endColumn else { return self }
    var line = self
    line.add(text, style, at: column)
    return line
  }

  func moved(by columns: Int) -> Line {
    var line = Line()
    line.pieces = pieces.map { Piece(column: $0.column + columns, text: $0.text, style: $0.style) }
    line.endColumn = endColumn + columns
    return line
  }

  /// Returns the text and control sequences that draw the line, cut to a width.
  ///
  /// Each piece is positioned by its column, so a character drawn wider than expected moves nothing after it.
  func terminalOutput(width: Int, palette: Palette) -> String {
    var output = ""
    for piece in pieces where piece.column < width {
      let text = piece.text.cut(toWidth: width - piece.column)
      output += "\u{1B}[\(piece.column + 1)G"
      if let rendition = palette.rendition(of: piece.style) {
        output += "\u{1B}[\(rendition)m\(text)\u{1B}[m"
      } else {
        output += text
      }
    }
    return output
  }
}

extension String {
  /// The number of terminal columns: 2 for each wide character, 0 for each combining mark or control character.
  var displayWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns as much of the text as fits.
  func cut(toWidth width: Int) -> String {
    var remainingWidth = width
    var result = ""
    for scalar in unicodeScalars {
      remainingWidth -= scalar.displayWidth
      guard remainingWidth >= 0 else { break }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Returns the text, or as much of it as fits followed by two dots.
  func shortened(toWidth width: Int) -> String {
    displayWidth <= width ? self : cut(toWidth: width - 2) + ".."
  }

  /// Returns the text as lines that fit. Breaks at spaces, or anywhere in a part without spaces that is too long for a
  /// line.
  func wrapped(toWidth width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if joined.displayWidth <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while line.displayWidth > max(width, 2) {
        let head = line.cut(toWidth: max(width, 2))
        lines.append(head)
        line = String(line.unicodeScalars.dropFirst(head.unicodeScalars.count))
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns: 2 for most wide and fullwidth characters of Unicode Standard Annex 11, 0 for
  /// combining, format and control characters, and 1 for all others.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
