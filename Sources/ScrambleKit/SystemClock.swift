#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The clock of the system.
public enum SystemClock {
  /// The current time in seconds since 1970-01-01 00:00 UTC.
  public static var second: Int64 { Int64(time(nil)) }
}
