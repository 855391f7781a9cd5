#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The file descriptors of the process. Each connection needs one, and the event loops fail if none is left.
enum Descriptors {
  /// The maximum number of simultaneous connections.
  static let maximumConnections = 4096

  /// Raises the descriptor limit as far as the system allows, and returns how many connections fit.
  ///
  /// - Parameter threads: The number of event loops.
  /// - Throws: ``TooFewDescriptors``, because SwiftNIO crashes if it cannot create its event loops.
  static func connectionCapacity(threads: Int) throws(TooFewDescriptors) -> Int {
    try connectionCapacity(granted: raiseLimit(to: maximumConnections + reserved(threads: threads)), threads: threads)
  }

  /// Returns how many connections fit in a number of descriptors.
  static func connectionCapacity(granted: Int, threads: Int) throws(TooFewDescriptors) -> Int {
    // Each event loop has an epoll, an event and a timer. The rest are standard streams, signals and the listening
    // socket.
    let needed = 10 + 3 * threads
    guard granted >= needed else { throw TooFewDescriptors(granted: granted, needed: needed) }
    return max(1, min(maximumConnections, granted - reserved(threads: threads)))
  }

  /// The descriptors that connections must leave free: those that are always needed, and some for files and name
  /// lookups.
  private static func reserved(threads: Int) -> Int {
    16 + 4 * threads
  }

  private static func raiseLimit(to requestedLimit: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(openFilesResource, &limit) == 0 else { return 256 }
    var raisedLimit = limit
    raisedLimit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(requestedLimit)))
    return Int(clamping: setrlimit(openFilesResource, &raisedLimit) == 0 ? raisedLimit.rlim_cur : limit.rlim_cur)
  }

  #if canImport(Glibc)
    private static let openFilesResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let openFilesResource = RLIMIT_NOFILE
  #endif
}

/// The error if the process may open fewer files than the server needs.
struct TooFewDescriptors: Error, Equatable {
  let granted: Int
  let needed: Int

  /// The message for standard error.
  var message: String {
    "cannot start: the limit of open files is \(granted), and at least \(needed) are needed (ulimit -n)."
  }
}
