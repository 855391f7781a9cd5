/// A small random number generator. The same seed gives the same numbers on every device.
///
/// It is the only source of randomness in the game, so a seed determines a game. The method is SplitMix64 by Guy L.
/// Steele Jr., Doug Lea and Christine H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
package struct SplitMix64: Equatable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 up to, but not including, a bound. All are equally likely.
  ///
  /// - Parameter bound: One more than the largest result, at least 1.
  /// - Complexity: O(1) on average: draws that would favor small numbers are rejected.
  package mutating func next(below bound: UInt32) -> UInt32 {
    precondition(bound > 0, "there is no number below zero")
    let bound = UInt64(bound)
    let largestAccepted = UInt64.max - (UInt64.max % bound + 1) % bound
    var draw = next()
    while draw > largestAccepted { draw = next() }
    return UInt32(draw % bound)
  }

  /// Shuffles an array (Fisher–Yates).
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, Int(next(below: UInt32(last + 1))))
    }
  }
}
