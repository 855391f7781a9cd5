/// The signs that are drawn: plain ASCII, or finer ones where the terminal takes UTF-8.
struct Glyphs {
  let cord: String
  let rope: String
  let reached: String
  let ahead: String
  let needle: String
  let rule: String
  private let hasCircles: Bool

  static let ascii = Glyphs(
    cord: "-", rope: "=", reached: "*", ahead: "o", needle: "|", rule: "-", hasCircles: false)
  static let unicode = Glyphs(
    cord: "─", rope: "━", reached: "●", ahead: "○", needle: "┃", rule: "─", hasCircles: true)

  /// Chooses by the character set of the locale.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    self = name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  private init(
    cord: String, rope: String, reached: String, ahead: String, needle: String, rule: String, hasCircles: Bool
  ) {
    self.cord = cord
    self.rope = rope
    self.reached = reached
    self.ahead = ahead
    self.needle = needle
    self.rule = rule
    self.hasCircles = hasCircles
  }

  /// The bead of a found word: its length in a circle, or in brackets where there are no circles.
  func bead(_ length: Int, isCommon: Bool) -> String {
    if hasCircles, (1...15).contains(length), let circle = Unicode.Scalar(0x245F + UInt32(length)) {
      return String(circle)
    }
    return isCommon ? "(\(length))" : "[\(length)]"
  }
}
