import ScrambleCore
import ScrambleKit

/// The keys of the game and of each panel.
extension ScreenGame {
  /// What a key requests from the screen loop.
  enum Request: Equatable {
    case quit(code: Int32)
    case suspend
    case redraw
  }

  func loopRequest(for key: Key) -> Request? {
    switch key {
    case .control("C"): .quit(code: 130)
    case .control("Q"): .quit(code: 0)
    case .control("D") where field.text.isEmpty: .quit(code: 0)
    case .control("Z"): .suspend
    case .control("L"): .redraw
    default: nil
    }
  }

  /// Handles a key while a word can be typed.
  mutating func handle(_ key: Key) {
    let isRefusal = if case .refusal = message { true } else { false }
    let index = selectedIndex
    message = nil
    selectedIndex = nil
    switch key {
    case .down: select(min(index.map { $0 + 1 } ?? 0, words.count - 1))
    case .up where index != nil: select((index ?? 0) - 1)
    case .right: if let index { open(.meaning(index: index)) }
    case .enter: if !isRefusal { play() }
    case .text(" "): shuffle()
    case .text(let character) where character != "?": field.type(character)
    case .backspace: field.delete()
    case .control("U"), .control("W"), .escape: field.clear()
    case .up: field.recall()
    case .pageDown: scrollOffset = min(scrollOffset + 5, max(0, game.round.found.count - 1))
    case .pageUp: scrollOffset = max(0, scrollOffset - 5)
    default: performAction(for: key)
    }
  }

  /// Performs the action of a key.
  private mutating func performAction(for key: Key) {
    switch key {
    case .control("R"): openStatistics()
    case .control("O"): playToday()
    default: if let action = Action(key) { perform(action) }
    }
  }

  /// Selects a found word and scrolls to it. A negative index selects none.
  private mutating func select(_ index: Int) {
    selectedIndex = index < 0 ? nil : index
    scrollOffset = max(0, index - 2)
  }

  /// Handles a key in a panel. Returns false if the game must also handle the key.
  mutating func handle(_ key: Key, in panel: Panel) -> Bool {
    switch panel {
    case .meaning(let index): return handle(key, inMeaningAt: index)
    case .statistics(let section): handle(key, in: section)
    case .result: if !turnPage(key) { handleKeyAtEnd(key) }
    case .keys, .hint, .question, .finale: return handle(key, inSimplePanel: panel)
    }
    return true
  }

  private mutating func handle(_ key: Key, inSimplePanel panel: Panel) -> Bool {
    switch (panel, key) {
    case (.hint, .tab): perform(.clue)
    case (.question, .enter): perform(.confirmEnd)
    case (.question, .control("G")): open(nil)
    case (.finale, .enter): perform(.newWord)
    case (_, .tab), (_, .escape), (_, .enter), (_, .text("?")): open(defaultPanel)
    default:
      if turnPage(key) { break }
      open(defaultPanel)
      return defaultPanel != nil
    }
    return true
  }

  /// Turns the page of a panel. Returns whether the key does that.
  mutating func turnPage(_ key: Key) -> Bool {
    switch key {
    case .text(" "), .pageDown, .down: page += 1
    case .pageUp, .up: page = max(0, page - 1)
    default: return false
    }
    return true
  }

  /// Handles a key in the panel of a meaning. Returns false if the game must also handle the key.
  private mutating func handle(_ key: Key, inMeaningAt index: Int) -> Bool {
    switch key {
    case .down: open(.meaning(index: min(index + 1, words.count - 1)))
    case .up: open(.meaning(index: max(index - 1, 0)))
    case .escape, .left, .right, .enter:
      open(defaultPanel)
      if defaultPanel == nil { select(index) }
    default:
      if turnPage(key) { break }
      open(defaultPanel)
      return defaultPanel != nil || key == .tab || key == .text("?")
    }
    return true
  }

  /// Handles a key in the result panel, in which no word can be played.
  private mutating func handleKeyAtEnd(_ key: Key) {
    switch key {
    case .enter: perform(.newWord)
    case .right: if !words.isEmpty { open(.meaning(index: 0)) }
    case .control("N"), .control("O"), .control("R"): performAction(for: key)
    default: break
    }
  }
}
