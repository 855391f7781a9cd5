#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The file descriptors of the process. Each connection needs one, and the event loops fail if none is left.
enum Descriptors {
  /// The maximum number of simultaneous connections.
  static let mostConnections = 4096

  /// Raises the limit of descriptors as far as the system allows, and returns how many connections fit.
  ///
  /// - Parameter threads: The number of event loops, each of which needs a few descriptors of its own.
  static func connections(threads: Int) -> Int {
    let reserved = 16 + 4 * threads
    let granted = raise(to: mostConnections + reserved)
    return max(1, min(mostConnections, granted - reserved))
  }

  private static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return 256 }
    var raised = limit
    raised.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(wanted)))
    return Int(clamping: setrlimit(files, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur)
  }

  #if canImport(Glibc)
    private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let files = RLIMIT_NOFILE
  #endif
}
