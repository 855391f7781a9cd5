import Foundation

/// Times in nanoseconds of the same work done again and again.
struct Times {
  private var all: [Double] = []

  /// The time in the middle.
  var median: Double { quantile(0.5) }

  /// Returns the time that a share of all times do not exceed.
  func quantile(_ share: Double) -> Double {
    guard !all.isEmpty else { return .nan }
    return all.sorted()[Int(Double(all.count - 1) * share)]
  }

  /// The shortest time.
  var shortest: Double { all.min() ?? .nan }

  mutating func add(_ time: Double) {
    all.append(time)
  }

  /// Adds all times of another.
  mutating func add(_ times: Times) {
    all += times.all
  }

  /// Times some work once, as somebody waits for it, and notes what one of so many pieces of it took.
  mutating func measure<Result>(pieces: Int = 1, _ work: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    add((clock.now - start).nanoseconds / Double(pieces))
    return result
  }

  /// Times how long this thread computes: on a busy machine, waiting for other programs would make the slower of two ways slower still.
  mutating func measureComputing<Result>(pieces: Int = 1, _ work: () throws -> Result) rethrows -> Result {
    let start = Times.computed
    let result = try work()
    add((Times.computed - start) / Double(pieces))
    return result
  }

  /// Does some work twice and times the second, for which the caches hold what a rival's turn drove out of them.
  mutating func measureAgain<Result>(pieces: Int = 1, _ work: () throws -> Result) rethrows -> Result {
    _ = try work()
    return try measureComputing(pieces: pieces, work)
  }
}

extension Times {
  /// How long this thread has computed so far, in nanoseconds.
  private static var computed: Double {
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
  /// Returns the times without a part that is the same in all.
  func less(_ part: Double) -> Times {
    var result = Times()
    for time in all { result.add(time - part) }
    return result
  }
}

extension Times {
  /// Does the same work in some ways, in turns; returns the shortest time of each. All have to come to the same number.
  static func inTurns(_ rounds: Int, pieces: Int, _ ways: [() throws -> Int]) throws -> [Double] {
    var times = ways.map { _ in Times() }
    for _ in 0..<rounds {
      let results = try ways.indices.map { try times[$0].measureAgain(pieces: pieces, ways[$0]) }
      try check(Set(results).count == 1, "what is timed comes to different numbers: \(results)")
    }
    return times.map(\.shortest)
  }
}
