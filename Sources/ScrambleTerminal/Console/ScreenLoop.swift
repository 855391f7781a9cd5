import ScrambleCore
import ScrambleKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Passes keys to the game and its pictures to the terminal, and sleeps in between.
struct ScreenLoop {
  /// How long an escape waits for the rest of an escape sequence, in milliseconds.
  private static let escapeTimeout: Int32 = 50

  private(set) var screen: ScreenGame
  private let console: Console
  private var glyphs: Glyphs
  /// Whether the terminal still has to answer how wide a circle is.
  private var awaitsCircleWidth = false
  private var reader = KeyReader()

  enum ExitReason: Equatable {
    case quit(code: Int32)
    case signal(Int32)
  }

  init(_ screen: ScreenGame, console: Console, glyphs: Glyphs) {
    self.screen = screen
    self.console = console
    self.glyphs = glyphs
  }

  /// Plays until the player leaves, the terminal is closed, or a signal ends the program.
  mutating func run() -> ExitReason {
    if glyphs.hasCircles {
      console.requestCircleWidth()
      awaitsCircleWidth = true
    }
    guard draw() else { return .signal(SIGHUP) }
    while true {
      var pollDescriptors = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ConsoleGuard.signalPipe, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&pollDescriptors, 2, timeout)
      if pollDescriptors[1].revents != 0, let exitReason = handleSignals() { return exitReason }
      var keys = count == 0 ? reader.flush() : []
      if pollDescriptors[0].revents != 0 {
        guard let bytes = readBytes() else { return .signal(SIGHUP) }
        keys = reader.decode(bytes)
      }
      for key in keys { if let exitReason = press(key) { return exitReason } }
      guard draw() else { return .signal(SIGHUP) }
    }
  }

  /// The longest sleep in milliseconds: until an escape counts as a key, or until the next look at the clock.
  private var timeout: Int32 { reader.hasPendingBytes ? ScreenLoop.escapeTimeout : Session.refreshInterval }

  private mutating func draw(redrawing: Bool = false) -> Bool {
    let size = console.size
    let picture = screen.draw(columns: size.columns, rows: size.rows, glyphs: glyphs)
    return console.draw(picture, size: size, redrawing: redrawing)
  }

  private func readBytes() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  private mutating func press(_ key: Key) -> ExitReason? {
    if case .cursorPosition(let column) = key { return adaptGlyphs(toCircleWidth: column - 1) }
    switch screen.press(key) {
    case .quit(let code): return .quit(code: code)
    case .suspend: console.suspend()
    case .redraw: return draw(redrawing: true) ? nil : .signal(SIGHUP)
    case nil: break
    }
    return nil
  }

  /// Switches to ASCII if a circle is two cells wide, because the lines and beads would then also be two cells wide.
  private mutating func adaptGlyphs(toCircleWidth width: Int) -> ExitReason? {
    guard awaitsCircleWidth else { return nil }
    awaitsCircleWidth = false
    guard width == 2 else { return nil }
    glyphs = .ascii
    return draw(redrawing: true) ? nil : .signal(SIGHUP)
  }

  private mutating func handleSignals() -> ExitReason? {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(ConsoleGuard.signalPipe, &numbers, numbers.count)
    for number in numbers.prefix(max(0, count)).map(Int32.init) {
      switch number {
      case SIGTSTP: console.suspend()
      case SIGINT: return .quit(code: 130)
      case SIGCONT: _ = draw(redrawing: true)
      case SIGWINCH: break
      default: return .signal(number)
      }
    }
    return nil
  }
}
