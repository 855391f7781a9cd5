import WordScramble

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

  /// Returns the bead of a day in the calendar: full for a whole string, partly full once begun, hollow if not played,
  /// or a dot for a day in the future. In ASCII, a plus sign stands for a partly full bead.
  func bead(of day: CalendarDay) -> String {
    switch day.progress {
    case .toCome: hasCircles ? "·" : "."
    case .notPlayed: hollowBead
    case .begun: hasCircles ? partlyFilledBead(of: day.rank ?? .thread) : "+"
    case .whole: reachedBead
    }
  }

  /// Returns a circle filled by quarters up to a rank.
  private func partlyFilledBead(of rank: Rank) -> String {
    switch rank {
    case .thread, .strand: "◔"
    case .braid, .cord: "◑"
    case .bracelet, .garland: "◕"
    case .wholeString: reachedBead
    }
  }

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
