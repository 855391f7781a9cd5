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
  private func list(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.hint.hasSuffix("letters") }.map(\.label)
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

  @Test(arguments: Step.allCases) func `New Word deals another root and empties the list`(_ step: Step) async throws {
    let screen = await step.open()
    let root = screen.title
    try await enter(try StepWords(root).longWords[0], screen)
    // The same root can be dealt again, about once in ten thousand times.
    for _ in 0..<3 where screen.title == root { try await screen.tap("New Word") }
    #expect(screen.title != root && list(screen) == [] && screen.texts.contains("Score: 0"))
  }
}
