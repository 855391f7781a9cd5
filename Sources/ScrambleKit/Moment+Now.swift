public import ScrambleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension Moment {
  /// The current moment. Its uptime, which measures play time, stops while the computer sleeps.
  public static var now: Moment {
    #if canImport(Darwin)
      let clock = CLOCK_UPTIME_RAW
    #else
      let clock = CLOCK_MONOTONIC
    #endif
    var uptime = timespec()
    clock_gettime(clock, &uptime)
    return Moment(
      seconds: Int64(time(nil)), uptime: Int64(uptime.tv_sec) * 10 + Int64(uptime.tv_nsec) / 100_000_000)
  }
}
