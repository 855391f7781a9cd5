import ScrambleCore
import ScrambleKit
import Testing

@testable import Step3

@MainActor struct GameModelTests {
  let model: GameModel

  init() throws {
    model = GameModel(lexicon: try .english(), roots: [try Word("silkworm".utf8)])
    model.startGame()
  }

  func play(_ text: String) {
    model.newWord = text
    model.addNewWord()
  }

  @Test func `a found word goes to the top of the list and out of the field`() {
    play("milk")
    play(" Worms ")
    #expect(model.usedWords == ["worms", "milk"])
    #expect(model.score == 5)
    #expect(model.newWord == "")
    #expect(!model.showingError)
  }

  @Test(arguments: [
    ("it's", "Word not possible"), ("ow", "Word too short"), ("silkworm", "That's the word you started with"),
    ("milk", "Word used already"), ("mill", "Word not possible"), ("wolk", "Word not recognized"),
  ])
  func `a refused word stays in the field, and the alert says why`(guess: String, title: String) {
    play("milk")
    play(guess)
    #expect(model.usedWords == ["milk"])
    #expect(model.newWord == guess)
    #expect(model.showingError)
    #expect(model.errorTitle == title)
  }

  @Test func `an empty field is ignored`() {
    play("")
    #expect(model.usedWords == [])
    #expect(!model.showingError)
  }

  @Test func `a new word begins an empty list`() {
    play("milk")
    model.startGame()
    #expect(model.rootWord == "silkworm")
    #expect(model.usedWords == [])
    #expect(model.score == 0)
  }
}
