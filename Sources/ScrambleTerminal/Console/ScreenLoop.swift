import ScrambleKit
import WordScramble

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

  enum End: Equatable {
    case quit(code: Int32)
    case signal(Int32)
  }

  init(_ screen: ScreenGame, console: Console, glyphs: Glyphs) {
    self.screen = screen
    self.console = console
    self.glyphs = glyphs
  }

  /// Plays until the player leaves, the terminal is closed or a signal arrives.
  mutating func run() -> End {
    let end = play()
    screen.pause()
    return end
  }

  private mutating func play() -> End {
    if glyphs.hasCircles {
      console.askForWidth()
      awaitsCircleWidth = true
    }
    guard draw() else { return .signal(SIGHUP) }
    while true {
      var watched = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ConsoleGuard.signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, 2, timeout)
      screen.look(isPlayerActing: false)
      if watched[1].revents != 0, let end = handleSignals() { return end }
      var keys: [Key] = []
      if count == 0 {
        keys = reader.flush()
        screen.tick()
        screen.refresh()
      }
      if watched[0].revents != 0 {
        guard let bytes = readBytes() else { return .signal(SIGHUP) }
        keys = reader.read(bytes)
      }
      for key in keys { if let end = press(key) { return end } }
      guard draw() else { return .signal(SIGHUP) }
    }
  }

  /// The longest sleep in milliseconds: until an escape counts as a key, until the countdown changes, or until the next
  /// check for changes by other programs.
  private var timeout: Int32 {
    if reader.isWaiting { return ScreenLoop.escapeTimeout }
    if screen.isTimeRunning { return Int32(((screen.session.timeLeft?.tenths ?? 10) - 1) % 10 + 1) * 100 }
    return Int32(Session.refreshInterval) * 100
  }

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

  private mutating func press(_ key: Key) -> End? {
    if case .position(let column) = key { return noteWidth(ofCircle: column - 1) }
    switch screen.press(key) {
    case .leave(let code): return .quit(code: code)
    case .suspend: suspend()
    case .redraw: return draw(redrawing: true) ? nil : .signal(SIGHUP)
    case nil: break
    }
    return nil
  }

  /// Switches to ASCII if a circle is two cells wide, because the lines and beads are then as wide.
  private mutating func noteWidth(ofCircle width: Int) -> End? {
    guard awaitsCircleWidth else { return nil }
    awaitsCircleWidth = false
    guard width == 2 else { return nil }
    glyphs = .ascii
    return draw(redrawing: true) ? nil : .signal(SIGHUP)
  }

  /// Stops the program. The time until it continues is not play time.
  private mutating func suspend() {
    screen.pause()
    console.suspend()
    screen.resume()
  }

  private mutating func handleSignals() -> End? {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(ConsoleGuard.signals, &numbers, numbers.count)
    for number in numbers.prefix(max(0, count)).map(Int32.init) {
      switch number {
      case SIGTSTP: suspend()
      case SIGINT: return .quit(code: 130)
      case SIGCONT: _ = draw(redrawing: true)
      case SIGWINCH: break
      default: return .signal(number)
      }
    }
    return nil
  }
}
