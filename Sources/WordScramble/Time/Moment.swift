/// A point in time, read from the clocks of the platform; the core has no clock. No two moments are so far apart that
/// their difference is no number.
public struct Moment: Equatable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int64
  /// Tenths of a second on a monotonic clock with any starting point; play is timed with it.
  public let uptime: Int64

  /// Creates a moment.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since 1970-01-01 00:00 UTC, limited to numbers of eighteen digits either way.
  ///   - uptime: Tenths of a second on a monotonic clock, limited in the same way.
  public init(seconds: Int64, uptime: Int64) {
    self.seconds = min(max(seconds, -Moment.most), Moment.most)
    self.uptime = min(max(uptime, -Moment.most), Moment.most)
  }

  private static let most: Int64 = 999_999_999_999_999_999
}
