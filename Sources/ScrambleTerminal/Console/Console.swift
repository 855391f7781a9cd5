#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The terminal in raw mode and on its alternate screen. It is restored however the program ends.
///
/// It is a class because there is one terminal, which must be restored exactly once.
final class Console {
  private static let enterSequence = "\u{1B}[?1049h\u{1B}[2J"
  /// Draws a circle at the start of the second row and then requests the cursor position. The terminal answers with
  /// ``Key/position(column:)``.
  private static let question = "\u{1B}[2;1H①\u{1B}[6n\u{1B}[2J"
  private var drawn = Picture(lines: [], cursor: nil)
  private var drawnSize = (columns: 0, rows: 0)
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    ConsoleGuard.install()
    enter()
  }

  deinit {
    leave()
  }

  /// Asks the terminal how wide a circle is. Terminals for Chinese, Japanese or Korean may draw it two cells wide.
  func askForWidth() {
    _ = Output.send(Console.question, to: STDOUT_FILENO)
  }

  /// Prepares the terminal, at the start and after the program was stopped.
  func enter() {
    ConsoleGuard.makeRaw()
    _ = Output.send(Console.enterSequence, to: STDOUT_FILENO)
    drawn = Picture(lines: [], cursor: nil)
  }

  func leave() {
    ConsoleGuard.restore()
  }

  /// Restores the terminal, stops the program, and prepares the terminal again when the program continues.
  func suspend() {
    leave()
    ConsoleGuard.stop()
    enter()
  }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Draws the lines that differ from those on the screen. Returns false if the terminal is closed.
  func draw(_ picture: Picture, size: (columns: Int, rows: Int), redrawing: Bool = false) -> Bool {
    let isNew = redrawing || size != drawnSize
    var bytes = isNew ? "\u{1B}[2J" : ""
    for (row, line) in picture.lines.enumerated() {
      if !isNew && row < drawn.lines.count && drawn.lines[row] == line { continue }
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[K" + line.drawn(width: size.columns - 1, palette: palette)
    }
    if let cursor = picture.cursor { bytes += "\u{1B}[\(cursor.row + 1);\(min(cursor.column, size.columns - 1) + 1)H" }
    drawn = picture
    drawnSize = size
    return Output.send(bytes, to: STDOUT_FILENO)
  }
}
