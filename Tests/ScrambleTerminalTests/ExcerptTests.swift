import ScrambleCore
import Testing

@testable import ScrambleTerminal

/// The visible part of the found words, and the notes about those above and below.
@Suite struct ExcerptTests {
  @Test(
    arguments: [
      (0, 0, 5, []), (3, 0, 5, [.entry(0), .entry(1), .entry(2)]), (3, 2, 3, [.entry(0), .entry(1), .entry(2)]),
      (9, 0, 4, [.entry(0), .entry(1), .entry(2), .below(6)]), (9, 3, 4, [.above(3), .entry(3), .entry(4), .below(4)]),
      (9, 6, 4, [.above(6), .entry(6), .entry(7), .entry(8)]),
      (9, 99, 4, [.above(6), .entry(6), .entry(7), .entry(8)]),
      (9, 4, 2, [.entry(4), .entry(5)]), (9, 99, 1, [.entry(8)]), (9, 4, 0, []),
    ] as [(Int, Int, Int, [Excerpt.Item])])
  func `the entries that fit are shown, with notes about the rest`(
    count: Int, start: Int, room: Int, items: [Excerpt.Item]
  ) {
    #expect(Excerpt(of: count, from: start, room: room).items == items)
  }

  @Test func `all rows are used, no entry is lost, and the marked entry is shown`() {
    for count in 0...12 {
      for room in 1...14 {
        for (start, marked) in (0...12).flatMap({ start in (-1..<count).map { (start, $0) } }) {
          let excerpt = Excerpt(of: count, from: start, showing: marked < 0 ? nil : marked, room: room)
          let entries = excerpt.items.filter { if case .entry = $0 { true } else { false } }.count
          let above = excerpt.start
          let below = count - above - entries
          #expect(excerpt.items.count == min(count, room))
          #expect(marked < 0 || excerpt.items.contains(.entry(marked)))
          #expect(room < 3 || above == 0 || excerpt.items.first == .above(above))
          #expect(room < 3 || below == 0 || excerpt.items.last == .below(below))
        }
      }
    }
  }

  private func gameWithManyWords() -> ScreenGame {
    var screen = screenGame()
    screen.play("milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls", "slow", "mirk")
    return screen
  }

  @Test func `a resized screen shows as many words as fit`() {
    var screen = gameWithManyWords()
    _ = screen.draw(columns: 80, rows: 24, glyphs: .unicode)
    for _ in 0..<2 { _ = screen.press(.pageDown) }
    let large = screen.draw(columns: 80, rows: 24, glyphs: .unicode).text.split(separator: "\n")
    #expect(large[4].hasPrefix(" 4 above ") && large[5].contains(" soil "))
    #expect(screen.picture(40, 10).contains("\n ④ mirk +    ④ slow      ④ owls\n"))
    #expect(screen.picture(40, 6).hasSuffix("\n 4 above     ④ soil      ④ risk\n ④ swim      ④ slim      4 more"))
    #expect(screen.draw(columns: 80, rows: 40, glyphs: .unicode).text.contains(" mirk "))
    #expect(screen.scrollOffset == 0)
  }

  @Test func `Page Up works at once after extra presses of Page Down`() {
    var screen = gameWithManyWords()
    for _ in 0..<9 {
      _ = screen.press(.pageDown)
      _ = screen.draw(columns: 80, rows: 24, glyphs: .unicode)
    }
    #expect(screen.picture(80, 24).contains(" milk "))
    _ = screen.press(.pageUp)
    #expect(screen.picture(80, 24).contains(" mirk "))
  }
}
