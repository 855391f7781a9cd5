/// A point in time, read from the clocks of the platform. The core has no clock.
///
/// The values are limited, so the difference of two moments never overflows.
public struct Moment: Equatable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int64
  /// Tenths of a second on a monotonic clock with any starting point. Play time is measured with it.
  public let uptime: Int64

  /// Creates a moment. The values are clamped to numbers of at most eighteen digits.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since 1970-01-01 00:00 UTC.
  ///   - uptime: Tenths of a second on a monotonic clock with any starting point.
  public init(seconds: Int64, uptime: Int64) {
    self.seconds = min(max(seconds, -Moment.maxValue), Moment.maxValue)
    self.uptime = min(max(uptime, -Moment.maxValue), Moment.maxValue)
  }

  private static let maxValue: Int64 = 999_999_999_999_999_999
}
