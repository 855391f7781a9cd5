#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Restores the terminal however the program ends, except by SIGKILL, and turns signals into bytes of a pipe.
///
/// The variables are shared with signal handlers, which may run between any two instructions. That is safe for three
/// reasons. There is only one thread. The variables are written before the handlers are installed, except `isRaw`,
/// which is one byte. And a handler only calls `tcsetattr`, `write`, `signal` and `raise`, which POSIX allows in
/// handlers.
enum ConsoleGuard {
  private nonisolated(unsafe) static var originalSettings = termios()
  private nonisolated(unsafe) static var rawSettings = termios()
  private nonisolated(unsafe) static var isRaw = false
  private nonisolated(unsafe) static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)
  private nonisolated(unsafe) static var leaveSequence: UnsafeMutablePointer<UInt8>?
  private nonisolated(unsafe) static var leaveSequenceLength = 0
  private static let handledSignals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// Other signals whose default action ends the program. Those that were ignored at the start stay ignored.
  private static var terminationSignals: [Int32] {
    let portableSignals = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ]
    #if os(Linux)
      return portableSignals + [SIGPOLL, SIGPWR, SIGSTKFLT]
        + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
    #else
      return portableSignals
    #endif
  }
  private static let crashSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

  /// The read end of a pipe that receives the number of each handled signal as a byte.
  static var signalPipe: Int32 { pipeEnds.read }

  /// Saves the settings of the terminal and installs the signal handlers.
  static func install() {
    tcgetattr(STDIN_FILENO, &originalSettings)
    rawSettings = originalSettings
    cfmakeraw(&rawSettings)
    let sequence = Array("\u{1B}[m\u{1B}[?25h\u{1B}[?1049l".utf8)
    leaveSequenceLength = sequence.count
    leaveSequence = .allocate(capacity: sequence.count)
    leaveSequence?.initialize(from: sequence, count: sequence.count)
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    pipeEnds = (ends[0], ends[1])
    for signal in handledSignals + terminationSignals.filter({ !isIgnored($0) }) {
      handle(signal, with: { ConsoleGuard.forwardSignal($0) })
    }
    for signal in crashSignals { handle(signal, with: { ConsoleGuard.restoreAndRaise($0) }) }
  }

  static func makeRaw() {
    isRaw = true
    // TCSAFLUSH would discard what was typed while the program started.
    tcsetattr(STDIN_FILENO, TCSADRAIN, &rawSettings)
  }

  /// Restores the terminal if it is in raw mode.
  static func restore() {
    guard isRaw else { return }
    isRaw = false
    if let leaveSequence { _ = write(STDOUT_FILENO, leaveSequence, leaveSequenceLength) }
    tcsetattr(STDIN_FILENO, TCSANOW, &originalSettings)
  }

  /// Stops the process group, as Ctrl-Z does, so that a parent such as `make` also stops. Returns when the program
  /// continues.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    handle(SIGTSTP, with: { ConsoleGuard.forwardSignal($0) })
  }

  /// Ends the program by a signal, as the sender of the signal expects.
  static func terminate(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  private static func forwardSignal(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipeEnds.write, &byte, 1)
  }

  private static func restoreAndRaise(_ number: Int32) {
    restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }
}
