#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The file descriptors of the process: a connection takes one, and when none is left nothing works any more.
enum Descriptors {
  /// The most connections that are held at once.
  static let mostConnections = 4096

  /// Asks the system for as many descriptors as it grants, and tells how many connections they are good for.
  ///
  /// - Parameter threads: The threads that wait for connections; each takes a few descriptors for itself.
  static func connections(threads: Int) -> Int {
    let kept = 16 + 4 * threads
    let granted = raise(to: mostConnections + kept)
    return max(1, min(mostConnections, granted - kept))
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
