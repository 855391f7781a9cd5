#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The terminal in raw mode and on its alternate screen. The terminal is restored however the program ends, except by
/// SIGKILL.
///
/// It is a class because there is one terminal, which must be restored exactly once.
final class Console {
  private static let enterSequence = "\u{1B}[?1049h\u{1B}[2J"
  /// Draws a circle at the start of the second row, requests the cursor position, and clears the screen. The terminal
  /// answers with ``Key/cursorPosition(column:)``.
  private static let circleWidthRequest = "\u{1B}[2;1H①\u{1B}[6n\u{1B}[2J"
  private var drawnPicture = Picture(lines: [], cursor: nil)
  private var drawnSize = (columns: 0, rows: 0)
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    ConsoleGuard.install()
    enterScreen()
  }

  deinit {
    leaveScreen()
  }

  /// Asks the terminal how wide a circle is. Terminals for Chinese, Japanese or Korean may draw it two cells wide.
  func requestCircleWidth() {
    _ = Output.send(Console.circleWidthRequest, to: STDOUT_FILENO)
  }

  /// Prepares the terminal, at the start and after the program was stopped.
  func enterScreen() {
    ConsoleGuard.makeRaw()
    _ = Output.send(Console.enterSequence, to: STDOUT_FILENO)
    drawnPicture = Picture(lines: [], cursor: nil)
  }

  func leaveScreen() {
    ConsoleGuard.restore()
  }

  /// Restores the terminal, stops the program, and prepares the terminal again when the program continues.
  func suspend() {
    leaveScreen()
    ConsoleGuard.stop()
    enterScreen()
  }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Draws the lines that differ from those on the screen, or all lines if `redrawing` is true or the size has changed.
  /// Returns false if the terminal cannot be written to.
  func draw(_ picture: Picture, size: (columns: Int, rows: Int), redrawing: Bool = false) -> Bool {
    let redrawsAll = redrawing || size != drawnSize
    var bytes = redrawsAll ? "\u{1B}[2J" : ""
    for (row, line) in picture.lines.enumerated() {
      if !redrawsAll && row < drawnPicture.lines.count && drawnPicture.lines[row] == line { continue }
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[K" + line.terminalOutput(width: size.columns - 1, palette: palette)
    }
    if let cursor = picture.cursor { bytes += "\u{1B}[\(cursor.row + 1);\(min(cursor.column, size.columns - 1) + 1)H" }
    drawnPicture = picture
    drawnSize = size
    return Output.send(bytes, to: STDOUT_FILENO)
  }
}
