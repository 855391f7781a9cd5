import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The texts of a refusal, which are the same in every front end, letter for letter.
@MainActor struct RefusalTests {
  private struct RefusalCase: CustomTestStringConvertible, Sendable {
    let typed: String
    let title: String
    let message: String
    let detail: String?
    var testDescription: String { typed }

    init(_ typed: String, _ title: String, _ message: String, _ detail: String? = nil) {
      (self.typed, self.title, self.message, self.detail) = (typed, title, message, detail)
    }
  }

  private nonisolated static let cases = [
    RefusalCase(
      "m1lk", "Word not possible", "You can't spell that word from 'silkworm'!", "1 is not a letter from a to z."),
    RefusalCase("mi", "Word too short", "Use at least 3 letters."),
    RefusalCase("Silkworm", "That's the word you started with", "Find a different one in it."),
    RefusalCase("milk", "Word used already", "Be more original", "You found milk earlier."),
    RefusalCase(
      "mill", "Word not possible", "You can't spell that word from 'silkworm'!", "There is only one l in silkworm."),
    RefusalCase("ring", "Word not possible", "You can't spell that word from 'silkworm'!", "silkworm has no n."),
    RefusalCase("milsk", "Word not recognized", "You can't just make them up, you know!"),
  ]

  @Test(arguments: RefusalTests.cases)
  private func `a refused word stays in the field, and the alert says why`(refused: RefusalCase) {
    let model = GameModel.playing()
    model.play("milk", refused.typed)
    #expect(model.showingError)
    #expect((model.errorTitle, model.errorMessage) == (refused.title, refused.message))
    #expect(model.errorDetail == refused.detail)
    #expect(model.newWord == refused.typed)
    #expect(model.usedWords == ["milk"] && model.celebrations.foundWordCount == 1)
  }

  @Test func `a word that is too long for the list is refused for its length`() {
    let model = GameModel.playing("telepaths")
    model.play("heptastel")
    #expect(model.errorTitle == "Word too long")
    #expect(model.errorMessage == "The word list holds words of up to 8 letters.")
    #expect(model.errorDetail == "Yours has 9.")
  }

  @Test func `after the alert, the corrected word is accepted`() {
    let model = GameModel.playing()
    model.play("mlk")
    #expect(model.showingError)
    model.showingError = false
    model.play("milk")
    #expect(!model.showingError && model.usedWords == ["milk"])
  }

  @Test func `a later refusal without a detail does not show an earlier detail`() {
    let model = GameModel.playing()
    model.play("mill", "mi")
    #expect(model.errorDetail == nil)
    #expect(model.errorText == "Use at least 3 letters.")
  }

  @Test func `after the alert, its detail stays under the field until the next key`() {
    let model = GameModel.playing()
    model.play("mill")
    model.showingError = false
    #expect(model.fieldNote == "There is only one l in silkworm.")
    model.newWord = "mil"
    #expect(model.fieldNote == nil)
  }

  @Test func `if a refusal has no detail, its message stays`() {
    let model = GameModel.playing()
    model.play("mi")
    #expect(model.fieldNote == "Use at least 3 letters.")
    model.play("milk")
    #expect(model.fieldNote == nil)
  }

  @Test func `a refusal is shown instead of a notice, and both are removed with the round`() {
    let model = GameModel.playing()
    model.play("milk", "work", "worm")
    #expect(model.fieldNote == "Fair reached")
    model.play("zzz")
    #expect(model.fieldNote == "silkworm has no z.")
    model.newWord = ""
    #expect(model.fieldNote == "Fair reached")
    model.play("zzz")
    model.playDaily()
    #expect(model.fieldNote == nil)
  }

  @Test func `the alert is in Chinese too`() {
    let model = GameModel.playing(language: .simplifiedChinese)
    model.play("mill")
    #expect(model.errorTitle == "拼不出这个词")
    #expect(model.errorText == "用“silkworm”拼不出这个词！\nsilkworm 里只有 1 个 l。")
  }
}
