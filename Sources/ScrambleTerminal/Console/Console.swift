#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The terminal in raw mode and on its alternate screen; whatever ends the program gives it back as it was.
///
/// A class, for there is one terminal, and letting go of it must happen exactly once.
final class Console {
  private static let enterSequence = "\u{1B}[?1049h\u{1B}[2J"
  private var drawn = Picture(lines: [], cursor: nil)
  private var drawnSize = (columns: 0, rows: 0)
  private let palette: Palette

  /// Takes the terminal over.
  init(palette: Palette) {
    self.palette = palette
    ConsoleGuard.install()
    enter()
  }

  deinit {
    leave()
  }

  /// Takes the terminal over again, after the program was stopped.
  func enter() {
    ConsoleGuard.makeRaw()
    _ = Output.write(Console.enterSequence, to: STDOUT_FILENO)
    drawn = Picture(lines: [], cursor: nil)
  }

  /// Gives the terminal back as it was.
  func leave() {
    ConsoleGuard.restore()
  }

  /// Lets the shell have the terminal until it calls the program back.
  func suspend() {
    leave()
    ConsoleGuard.stop()
    enter()
  }

  /// The size as it is now.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Draws the lines that differ from what is there; false where nobody is there to see it.
  func draw(_ picture: Picture, size: (columns: Int, rows: Int), anew: Bool = false) -> Bool {
    let isNew = anew || size != drawnSize
    var bytes = isNew ? "\u{1B}[2J" : ""
    for (row, line) in picture.lines.enumerated() {
      if !isNew && row < drawn.lines.count && drawn.lines[row] == line { continue }
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[K" + line.drawn(width: size.columns - 1, palette: palette)
    }
    if let cursor = picture.cursor { bytes += "\u{1B}[\(cursor.row + 1);\(min(cursor.column, size.columns - 1) + 1)H" }
    drawn = picture
    drawnSize = size
    return Output.write(bytes, to: STDOUT_FILENO)
  }
}
