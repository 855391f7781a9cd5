import ScrambleKit
import Testing
import WordScramble

@testable import ScrambleApp

/// When the field has the focus. What the system does to it is played by setting `isTyping`, as the view does.
@MainActor struct TypingTests {
  private func playing(hasKeyboard: Bool = false) -> GameModel {
    var device = Device.test(root: "silkworm")
    device.hasKeyboard = hasKeyboard
    let model = GameModel(device: device)
    model.startGame()
    return model
  }

  @Test func `a phone waits for a touch, and a Mac does not`() {
    #expect(!playing().isTyping)
    #expect(playing(hasKeyboard: true).isTyping)
  }

  @Test func `a game by touch never calls up a keyboard`() throws {
    let model = playing()
    for letter in ["m", "i", "l", "k"] { model.take(try #require(model.tiles.first { $0.letter == letter })) }
    model.addNewWord()
    #expect(model.usedWords == ["milk"] && !model.isTyping)
    model.play("mill")
    model.showingError = false
    #expect(!model.isTyping)
    model.startGame()
    model.undoNewWord()
    model.takeHint()
    #expect(!model.isTyping)
  }

  @Test func `typing goes on after a find`() {
    let model = playing()
    model.isTyping = true
    model.play("milk")
    #expect(model.isTyping)
  }

  @Test func `the focus comes back after an alert, also after a second one`() {
    let model = playing()
    for _ in 0..<2 {
      model.isTyping = true
      model.play("mill")
      model.isTyping = false  // The alert takes it.
      model.showingError = false
      #expect(model.isTyping)
    }
  }

  @Test func `an alert over an alert forgets nothing`() {
    let model = playing()
    model.isTyping = true
    model.play("mill")
    model.isTyping = false
    model.play("mi")
    model.showingError = false
    #expect(model.isTyping)
  }

  @Test func `the letters are there unless a keyboard on the screen takes their place`() {
    let phone = playing()
    #expect(phone.showsLetters)
    phone.isTyping = true
    #expect(!phone.showsLetters)
    let mac = playing(hasKeyboard: true)
    #expect(mac.isTyping && mac.showsLetters)
  }

  @Test func `a keyboard that is attached later gives the field the focus`() {
    let model = playing()
    model.hasKeyboard = true
    #expect(model.isTyping)
    model.hasKeyboard = false
    #expect(model.isTyping, "taking it away changes nothing but the room")
    #expect(!model.showsLetters)
  }

  @Test func `an ended round takes the focus away, and the next one gives it back where keys are`() {
    for (hasKeyboard, isTyping) in [(true, true), (false, false)] {
      let model = playing(hasKeyboard: hasKeyboard)
      model.endRound()
      #expect(!model.isTyping && model.fieldNote == "This round has ended.")
      model.hasKeyboard = hasKeyboard
      #expect(!model.isTyping)
      model.startGame()
      #expect(model.isTyping == isTyping && model.fieldNote == nil)
    }
  }
}
