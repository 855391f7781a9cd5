import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct SystemDictionaryTests {
  private let dictionary = TestDictionary(["milsk", "mill", "rowks"], learnedWords: ["rowks"])

  private func model(isSettingOn: Bool = true, folder: TemporaryFolder? = nil) -> GameModel {
    var dependencies = Dependencies.test(root: "silkworm", folder: folder)
    dependencies.dictionary = dictionary
    let model = GameModel(dependencies: dependencies)
    model.preferences.settings.asksSystemDictionary = isSettingOn
    model.startGame()
    return model
  }

  private func settingNote(of model: GameModel) -> String {
    model.wording.systemDictionaryNote(isAvailable: model.preferences.canAskSystemDictionary)
  }

  @Test func `the system dictionary is asked only if the player turns it on`() {
    #expect(!GameSettings().asksSystemDictionary)
    let model = model(isSettingOn: false)
    model.play("milsk")
    #expect(model.errorTitle == "Word not recognized")
    #expect(dictionary.askedWords.isEmpty)
  }

  @Test func `a word that only the system dictionary knows is a bonus word`() {
    let model = model()
    model.play("milk", " Milsk ")
    #expect(!model.showingError && model.newWord.isEmpty)
    #expect(model.usedWords == ["milsk", "milk"])
    #expect((model.score, model.foundCount, model.bonusCount) == (5, 1, 1))
    #expect(model.announcedText == "milsk, plus 3, bonus")
    #expect(dictionary.askedWords == ["milsk"], "it is not asked for words of the list")
  }

  @Test func `a word that the owner has added to the dictionary does not count`() {
    let model = model()
    model.play("rowks")
    #expect(dictionary.askedWords == ["rowks"])
    #expect(model.errorTitle == "Word not recognized" && model.usedWords.isEmpty)
  }

  @Test(arguments: [["en"], ["fr_FR", "en_AU"], ["en-US"]])
  func `a player can turn the dictionary on if it supports English`(languages: [String]) {
    let model = model(isSettingOn: false)
    dictionary.languages = languages
    #expect(model.preferences.canAskSystemDictionary && !model.preferences.asksSystemDictionary)
    #expect(settingNote(of: model).hasPrefix("In free rounds"))
    model.preferences.asksSystemDictionary = true
    #expect(model.preferences.asksSystemDictionary && model.settings.asksSystemDictionary)
    model.play("milsk")
    #expect(model.usedWords == ["milsk"])
  }

  @Test(arguments: [[], ["de", "enm", "zh_Hans"]])
  func `without English, the dictionary is off and the settings say why`(languages: [String]) {
    let model = model()
    dictionary.languages = languages
    #expect(!model.preferences.canAskSystemDictionary && !model.preferences.asksSystemDictionary)
    #expect(settingNote(of: model) == "Off, because the spell checker of this device has no English")
    model.play("milsk")
    #expect(model.errorTitle == "Word not recognized" && dictionary.askedWords.isEmpty)
    #expect(!dictionary.isReal(word: "milsk"))
    dictionary.languages = ["en"]
    #expect(model.preferences.asksSystemDictionary, "the setting stays on")
  }

  @Test func `without a system dictionary, the setting is off`() {
    let model = GameModel.playing("silkworm")
    model.preferences.asksSystemDictionary = true
    #expect(!model.preferences.asksSystemDictionary)
    #expect(settingNote(of: model).hasPrefix("Off"))
  }

  @Test func `the system dictionary does not override any rule`() {
    let model = model()
    model.play("mill", "mi", "silkworm", "m1lk")
    #expect(model.usedWords.isEmpty && dictionary.askedWords.isEmpty)
    model.play("milsk", "milsk")
    #expect(model.errorTitle == "Word used already")
  }

  @Test func `a word that the dictionary does not know either is refused`() {
    let model = model()
    model.play("krowl")
    #expect(model.errorTitle == "Word not recognized" && model.newWord == "krowl")
  }

  @Test func `the daily puzzle never asks the system dictionary`() throws {
    let model = model()
    model.playDaily()
    let letters = String(model.rootWord.reversed().prefix(7))
    model.play(letters)
    #expect(dictionary.askedWords.isEmpty)
    #expect(model.errorTitle == "Word not recognized")
  }

  @Test func `a word from the dictionary stays found after the dictionary is turned off`() throws {
    let folder = try TemporaryFolder()
    model(folder: folder).play("milk", "milsk")
    let reopened = GameModel.playing(folder: folder)
    #expect(reopened.usedWords == ["milsk", "milk"] && reopened.bonusCount == 1)
    reopened.playDaily()
    reopened.play(root: "silkworm")
    #expect(reopened.usedWords == ["milsk", "milk"])
  }
}
