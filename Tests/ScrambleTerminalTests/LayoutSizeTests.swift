import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// In every state and at every size, each line and the cursor fit.
@Suite struct LayoutSizeTests {
  private static func screen(_ name: String, _ root: Word, _ language: Language) -> ScreenGame {
    var screen = screenGame(root, language)
    switch name {
    case "typing": screen.type("mi")
    case "refused": screen.play("mill")
    case "long": screen.type(String(repeating: "m", count: 64))
    case "wide": screen.type(String(repeating: "你", count: 64))
    case "many": screen.play("milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "mirk", "milk")
    case "keys": _ = screen.press(.text("?"))
    case "hint": _ = screen.press(.tab)
    case "question": _ = screen.press(.control("G"))
    case "result": for key in [.control("G"), .enter] as [Key] { _ = screen.press(key) }
    case "statistics", "learn", "book":
      screen.play("milk", "silk")
      let rightPresses = ["statistics": 0, "learn": 3, "book": 4][name] ?? 0
      for key in [.control("R")] + Array(repeating: .right, count: rightPresses) as [Key] { _ = screen.press(key) }
    default: break
    }
    return screen
  }

  private static let states = [
    "new", "typing", "refused", "long", "wide", "many", "keys", "hint", "question", "result", "statistics",
    "learn", "book",
  ]
  private static let roots: [Word] = ["silkworm", "abcdefghijklmno"]
  private static let sizes =
    [10, 24].flatMap { rows in (39...80).map { ($0, rows) } }
    + [1, 4, 8, 10, 20, 60].flatMap { rows in [1, 2, 7, 20, 101, 200].map { ($0, rows) } }

  /// The states that are drawn at every size. Each other state takes a share of the sizes, and together they cover all
  /// of them.
  private static let thoroughStates = ["many", "refused", "result"]

  private static func sizes(_ name: String, _ language: Language) -> [(Int, Int)] {
    if thoroughStates.contains(name) && language == .english { return sizes }
    let offset = (states.firstIndex(of: name) ?? 0) + (language == .english ? 0 : 4)
    return sizes.enumerated().filter { $0.offset % 8 == offset % 8 }.map(\.element)
  }

  @Test(arguments: states, Language.allCases)
  func `every line and the cursor fit at every size`(name: String, language: Language) {
    for root in LayoutSizeTests.roots {
      let screen = LayoutSizeTests.screen(name, root, language)
      for (columns, rows) in LayoutSizeTests.sizes(name, language) {
        let picture = Layout.picture(of: screen, columns: columns, rows: rows, glyphs: .unicode)
        let faults = faults(in: picture, columns: columns, rows: rows)
        #expect(faults.isEmpty, "\(root) at \(columns)x\(rows)")
      }
    }
  }

  /// Returns what is wrong with a picture. Below 40 columns lines may be cut, but they never reach the last column.
  private func faults(in picture: Picture, columns: Int, rows: Int) -> [String] {
    var faults = picture.lines.count == rows ? [] : ["\(picture.lines.count) rows"]
    // A line that ends before the last column cannot reach it.
    for line in picture.lines where line.endColumn > columns - 1 {
      if columns >= 40 { faults.append("\(line.endColumn) columns: \(line.text)") }
      let endColumns = line.pieces.filter { $0.column < columns - 1 }
        .map { $0.column + $0.text.cut(toWidth: columns - 1 - $0.column).displayWidth }
      if endColumns.contains(where: { $0 > columns - 1 }) { faults.append("last column: \(line.text)") }
    }
    if let (row, column) = picture.cursor, !(0..<rows).contains(row) || columns >= 40 && column >= columns {
      faults.append("cursor at \(column), \(row)")
    }
    return faults
  }
}
