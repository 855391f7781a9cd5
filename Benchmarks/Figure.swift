import Foundation

/// The numbers of the tables as text.
enum Figure {
  static func text(nanoseconds: Double) -> String {
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let (unit, size) = units.last { nanoseconds >= $0.1 } ?? units[0]
    return text(nanoseconds / size) + " " + unit
  }

  /// Returns a number with at least three digits and, from 1,000, a comma before the last three.
  static func text(_ number: Double) -> String {
    let digits = number >= 100 ? 0 : number >= 10 ? 1 : 2
    let plain = String(format: "%.\(digits)f", number)
    guard number >= 1000 else { return plain }
    return "\(plain.dropLast(3)),\(plain.suffix(3))"
  }
}
