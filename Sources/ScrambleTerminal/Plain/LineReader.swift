import ScrambleKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Reads lines of any bytes. Lines are truncated at one megabyte, so that no input exhausts the memory.
struct LineReader {
  private static let maximumLength = 1 << 20
  private let fileDescriptor: Int32
  private var buffer: [UInt8] = []
  private var hasEnded = false
  /// The error that ended the input, or nil.
  private(set) var error: SystemError?

  init(fileDescriptor: Int32) {
    self.fileDescriptor = fileDescriptor
  }

  /// Returns the next line without its line feed, or nil at the end of the input. The last line needs no line feed.
  mutating func next() -> [UInt8]? {
    var line = [UInt8]()
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        line += buffer[..<end].prefix(LineReader.maximumLength - line.count)
        buffer.removeSubrange(...end)
        return line
      }
      line += buffer.prefix(LineReader.maximumLength - line.count)
      let hasText = !line.isEmpty || !buffer.isEmpty
      buffer = []
      if hasEnded { return hasText ? line : nil }
      fillBuffer()
    }
  }

  /// Waits until there are bytes to read or the input has ended. Returns false on timeout, or if a signal interrupts
  /// the wait.
  func waitForLine(atMost milliseconds: Int32) -> Bool {
    guard buffer.isEmpty && !hasEnded else { return true }
    var pollDescriptor = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&pollDescriptor, 1, milliseconds) > 0
  }

  private mutating func fillBuffer() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(fileDescriptor, &chunk, chunk.count)
    if count < 0 && errno == EINTR { return }
    if count < 0 && errno != EBADF { error = SystemError(code: errno) }  // A closed input counts as empty.
    hasEnded = count <= 0
    buffer = Array(chunk.prefix(max(0, count)))
  }
}
