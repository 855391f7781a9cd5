/// The characters of the screen: plain ASCII, or finer ones if the terminal supports UTF-8.
struct Glyphs {
  let cord: String
  let reachedCord: String
  let reachedBead: String
  let hollowBead: String
  let positionMark: String
  let hasCircles: Bool

  static let ascii = Glyphs(
    cord: "-", reachedCord: "=", reachedBead: "*", hollowBead: "o", positionMark: "|", hasCircles: false)
  static let unicode = Glyphs(
    cord: "─", reachedCord: "━", reachedBead: "●", hollowBead: "○", positionMark: "┃", hasCircles: true)

  /// Returns the bead of a found word: its length in a circle. Without circles, the length is in parentheses, or in
  /// square brackets for a bonus word.
  func bead(_ length: Int, isCommon: Bool) -> String {
    if hasCircles, (1...15).contains(length), let circle = Unicode.Scalar(0x245F + UInt32(length)) {
      return String(circle)
    }
    return isCommon ? "(\(length))" : "[\(length)]"
  }
}

extension Glyphs {
  /// Chooses the characters by the character set of the locale.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    self = name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }
}
