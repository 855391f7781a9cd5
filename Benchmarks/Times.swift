import Foundation

/// The times of repeated measurements of the same work, in nanoseconds.
struct Times {
  private var all: [Double] = []

  /// The median time.
  var median: Double { quantile(0.5) }

  /// Returns the time that a given share of the measurements do not exceed.
  func quantile(_ share: Double) -> Double {
    guard !all.isEmpty else { return .nan }
    return all.sorted()[Int(Double(all.count - 1) * share)]
  }

  /// The shortest time.
  var shortest: Double { all.min() ?? .nan }

  mutating func add(_ time: Double) {
    all.append(time)
  }

  /// Adds the times of other measurements.
  mutating func add(_ times: Times) {
    all += times.all
  }

  /// Does some work once, and adds its elapsed time divided by the number of pieces.
  mutating func measure<Result>(pieces: Int = 1, _ work: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    add((clock.now - start).nanoseconds / Double(pieces))
    return result
  }

  /// Does some work once, and adds the CPU time of this thread divided by the number of pieces. Unlike elapsed time, it
  /// excludes waiting for other programs on a busy machine.
  mutating func measureComputing<Result>(pieces: Int = 1, _ work: () throws -> Result) rethrows -> Result {
    let start = Times.threadCPUTime
    let result = try work()
    add((Times.threadCPUTime - start) / Double(pieces))
    return result
  }

  /// Does some work twice, and adds the CPU time of the second run. The first run loads the data that the work of a
  /// rival has evicted from the caches.
  mutating func measureAgain<Result>(pieces: Int = 1, _ work: () throws -> Result) rethrows -> Result {
    _ = try work()
    return try measureComputing(pieces: pieces, work)
  }
}

extension Times {
  /// The CPU time that this thread has used, in nanoseconds.
  private static var threadCPUTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

extension Times {
  /// Returns the times, each reduced by the same amount.
  func subtracting(_ amount: Double) -> Times {
    var result = Times()
    for time in all { result.add(time - amount) }
    return result
  }
}
