/// One line of the table of what has a target: what was measured, how long it took us and a rival, and what was asked for.
///
/// A ratio and a size have a target, and the run fails if it is missed. A time has a wish, which a slower machine may not grant.
struct Row: TableRow {
  static let headings = ["what", "ours", "rival", "ratio", "target or wish"]

  let what: String
  private var ours = ""
  private var rival = ""
  private var ratio = ""
  private var target = ""
  /// Whether a ratio or a size misses its target.
  private(set) var hasFailed = false

  /// A line that compares two times.
  init(_ what: String, ours: Times, rival: Times, atLeast target: Double? = nil) {
    self.init(what, ours: ours.shortest, rival: rival.shortest, atLeast: target)
  }

  /// A line that compares two times, in nanoseconds.
  init(_ what: String, ours: Double, rival: Double, atLeast target: Double? = nil) {
    self.what = what
    self.ours = Figure.text(nanoseconds: ours)
    self.rival = Figure.text(nanoseconds: rival)
    let ratio = rival / ours
    self.ratio = Figure.text(ratio) + " ×"
    guard let target else { return }
    judge(ratio >= target, "≥ \(Figure.text(target)) ×")
  }

  /// A line with a time, and beside it the time that is wished for on a machine such as the one in Documentation/Speed.md.
  init(_ what: String, nanoseconds: Double, wish: Double? = nil) {
    self.what = what
    ours = Figure.text(nanoseconds: nanoseconds)
    guard let wish else { return }
    target = "wish ≤ \(Figure.text(nanoseconds: wish)): \(nanoseconds <= wish ? "within" : "above")"
  }

  /// A line that holds a size to a limit.
  init(_ what: String, bytes: Int, atMost limit: Int) {
    self.what = what
    ours = Figure.text(bytes: bytes)
    judge(bytes <= limit, "≤ " + Figure.text(bytes: limit))
  }

  /// A line of words about what could not be measured.
  init(_ what: String, ours: String) {
    self.what = what
    self.ours = ours
  }

  var cells: [String] { [what, ours, rival, ratio, target] }

  private mutating func judge(_ isMet: Bool, _ target: String) {
    self.target = target + (isMet ? ": met" : ": NOT MET")
    hasFailed = !isMet
  }
}
