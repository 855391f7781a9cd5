/// A row of the table: what was measured, our time and that of a rival, and the target, which the run must meet.
struct Row {
  static let headings = ["what", "ours", "rival", "ratio", "target"]

  let title: String
  private var ours = ""
  private var rival = ""
  private var ratio = ""
  private var target = ""
  /// Whether the ratio misses its target.
  private(set) var hasFailed = false

  /// Creates a row that compares the shortest times of two series of measurements.
  init(_ title: String, ours: Times, rival: Times, atLeast target: Double? = nil) {
    self.init(title, ours: ours.shortest, rival: rival.shortest, atLeast: target)
  }

  /// Creates a row that compares two times, in nanoseconds.
  init(_ title: String, ours: Double, rival: Double, atLeast target: Double? = nil) {
    self.title = title
    self.ours = Figure.text(nanoseconds: ours)
    self.rival = Figure.text(nanoseconds: rival)
    let ratio = rival / ours
    self.ratio = Figure.text(ratio) + " ×"
    guard let target else { return }
    hasFailed = ratio < target
    self.target = "≥ \(Figure.text(target)) ×: \(hasFailed ? "NOT MET" : "met")"
  }

  /// Creates a row with a time.
  init(_ title: String, nanoseconds: Double) {
    self.title = title
    ours = Figure.text(nanoseconds: nanoseconds)
  }

  var cells: [String] { [title, ours, rival, ratio, target] }
}
