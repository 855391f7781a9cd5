import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// The field as the system handles it. It loses the focus on Return and to an alert, and may or may not get it on
/// request.
@MainActor private final class SystemField {
  private let model: GameModel
  private var requests: Int
  private let obeys: Bool
  private(set) var isFocused = false
  /// Whether the letters were briefly visible while an alert was open.
  private(set) var hasFlickered = false

  init(_ model: GameModel, obeys: Bool = true) {
    (self.model, self.obeys, requests) = (model, obeys, model.focus.requests)
    if model.wantsFocus { takeFocus() }
  }

  func touch() { set(true) }

  func leave() { set(false) }

  func pressReturn(after word: String) {
    model.newWord = word
    model.addNewWord()
    set(false)
    update()
  }

  /// Changes the text as a key does, or a keyboard that composes words.
  func type(_ text: String) {
    var before = model.fieldText
    model.fieldText = text
    // The view reports each change, including those made by the model.
    while model.fieldText != before {
      let after = model.fieldText
      model.handleKey(before: before, after: after)
      before = after
    }
  }

  func closeAlert() {
    model.showingError = false
    hasFlickered = hasFlickered || model.showsLetters
    update()
  }

  /// Does what the view does after a change of the model.
  func update() {
    guard model.focus.requests != requests else { return }
    requests = model.focus.requests
    takeFocus()
  }

  private func takeFocus() {
    set(true)
    if !obeys { set(false) }
  }

  private func set(_ hasFocus: Bool) {
    guard hasFocus != isFocused else { return }
    isFocused = hasFocus
    model.noteFocus(hasFocus)
  }
}

@MainActor struct TypingTests {
  private func playing(hasKeyboard: Bool = false) -> GameModel {
    var dependencies = Dependencies.test(root: "silkworm")
    dependencies.hasKeyboard = hasKeyboard
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    return model
  }

  @Test func `a phone waits for a tap before typing, and a Mac does not`() {
    #expect(!SystemField(playing()).isFocused)
    #expect(SystemField(playing(hasKeyboard: true)).isFocused)
  }

  @Test func `a game played by touch never requests the focus`() throws {
    let model = playing()
    for letter in ["m", "i", "l", "k"] { model.take(try #require(model.beads.first { $0.letter == letter })) }
    model.addNewWord()
    #expect(model.usedWords == ["milk"])
    model.play("mill")
    model.showingError = false
    model.startGame()
    model.undoNewWord()
    model.takeHint()
    model.endRound()
    model.startGame()
    #expect(model.focus.requests == 0 && !model.focus.isTyping)
  }

  @Test func `typing continues after a found word`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.pressReturn(after: "milk")
    #expect(field.isFocused && model.focus.isTyping && model.usedWords == ["milk"])
  }

  /// Returns a game with a refused word after its alert was closed.
  private func refusing(_ word: String = "mill") -> (GameModel, SystemField) {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.pressReturn(after: word)
    field.closeAlert()
    return (model, field)
  }

  @Test func `a letter after a refused word begins another word and removes the refusal`() {
    let (model, field) = refusing()
    #expect(model.refused.isMarked && model.fieldNote != nil)
    field.type("mills")
    #expect(model.newWord == "s" && !model.refused.isMarked && model.fieldNote == nil)
    field.type("si")
    #expect(model.newWord == "si")
  }

  @Test func `a refused word that a keyboard inserts again is ignored`() {
    let (model, field) = refusing()
    for text in ["millm", "millmi", "mimillmil", "milk"] { field.type(text) }
    #expect(model.newWord == "milk")
    field.pressReturn(after: "milk")
    #expect(model.usedWords == ["milk"])
  }

  @Test func `a word that replaces the refused one is used as typed`() {
    let (model, field) = refusing()
    field.type("milk")
    #expect(model.newWord == "milk" && !model.refused.isMarked)
    field.type("milks")
    #expect(model.newWord == "milks")
  }

  @Test(arguments: ["Backspace", "Delete", "touch"]) func `a refused word can be edited`(way: String) {
    let (model, field) = refusing()
    switch way {
    case "Backspace": field.type("mil")
    case "Delete": model.deleteLetter()
    default: model.editRefusedWord()
    }
    field.type(model.newWord + "k")
    #expect(model.newWord == (way == "touch" ? "millk" : "milk"))
  }

  @Test func `a bead begins another word, whether it is used or not`() throws {
    let (model, _) = refusing()
    model.take(try #require(model.beads.first { $0.letter == "m" && $0.isUsed }))
    #expect(model.newWord == "m" && model.fieldNote == nil)
    model.take(try #require(model.beads.first { $0.letter == "o" && !$0.isUsed }))
    #expect(model.newWord == "mo")
    model.take(try #require(model.beads.first { $0.letter == "m" }))
    #expect(model.newWord == "o", "a bead in use gives its letter back")
  }

  @Test func `a space and Return do not change a refused word`() {
    let (model, field) = refusing()
    let note = model.fieldNote
    field.type("mill ")
    #expect(model.newWord == "mill" && model.refused.isMarked && model.fieldNote == note)
    field.pressReturn(after: "mill")
    #expect(model.showingError && model.newWord == "mill" && model.refused.isMarked)
  }

  @Test func `the focus returns after an alert, and after a second one`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    for word in ["mill", "mi"] {
      field.pressReturn(after: word)
      #expect(!field.isFocused && model.focus.isTyping, "focus taken by an alert does not count as lost")
      field.closeAlert()
      #expect(field.isFocused && model.focus.isTyping && !field.hasFlickered)
    }
  }

  @Test func `if the system does not give the focus, the letters are shown again`() {
    for word in ["milk", "mill"] {
      let model = playing()
      let field = SystemField(model, obeys: false)
      field.touch()
      field.pressReturn(after: word)
      field.closeAlert()
      #expect(!field.isFocused && !model.focus.isTyping && model.showsLetters)
    }
    let mac = playing(hasKeyboard: true)
    let field = SystemField(mac, obeys: false)
    #expect(!field.isFocused && !mac.focus.isTyping && mac.wantsFocus)
  }

  @Test func `closing the keyboard takes effect at once`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.pressReturn(after: "milk")
    field.leave()
    #expect(!model.focus.isTyping && model.showsLetters && !model.wantsFocus)
  }

  @Test func `with a hardware keyboard, the question to end a round returns the focus`() {
    let model = playing(hasKeyboard: true)
    let before = model.focus.requests
    model.showMissed()
    model.isAskingToEnd = false
    #expect(model.focus.requests == before + 1)
  }

  @Test func `an alert after a tap does not focus the field`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.leave()
    model.play("mill")
    field.closeAlert()
    #expect(!field.isFocused && !model.focus.isTyping)
  }

  @Test func `the letters are shown unless an on-screen keyboard replaces them`() {
    let phone = playing()
    let field = SystemField(phone)
    #expect(phone.showsLetters)
    field.touch()
    #expect(!phone.showsLetters)
    field.pressReturn(after: "mill")
    #expect(!phone.showsLetters, "nothing moves behind the alert")
    field.closeAlert()
    field.leave()
    #expect(phone.showsLetters)
    let mac = playing(hasKeyboard: true)
    #expect(SystemField(mac).isFocused && mac.showsLetters)
  }

  @Test func `attaching a keyboard gives the field the focus`() {
    let model = playing()
    let field = SystemField(model)
    model.noteKeyboard(true)
    field.update()
    #expect(field.isFocused && model.showsLetters)
    model.noteKeyboard(false)
    field.update()
    #expect(field.isFocused && !model.showsLetters, "detaching the keyboard only hides the letters")
  }

  @Test(arguments: [true, false])
  func `an ended round takes no focus, and with a keyboard the next one does`(hasKeyboard: Bool) {
    let model = playing(hasKeyboard: hasKeyboard)
    let field = SystemField(model)
    model.endRound()
    field.leave()
    #expect(model.fieldNote == "This round is over: New Word deals another.")
    let before = model.focus.requests
    model.focusIfHardwareKeyboard()  // As when the panel of missed words closes.
    field.update()
    #expect(!field.isFocused && model.focus.requests == before)
    model.startGame()
    field.update()
    #expect(field.isFocused == hasKeyboard && model.fieldNote == nil)
  }

  @Test func `commands are disabled while something covers the game`() {
    let model = playing()
    #expect(!model.isCovered)
    model.takeHint()
    #expect(model.isCovered)
    model.panel = nil
    model.showMissed()
    #expect(model.isCovered)
    model.isAskingToEnd = false
    model.play("mill")
    #expect(model.isCovered)
    model.showingError = false
    #expect(!model.isCovered)
  }
}
