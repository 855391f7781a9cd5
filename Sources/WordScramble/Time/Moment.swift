/// A point in time, read from the clocks of the platform; the core has no clock.
public struct Moment: Equatable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int64
  /// Tenths of a second on a monotonic clock with any starting point; play is timed with it.
  public let uptime: Int64

  /// Creates a moment.
  public init(seconds: Int64, uptime: Int64) {
    self.seconds = seconds
    self.uptime = uptime
  }
}
