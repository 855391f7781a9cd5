import Foundation

/// One line of the table: what was measured, how long it took us and a rival, and what was asked for.
struct Row {
  let what: String
  var ours = ""
  var rival = ""
  var ratio = ""
  var target = ""
  var isMet: Bool?

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
    self.target = target.map { "≥ \(Row.text($0)) ×" } ?? ""
    isMet = target.map { ratio >= $0 }
  }

  /// A line that holds a time to a limit.
  init(_ what: String, nanoseconds: Double, atMost limit: Double? = nil) {
    self.what = what
    ours = Row.text(nanoseconds: nanoseconds)
    target = limit.map { "≤ " + Row.text(nanoseconds: $0) } ?? ""
    isMet = limit.map { nanoseconds <= $0 }
  }

  /// A line that holds a size to a limit.
  init(_ what: String, bytes: Int, atMost limit: Int) {
    self.what = what
    ours = Row.text(Double(bytes) / 1000) + " KB"
    target = "≤ " + Row.text(Double(limit) / 1000) + " KB"
    isMet = bytes <= limit
  }

  /// A line of words.
  init(_ what: String, ours: String, target: String = "", isMet: Bool? = nil) {
    self.what = what
    self.ours = ours
    self.target = target
    self.isMet = isMet
  }

  fileprivate var columns: [String] {
    [what, ours, rival, ratio, target, isMet.map { $0 ? "met" : "NOT MET" } ?? ""]
  }

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
