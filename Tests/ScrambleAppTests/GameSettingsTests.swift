import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

struct GameSettingsTests {
  private let folder: TemporaryFolder
  private var url: URL { folder.url.appending(path: "settings.json") }
  private var file: SettingsFile { SettingsFile(file: StateFile(path: url.path)) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private var changedSettings: GameSettings {
    var settings = GameSettings()
    (settings.minimum, settings.scoring, settings.grade) = (4, .letters, .hard)
    (settings.animates, settings.hasHaptics, settings.asksSystemDictionary) = (false, false, true)
    (settings.order, settings.hasClosedWelcomeCard) = (.length, true)
    (settings.includesUnfamiliar, settings.showsCount, settings.announcesCount) = (true, false, true)
    (settings.timeFactor, settings.sharesBeads, settings.lastVisitDay) = (10, true, 326)
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
    let firstPart =
      #"{"all":true,"beads":true,"dictionary":true,"grade":"hard","haptics":false,"minimum":4,"moves":false,"#
    let secondPart = #""order":"length","saysCount":true,"scoring":"letters","showsCount":false,"timeFactor":10,"#
    #expect(json == firstPart + secondPart + #""visited":326,"welcomed":true}"#)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"minimum":5}"#, #"{"minimum":"4","scoring":7,"grade":"cruel","moves":null}"#, "\u{0}",
    #"{"order":"none","welcomed":1}"#, #"{"timeFactor":11,"beads":"yes","visited":"today"}"#, #"{"timeFactor":0}"#,
    #"{"all":1,"showsCount":"no","saysCount":null}"#,
  ])
  func `invalid values get the defaults of a new player`(text: String) throws {
    try Data(text.utf8).write(to: url)
    #expect(file.load() == GameSettings())
  }

  @Test func `one damaged setting does not affect the others`() throws {
    try Data(#"{"minimum":4,"scoring":7,"of a later version":1}"#.utf8).write(to: url)
    var expected = GameSettings()
    expected.minimum = 4
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

  @MainActor @Test func `a setting that cannot be saved is reported and still applies`() throws {
    let model = GameModel.playing(folder: folder)
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    model.preferences.settings.minimum = 4
    #expect(model.notice?.hasPrefix("The settings cannot be saved: ") == true)
    #expect(model.settings.minimum == 4)
  }
}
