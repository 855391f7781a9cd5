import Foundation

/// One line of the table: what was measured, how long it took us and a rival, and what was asked for.
///
/// A ratio and a count have a target, and the run fails if it is missed. A time has a wish, which a slower machine may not grant.
struct Row {
  let what: String
  var ours = ""
  var rival = ""
  var ratio = ""
  var target = ""
  private var verdict = ""
  /// Whether a ratio or a count misses its target.
  private(set) var hasFailed = false

  /// A line that compares two times.
  init(_ what: String, ours: Times, rival: Times, atLeast target: Double? = nil) {
    self.init(what, ours: ours.shortest, rival: rival.shortest, atLeast: target)
  }

  /// A line that compares two times, in nanoseconds.
  init(_ what: String, ours: Double, rival: Double, atLeast target: Double? = nil) {
    self.what = what
    self.ours = Row.text(nanoseconds: ours)
    self.rival = Row.text(nanoseconds: rival)
    let ratio = rival / ours
    self.ratio = Row.text(ratio) + " ×"
    guard let target else { return }
    self.target = "≥ \(Row.text(target)) ×"
    judge(ratio >= target)
  }

  /// A line with a time, and beside it the time that is wished for on a machine such as the one in Documentation/Speed.md.
  init(_ what: String, nanoseconds: Double, wish: Double? = nil) {
    self.what = what
    ours = Row.text(nanoseconds: nanoseconds)
    guard let wish else { return }
    target = "wish ≤ " + Row.text(nanoseconds: wish)
    verdict = nanoseconds <= wish ? "within" : "above"
  }

  /// A line that holds a size to a limit.
  init(_ what: String, bytes: Int, atMost limit: Int) {
    self.what = what
    ours = Row.text(Double(bytes) / 1000) + " KB"
    target = "≤ " + Row.text(Double(limit) / 1000) + " KB"
    judge(bytes <= limit)
  }

  /// A line of words about what could not be measured.
  init(_ what: String, ours: String) {
    self.what = what
    self.ours = ours
  }

  /// A line of a number that is 0, because the run would have ended otherwise.
  init(_ what: String, none: String) {
    self.what = what
    ours = "0 \(none)"
    target = "0"
    judge(true)
  }

  private mutating func judge(_ isMet: Bool) {
    verdict = isMet ? "met" : "NOT MET"
    hasFailed = !isMet
  }

  fileprivate var columns: [String] { [what, ours, rival, ratio, target, verdict] }

  private static func text(nanoseconds: Double) -> String {
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let (unit, size) = units.last { nanoseconds >= $0.1 } ?? units[0]
    return text(nanoseconds / size) + " " + unit
  }

  /// Three digits at least, and commas between thousands.
  private static func text(_ number: Double) -> String {
    let digits = number >= 100 ? 0 : number >= 10 ? 1 : 2
    let plain = String(format: "%.\(digits)f", number)
    guard number >= 1000 else { return plain }
    return "\(plain.dropLast(3)),\(plain.suffix(3))"
  }
}

/// Prints lines below their headings, in columns as wide as they need to be.
func printTable(_ rows: [Row]) {
  let lines = [["what", "ours", "rival", "ratio", "target", ""]] + rows.map(\.columns)
  let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
  for line in lines {
    let cells = line.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - line[column].count)
      return column == 0 ? line[column] + gap : gap + line[column]
    }
    print(cells.joined(separator: "  "))
  }
}
