import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct TransferTests {
  private let time = TestTime()

  @Test func `an export contains every round and no setting, in the format of the saved files`() throws {
    let model = GameModel.playing(time: time)
    model.preferences.settings.hasHaptics = false
    model.play("milk", "mirk")
    model.playDaily()
    var read = History()
    let reading = read.add(model.exportedRounds(), in: english, at: time.second)
    #expect(reading.records == 2 && !reading.hasSkipped)
    #expect(read == model.game.history)
    #expect(String(decoding: model.exportedRounds(), as: UTF8.self).hasPrefix("round 69\n"))
  }

  @Test func `words that are imported into the current round are shown at once`() throws {
    let mine = GameModel.playing(time: time)
    let other = GameModel.playing(time: time)
    mine.playDaily()
    other.playDaily()
    mine.play("\(mine.unfoundWords[0])")
    other.importRounds(mine.exportedRounds())
    #expect(other.usedWords == mine.usedWords && other.game.standing == mine.game.standing)
    mine.endRound()
    other.importRounds(mine.exportedRounds())
    #expect(other.game.round.isEnded && other.result.text == mine.result.text)
  }

  @Test(arguments: ["", "nonsense", #"{"format":1,"rounds":[]}"#, "round silkworm\nfound milk common\n\n", "\u{0}"])
  func `a file without rounds changes nothing and is reported`(text: String) {
    let model = GameModel.playing()
    model.play("milk")
    let before = model.exportedRounds()
    model.importRounds(Array(text.utf8))
    #expect(model.panels.message == "That file holds no rounds. Nothing was changed.")
    #expect(model.exportedRounds() == before && model.announcedText == model.panels.message)
  }

  @Test func `the selected file is read, and an unreadable one is reported`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "rounds.txt")
    let mine = GameModel.playing("alarming")
    mine.play("ring")
    try Data(mine.exportedRounds()).write(to: file)
    let other = GameModel.playing(seed: 2)
    other.importRounds(from: .success(file))
    #expect(other.panels.message == "Your rounds have been added: 1 new round, 1 new word.")
    other.importRounds(from: .success(folder.url.appending(path: "none.txt")))
    #expect(other.panels.message == "The file cannot be read: No such file or directory. Nothing was changed.")
    other.importRounds(from: .success(folder.url))
    #expect(other.panels.message == "The file cannot be read: Is a directory. Nothing was changed.")
    other.importRounds(from: .failure(CocoaError(.fileReadNoPermission)))
    #expect(other.panels.message?.hasPrefix("The file cannot be read: ") == true)
    #expect(other.panels.message?.contains("..") == false)
  }

  @Test func `what cannot be read in a file is left out and reported`() {
    let model = GameModel.playing(time: time)
    let text = "round alarming\nfound ring common\nend\n\nround alarming\nfound rung common\nend\n\n"
    model.importRounds(Array(text.utf8))
    #expect(
      model.panels.message
        == "Your rounds have been added: 1 new round, 1 new word. Part of that file could not be read.")
  }

  @Test func `a failed export is reported, a successful one is not`() {
    let model = GameModel.playing()
    model.reportExport(.failure(CocoaError(.fileWriteOutOfSpace)))
    #expect(model.panels.message?.hasPrefix("The file cannot be written: ") == true)
    model.reportExport(.success(URL(filePath: "/rounds.txt")))
    #expect(model.panels.message == nil)
  }
}
