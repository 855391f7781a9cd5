import ScrambleKit
import WordScramble

@testable import ScrambleApp

/// Plays the lines of a test of the user interface on a model, as the app on a phone would, and looks for what they look for.
@MainActor final class UITestPlayer {
  private(set) var model = GameModel.playing()
  private let root: Word

  init(root: Word) {
    self.root = root
  }

  /// What is wrong with a script: the line, and why it cannot be played or what is not shown.
  func faults(in script: UITestScript) -> [String] {
    script.lines.compactMap { line in play(line).map { "\(line): \($0)" } }
  }

  /// Plays a line, and returns what is wrong with it.
  private func play(_ line: String) -> String? {
    if let launch = line.firstMatch(of: /\blaunch\((?:language: "([\w-]+)")?/) {
      model = .playing(root, language: Language(locale: launch.1.map(String.init) ?? "en"))
    }
    if let touch = line.wholeMatch(of: /touch\("(\w+)", in: app(?:, enter: "(.+)")?\)/) {
      return self.touch(String(touch.1), enter: touch.2.map(String.init) ?? "Enter")
    }
    if let press = line.wholeMatch(of: /press\("(.+)", in: app\)/) { return self.press(String(press.1)) }
    if let typed = line.wholeMatch(of: /field\.typeText\("(\w+)\\n"\)/) { return type(String(typed.1)) }
    if let value = line.wholeMatch(of: /XCTAssertEqual\(field\.value as\? String, "(\w+)"\)/) {
      return model.newWord == value.1 ? nil : "the field has \(model.newWord)"
    }
    if let shown = line.wholeMatch(
      of: /XCTAssertTrue\(.+\.(staticTexts|buttons)\["(.+?)"\]\.(?:exists|waitForExistence).*/)
    {
      let all = shown.1 == "buttons" ? buttons.map(\.label) : texts
      return all.contains(String(shown.2)) ? nil : "shown is \(all)"
    }
    if line == "field.tap()" { model.noteFocus(true) }
    return UITestPlayer.knows(line) ? nil : "nobody can play this"
  }

  /// Whether a line changes nothing that the model knows of.
  private static func knows(_ line: String) -> Bool {
    let known = [
      "let app = launch(", "let field = wordField(in: app)", "field.tap()", "let size = ", "try launch(",
      "XCUIDevice.shared.appearance = ", "keep(\"", "#if os(iOS)", "#endif",
    ]
    return known.contains(where: line.hasPrefix)
  }

  private func touch(_ word: String, enter: String) -> String? {
    (word.map(String.init) + [enter]).compactMap(press).first
  }

  private func press(_ label: String) -> String? {
    guard let button = buttons.first(where: { $0.label == label }) else {
      return "the buttons are \(buttons.map(\.label))"
    }
    button.action()
    return nil
  }

  /// Types into the field, which has the focus only after a tap, and presses Return.
  private func type(_ word: String) -> String? {
    guard model.focus.isTyping else { return "the field has no focus" }
    model.newWord = word
    model.handleKey(before: word, after: word + "\n")
    return nil
  }

  /// The buttons that can be pressed.
  private var buttons: [(label: String, action: @MainActor () -> Void)] {
    let (wording, model) = (model.wording, model)
    if model.showingError { return [(wording.text(.buttonOk), { model.showingError = false })] }
    let beads = model.beads.filter { !$0.isUsed }.map { bead in (bead.letter, { @MainActor in model.take(bead) }) }
    let letters =
      beads + [(wording.text(.lettersShuffle), model.shuffle), (wording.text(.fieldEnter), model.addNewWord)]
    let undo = model.game.canGoBack ? [(wording.text(.newWordUndo), model.undoNewWord)] : []
    let hide = (wording.text(.lettersShow), { @MainActor in model.noteFocus(false) })
    return undo + [(wording.text(.newWordTitle), model.startGame)] + (model.showsLetters ? letters : [hide])
  }

  /// The texts that can be read.
  private var texts: [String] {
    let note = model.showingError ? model.errorTitle : model.fieldNote
    let empty = model.game.round.found.isEmpty && !model.game.round.isEnded ? model.wording.text(.foundEmpty) : nil
    return [model.rootWord, "\(model.foundText), \(model.bonusText)", note, empty].compactMap(\.self)
  }
}
