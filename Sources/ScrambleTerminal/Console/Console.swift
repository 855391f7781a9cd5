#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The terminal in raw mode and on its alternate screen; it is restored however the program ends.
///
/// A class, because there is one terminal, which has to be restored exactly once.
final class Console {
  private static let enterSequence = "\u{1B}[?1049h\u{1B}[2J"
  /// Draws a circle at the beginning of the second row, and asks where the cursor is then; ``Key/position(column:)`` is the answer.
  private static let question = "\u{1B}[2;1H①\u{1B}[6n\u{1B}[2J"
  private var drawn = Picture(lines: [], cursor: nil)
  private var drawnSize = (columns: 0, rows: 0)
  private let palette: Palette

  /// Prepares the terminal.
  init(palette: Palette) {
    self.palette = palette
    ConsoleGuard.install()
    enter()
  }

  deinit {
    leave()
  }

  /// Asks the terminal how wide a circle is: where Chinese, Japanese or Korean is read, it may have two cells.
  func askForWidth() {
    _ = Output.send(Console.question, to: STDOUT_FILENO)
  }

  /// Prepares the terminal again after the program was stopped.
  func enter() {
    ConsoleGuard.makeRaw()
    _ = Output.send(Console.enterSequence, to: STDOUT_FILENO)
    drawn = Picture(lines: [], cursor: nil)
  }

  /// Restores the terminal.
  func leave() {
    ConsoleGuard.restore()
  }

  /// Restores the terminal, stops the program, and prepares the terminal again once it continues.
  func suspend() {
    leave()
    ConsoleGuard.stop()
    enter()
  }

  /// The current size.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Draws the lines that differ from those on the screen; false if the terminal is gone.
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
