import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The field as the system handles it. It loses the focus on Return and to an alert, and may or may not get it on
/// request.
@MainActor private final class SystemField {
  private let model: GameModel
  private var requestCount: Int
  private let grantsFocus: Bool
  private(set) var isFocused = false
  /// Whether the letters were briefly visible while an alert was open.
  private(set) var hasFlickered = false

  init(_ model: GameModel, grantsFocus: Bool = true) {
    (self.model, self.grantsFocus, requestCount) = (model, grantsFocus, model.focus.requestCount)
    if model.wantsFocus { takeFocus() }
  }

  func touch() { setFocus(true) }

  func removeFocus() { setFocus(false) }

  func pressReturn(after word: String) {
    model.newWord = word
    model.addNewWord()
    setFocus(false)
    update()
  }

  /// Changes the text as a key or a keyboard that composes words does.
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
    guard model.focus.requestCount != requestCount else { return }
    requestCount = model.focus.requestCount
    takeFocus()
  }

  private func takeFocus() {
    setFocus(true)
    if !grantsFocus { setFocus(false) }
  }

  private func setFocus(_ hasFocus: Bool) {
    guard hasFocus != isFocused else { return }
    isFocused = hasFocus
    model.recordFocus(hasFocus)
  }
}

@MainActor struct TypingTests {
  private func playing(hasHardwareKeyboard: Bool = false) -> GameModel {
    var dependencies = Dependencies.test(root: "silkworm")
    dependencies.hasHardwareKeyboard = hasHardwareKeyboard
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    return model
  }

  @Test func `a phone waits for a tap before typing, and a Mac does not`() {
    #expect(!SystemField(playing()).isFocused)
    #expect(SystemField(playing(hasHardwareKeyboard: true)).isFocused)
  }

  @Test func `a game played by touch never requests the focus`() throws {
    let model = playing()
    for letter in ["m", "i", "l", "k"] { model.toggle(try #require(model.beads.first { $0.letter == letter })) }
    model.addNewWord()
    #expect(model.usedWords == ["milk"])
    model.play("mill")
    model.showingError = false
    model.startGame(minutes: 3)
    model.startClock()
    model.showHint()
    model.endRound()
    model.playDaily()
    #expect(model.focus.requestCount == 0 && !model.focus.hasFocus)
  }

  @Test func `typing continues after a found word`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.pressReturn(after: "milk")
    #expect(field.isFocused && model.focus.hasFocus && model.usedWords == ["milk"])
  }

  /// Returns a game with a refused word after its alert was closed.
  private func gameWithRefusedWord(_ word: String = "mill") -> (GameModel, SystemField) {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.pressReturn(after: word)
    field.closeAlert()
    return (model, field)
  }

  @Test func `a letter after a refused word begins another word and removes the refusal`() {
    let (model, field) = gameWithRefusedWord()
    #expect(model.refusedWord.isMarked && model.fieldNote != nil)
    field.type("mills")
    #expect(model.newWord == "s" && !model.refusedWord.isMarked && model.fieldNote == nil)
    field.type("si")
    #expect(model.newWord == "si")
  }

  @Test func `a refused word that a keyboard inserts again is ignored`() {
    let (model, field) = gameWithRefusedWord()
    for text in ["millm", "millmi", "mimillmil", "milk"] { field.type(text) }
    #expect(model.newWord == "milk")
    field.pressReturn(after: "milk")
    #expect(model.usedWords == ["milk"])
  }

  @Test func `a word that replaces the refused one is used as typed`() {
    let (model, field) = gameWithRefusedWord()
    field.type("milk")
    #expect(model.newWord == "milk" && !model.refusedWord.isMarked)
    field.type("milks")
    #expect(model.newWord == "milks")
  }

  @Test(arguments: ["Backspace", "Delete", "touch"]) func `a refused word can be edited`(way: String) {
    let (model, field) = gameWithRefusedWord()
    switch way {
    case "Backspace": field.type("mil")
    case "Delete": model.deleteLetter()
    default: model.editRefusedWord()
    }
    field.type(model.newWord + "k")
    #expect(model.newWord == (way == "touch" ? "millk" : "milk"))
  }

  @Test func `a bead begins another word, whether it is used or not`() throws {
    let (model, _) = gameWithRefusedWord()
    model.toggle(try #require(model.beads.first { $0.letter == "m" && $0.isUsed }))
    #expect(model.newWord == "m" && model.fieldNote == nil)
    model.toggle(try #require(model.beads.first { $0.letter == "o" && !$0.isUsed }))
    #expect(model.newWord == "mo")
    model.toggle(try #require(model.beads.first { $0.letter == "m" }))
    #expect(model.newWord == "o", "a bead in use gives its letter back")
  }

  @Test func `a space and Return do not change a refused word`() {
    let (model, field) = gameWithRefusedWord()
    let note = model.fieldNote
    field.type("mill ")
    #expect(model.newWord == "mill" && model.refusedWord.isMarked && model.fieldNote == note)
    field.pressReturn(after: "mill")
    #expect(model.showingError && model.newWord == "mill" && model.refusedWord.isMarked)
  }

  @Test func `the focus returns after an alert, and after a second one`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    for word in ["mill", "mi"] {
      field.pressReturn(after: word)
      #expect(!field.isFocused && model.focus.hasFocus, "focus taken by an alert does not count as lost")
      field.closeAlert()
      #expect(field.isFocused && model.focus.hasFocus && !field.hasFlickered)
    }
  }

  @Test func `if the system does not give the focus, the letters are shown again`() {
    for word in ["milk", "mill"] {
      let model = playing()
      let field = SystemField(model, grantsFocus: false)
      field.touch()
      field.pressReturn(after: word)
      field.closeAlert()
      #expect(!field.isFocused && !model.focus.hasFocus && model.showsLetters)
    }
    let mac = playing(hasHardwareKeyboard: true)
    let field = SystemField(mac, grantsFocus: false)
    #expect(!field.isFocused && !mac.focus.hasFocus && mac.wantsFocus)
  }

  @Test func `closing the keyboard takes effect at once`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.pressReturn(after: "milk")
    field.removeFocus()
    #expect(!model.focus.hasFocus && model.showsLetters && !model.wantsFocus)
  }

  @Test func `with a hardware keyboard, the question to end a round returns the focus`() {
    let model = playing(hasHardwareKeyboard: true)
    let before = model.focus.requestCount
    model.showResultOrAskToEnd()
    model.isAskingToEnd = false
    #expect(model.focus.requestCount == before + 1)
  }

  @Test func `an alert after a tap does not focus the field`() {
    let model = playing()
    let field = SystemField(model)
    field.touch()
    field.removeFocus()
    model.play("mill")
    field.closeAlert()
    #expect(!field.isFocused && !model.focus.hasFocus)
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
    field.removeFocus()
    #expect(phone.showsLetters)
    let mac = playing(hasHardwareKeyboard: true)
    #expect(SystemField(mac).isFocused && mac.showsLetters)
  }

  @Test func `attaching a keyboard gives the field the focus`() {
    let model = playing()
    let field = SystemField(model)
    model.recordKeyboard(isAttached: true)
    field.update()
    #expect(field.isFocused && model.showsLetters)
    model.recordKeyboard(isAttached: false)
    field.update()
    #expect(field.isFocused && !model.showsLetters, "detaching the keyboard only hides the letters")
  }

  @Test(arguments: [true, false])
  func `an ended round takes no focus, and with a keyboard the next one does`(hasHardwareKeyboard: Bool) {
    let model = playing(hasHardwareKeyboard: hasHardwareKeyboard)
    let field = SystemField(model)
    model.endRound()
    field.removeFocus()
    #expect(model.fieldNote == "This round is over: New Word deals another.")
    let before = model.focus.requestCount
    model.focusIfHardwareKeyboard()  // As when the panel with the result closes.
    field.update()
    #expect(!field.isFocused && model.focus.requestCount == before)
    model.playDaily()
    field.update()
    #expect(field.isFocused == hasHardwareKeyboard && model.fieldNote == nil)
  }

  @Test func `with a hardware keyboard, a panel that closes returns the focus`() {
    let model = playing(hasHardwareKeyboard: true)
    let before = model.focus.requestCount
    model.panel = .settings
    model.panel = nil
    model.panelClosed()
    #expect(model.focus.requestCount == before + 1)
  }

  @Test(arguments: [true, false])
  func `a covered round takes no focus, and with a keyboard Play gives it`(hasHardwareKeyboard: Bool) {
    let model = playing(hasHardwareKeyboard: hasHardwareKeyboard)
    model.startGame(minutes: 3)
    #expect(!model.wantsFocus)
    let before = model.focus.requestCount
    model.startClock()
    #expect(model.wantsFocus == hasHardwareKeyboard && (model.focus.requestCount > before) == hasHardwareKeyboard)
  }

  @Test func `commands are disabled while a panel or a dialog is open`() {
    let model = playing()
    #expect(!model.hasDialog)
    model.showHint()
    #expect(model.hasDialog)
    model.panel = nil
    model.showResultOrAskToEnd()
    #expect(model.hasDialog)
    model.isAskingToEnd = false
    model.play("mill")
    #expect(model.hasDialog)
    model.showingError = false
    #expect(!model.hasDialog)
  }
}
