/// A row of the table of targets: what was measured, our time and that of a rival, and the target.
///
/// The run fails if a ratio or a size misses its target. A time has only a wish, which a slower machine may miss.
struct Row: TableRow {
  static let headings = ["what", "ours", "rival", "ratio", "target or wish"]

  let title: String
  private var ours = ""
  private var rival = ""
  private var ratio = ""
  private var target = ""
  /// Whether a ratio or a size misses its target.
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
    judge(ratio >= target, "≥ \(Figure.text(target)) ×")
  }

  /// Creates a row with a time and, optionally, the desired time on a machine like the one in Documentation/Speed.md.
  init(_ title: String, nanoseconds: Double, wish: Double? = nil) {
    self.title = title
    ours = Figure.text(nanoseconds: nanoseconds)
    guard let wish else { return }
    target = "wish ≤ \(Figure.text(nanoseconds: wish)): \(nanoseconds <= wish ? "within" : "above")"
  }

  /// Creates a row with a size and its limit.
  init(_ title: String, bytes: Int, atMost limit: Int) {
    self.title = title
    ours = Figure.text(bytes: bytes)
    judge(bytes <= limit, "≤ " + Figure.text(bytes: limit))
  }

  /// Creates a row that says why something could not be measured.
  init(_ title: String, ours: String) {
    self.title = title
    self.ours = ours
  }

  var cells: [String] { [title, ours, rival, ratio, target] }

  private mutating func judge(_ isMet: Bool, _ target: String) {
    self.target = target + (isMet ? ": met" : ": NOT MET")
    hasFailed = !isMet
  }
}
