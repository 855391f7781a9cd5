/// When something happens, as the clocks of a device tell it; the core has none of its own.
public struct Moment: Equatable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int64
  /// Tenths of a second on a clock that never jumps, whatever it counts from: what play is timed with.
  public let uptime: Int64

  /// Creates a moment.
  public init(seconds: Int64, uptime: Int64) {
    self.seconds = seconds
    self.uptime = uptime
  }
}
