import Screens
import SwiftUI
import Testing

/// The app of each step plays the tutorial's game.
@MainActor @Suite(.systemReset) struct StepTests {
  private func enter(_ word: String, _ screen: Screen) async throws {
    try await screen.setText("")
    try await screen.type(word, into: "Enter your word")
    try await screen.pressReturn(in: "Enter your word")
  }
  /// Deals roots until the words of one meet a condition.
  private func deal(_ screen: Screen, until condition: (StepWords) -> Bool) async throws {
    for _ in 0..<200 {
      if condition(try StepWords(screen.title)) { return }
      try await screen.tap("New Word")
    }
    throw ScreenError("no root of two hundred has such words")
  }
  private func list(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.hint.hasSuffix("letters") }.map(\.label)
  }

  @Test(arguments: Step.allCases) func `the title is a root, and the list is empty`(_ step: Step) async throws {
    let screen = await step.open()
    #expect(screen.title.count == 8 && screen.title == screen.title.lowercased())
    #expect(screen.all(.field).map(\.name) == ["Enter your word"])
    #expect(screen.texts.contains("Score: 0") && list(screen) == [])
    #expect(screen.all(.toolbar).flatMap { $0.all(.button) }.map(\.name) == ["New Word"])
  }

  @Test(arguments: Step.allCases, StepRefusal.all) func `a refused word stays in the field, and the alert says why`(
    _ step: Step, _ refusal: StepRefusal
  ) async throws {
    let screen = await step.open()
    let words = try StepWords(screen.title)
    try await enter(words.longWords[0], screen)
    try await enter(refusal.word(words), screen)
    let alert = try #require(screen.alert)
    var message = refusal.message.replacing("ROOT", with: words.root)
    // From the third step on, the solution of the second exercise names the missing letter.
    if refusal.title == "Word not possible", step.rawValue > 2 {
      message += " There is no \(words.missingLetter) left."
    }
    #expect(alert.plainText == refusal.title && alert.all(.text).first?.plainText == message)
    #expect(alert.all(.button).map(\.name) == ["OK"])
    try await screen.tap("OK")
    #expect(screen.alert == nil && list(screen) == [words.longWords[0]])
    #expect(try screen.text() == refusal.word(words))
  }

  @Test(arguments: Step.allCases) func `the checks run in the right order`(_ step: Step) async throws {
    let screen = await step.open()
    let words = try StepWords(screen.title)
    try await enter(words.missingLetter + words.missingLetter, screen)
    #expect(screen.alert?.plainText == "Word too short")
    try await screen.tap("OK")
    // The text cannot be spelled and is not a word.
    try await enter(words.missingLetter + words.nonWord, screen)
    #expect(screen.alert?.plainText == "Word not possible")
  }

  @Test(arguments: Step.allCases) func `a word goes to the top of the list, and the field is cleared`(
    _ step: Step
  ) async throws {
    let screen = await step.open()
    let words = try StepWords(screen.title)
    for word in words.longWords.prefix(3) { try await enter(word, screen) }
    #expect(list(screen) == words.longWords.prefix(3).reversed())
    #expect(try screen.text() == "")
    #expect(screen.alert == nil)
  }

  @Test(arguments: Step.allCases) func `capitals and spaces are ignored, and an empty field does nothing`(
    _ step: Step
  ) async throws {
    let screen = await step.open()
    let words = try StepWords(screen.title)
    try await enter(" \(words.longWords[0].uppercased()) ", screen)
    #expect(list(screen) == [words.longWords[0]])
    try await enter("", screen)
    try await enter("  ", screen)
    #expect(screen.alert == nil && list(screen) == [words.longWords[0]])
  }

  @Test(arguments: Step.allCases) func `three letters score one point, longer words two`(_ step: Step) async throws {
    let screen = await step.open()
    try await deal(screen) { !$0.shortWords.isEmpty }
    try await enter(try StepWords(screen.title).shortWords[0], screen)
    #expect(screen.texts.contains("Score: 1"))
    try await enter(try StepWords(screen.title).longWords[0], screen)
    #expect(screen.texts.contains("Score: 3"))
  }

  @Test(arguments: Step.allCases) func `a word of all letters scores one point for each`(_ step: Step) async throws {
    let screen = await step.open()
    try await deal(screen) { $0.anagram != nil }
    try await enter(try #require(try StepWords(screen.title).anagram), screen)
    #expect(screen.texts.contains("Score: 8"))
  }

  @Test(arguments: Step.allCases) func `a word has its number of letters in a circle`(_ step: Step) async throws {
    let screen = await step.open()
    let word = try StepWords(screen.title).longWords[0]
    try await enter(word, screen)
    let symbol = try #require(screen.all(.image).first?.look.symbol)
    // From the fifth step on, the circle of a common word is filled.
    #expect(symbol == "\(word.count).circle" || step.rawValue > 4 && symbol == "\(word.count).circle.fill")
  }

  @Test(arguments: Step.allCases) func `VoiceOver reads a word and its length together`(_ step: Step) async throws {
    let screen = await step.open()
    let word = try StepWords(screen.title).longWords[0]
    try await enter(word, screen)
    let element = try screen.element(word)
    #expect(element.hint == "\(word.count) letters")
    let points =
      element.value.hasSuffix("2 points") && (element.value == "2 points" || element.value.hasPrefix("bonus"))
    #expect(step.rawValue < 5 ? element.value == "" : points)
    #expect(screen.elements.count { [word, "\(word.count)"].contains($0.label) } == 1)
  }

  @Test(arguments: Step.allCases) func `New Word deals another root and empties the list`(_ step: Step) async throws {
    let screen = await step.open()
    let root = screen.title
    try await enter(try StepWords(root).longWords[0], screen)
    // The same root can be dealt again, about once in ten thousand times.
    for _ in 0..<3 where screen.title == root { try await screen.tap("New Word") }
    #expect(screen.title != root && list(screen) == [] && screen.texts.contains("Score: 0"))
  }
}
