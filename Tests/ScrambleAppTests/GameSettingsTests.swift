import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

struct GameSettingsTests {
  private let folder: TemporaryFolder
  private var url: URL { folder.url.appending(path: "settings.json") }
  private var file: SettingsFile { SettingsFile(url) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private var changedSettings: GameSettings {
    var settings = GameSettings()
    settings.grade = .hard
    (settings.animates, settings.hasHaptics, settings.asksSystemDictionary) = (false, false, true)
    settings.order = .alphabetical
    settings.hasClosedWelcomeCard = true
    settings.showsCount = false
    settings.announcesCount = true
    settings.sharesBeads = true
    settings.name = "Ana"
    return settings
  }

  @Test func `settings are restored as they were chosen`() throws {
    #expect(file.load() == GameSettings())
    try file.save(changedSettings)
    #expect(file.load() == changedSettings)
    try file.save(GameSettings())
    #expect(file.load() == GameSettings())
  }

  @Test func `the format on disk does not change`() throws {
    try file.save(changedSettings)
    let json = try String(contentsOf: url, encoding: .utf8)
    let expected =
      #"{"beads":true,"dictionary":true,"grade":"hard","haptics":false,"moves":false,"name":"Ana","order":"alphabetical","#
      + #""saysCount":true,"showsCount":false,"welcomed":true}"#
    #expect(json == expected)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"grade":"cruel","moves":null}"#, "\u{0}", #"{"order":"none","welcomed":1}"#,
    #"{"beads":"yes"}"#, #"{"showsCount":"no","saysCount":null}"#, #"{"name":7}"#,
  ])
  func `invalid values get the defaults of a new player`(text: String) throws {
    try Data(text.utf8).write(to: url)
    #expect(file.load() == GameSettings())
  }

  @Test func `one damaged setting does not affect the others`() throws {
    try Data(#"{"grade":"hard","order":7,"of a later version":1}"#.utf8).write(to: url)
    var expected = GameSettings()
    expected.grade = .hard
    #expect(file.load() == expected)
  }

  @Test(arguments: FoundOrder.allCases)
  func `each order of words is restored`(order: FoundOrder) throws {
    var settings = GameSettings()
    settings.order = order
    try file.save(settings)
    #expect(file.load().order == order)
  }

  @MainActor @Test func `a changed setting is saved at once`() {
    let model = GameModel.playing(folder: folder)
    model.preferences.settings.hasHaptics = false
    model.preferences.settings.animates = false
    #expect(file.load() == model.settings)
    #expect(GameModel.playing(folder: folder).settings == model.settings)
  }

  @MainActor @Test func `the game knows the name in the settings, also when it starts and has forgotten everything`() {
    let model = GameModel.playing(folder: folder)
    #expect(model.game.playerName == nil)
    model.preferences.settings.name = " Ana "
    #expect(model.game.playerName?.description == "Ana")
    model.forgetEverything()
    #expect(model.game.playerName?.description == "Ana")
    #expect(GameModel.playing(folder: folder).game.playerName?.description == "Ana")
  }

  @MainActor @Test func `a setting that cannot be saved is reported and still applies`() throws {
    let model = GameModel.playing(folder: folder)
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    model.preferences.settings.grade = .hard
    #expect(model.notice?.hasPrefix("The settings cannot be saved: ") == true)
    #expect(model.settings.grade == .hard)
  }
}
