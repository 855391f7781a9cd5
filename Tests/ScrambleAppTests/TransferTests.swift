import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct TransferTests {
  private func laterVersion(of model: GameModel) -> [UInt8] {
    let text = String(decoding: model.exportedRounds(), as: UTF8.self)
    return Array(text.replacing("round 1 ", with: "round 9 ").replacing("shelf 1\n", with: "shelf 9\n").utf8)
  }

  @Test func `an export contains every round and no setting, in the format of the saved files`() throws {
    let model = GameModel.playing()
    model.preferences.settings.scoring = .letters
    model.play("milk", "mirk")
    model.startGame()
    let read = SavedRounds(model.exportedRounds())
    #expect(read.damagedRecords.isEmpty && !read.isTruncated && read.recordCount == 3)
    #expect(read.shelf == model.game.shelf && read.history == model.game.history)
    #expect(read.records.flatMap(\.bytes) == model.exportedRounds())
    #expect(String(decoding: model.exportedRounds(), as: UTF8.self).hasPrefix("shelf 1\ncurrent silkworm-"))
  }

  @Test func `rounds are imported on another device only once, and saved there`() throws {
    let folder = try TemporaryFolder()
    let mine = GameModel.playing("alarming")
    mine.play("ring", "arm")
    mine.playDaily()
    mine.play("\(mine.unfoundWords[0])")
    let other = GameModel.playing("silkworm", folder: folder, seed: 2)
    other.play("milk")
    let file = mine.exportedRounds()
    other.importRounds(file)
    #expect(other.panels.message == "Your rounds have been added: 2 new rounds, 3 new words.")
    #expect(other.announcedText == other.panels.message)
    #expect(other.rootWord == "silkworm" && other.usedWords == ["milk"])
    let before = other.game.saved
    other.importRounds(file)
    #expect(other.panels.message == "Everything in that file was already here.")
    #expect(other.game.saved == before)
    other.playDaily()
    #expect(other.usedWords == mine.usedWords)
    let reopened = GameModel.playing("silkworm", folder: folder, seed: 3)
    #expect(reopened.game.history.rounds.count == 3)
  }

  @Test func `importing merges the words of a round and leaves other rounds unchanged`() throws {
    let folder = try TemporaryFolder()
    let first = GameModel.playing(folder: folder)
    let emptyExport = first.exportedRounds()
    first.play("milk")
    let other = GameModel.playing(nil, seed: 7)
    other.importRounds(emptyExport)
    other.importRounds(first.exportedRounds())
    #expect(other.panels.message == "Your rounds have been added: 0 new rounds, 1 new word.")
    first.play("work")
    first.importRounds(emptyExport)
    #expect(first.usedWords == ["work", "milk"])
  }

  @Test func `words that are imported into the current round are shown at once`() throws {
    let time = TestTime()
    let mine = GameModel.playing(time: time)
    let other = GameModel.playing(time: time)
    mine.playDaily()
    other.playDaily()
    mine.play("\(mine.unfoundWords[0])")
    other.importRounds(mine.exportedRounds())
    #expect(other.usedWords == mine.usedWords && other.game.standing == mine.game.standing)
    mine.endRound()
    mine.revealMissedWords()
    other.importRounds(mine.exportedRounds())
    #expect(other.game.isRevealed && other.result.text == mine.result.text)
  }

  @Test(arguments: ["", "nonsense", #"{"format":1,"rounds":[]}"#, "round 1 silkworm-\n\n", "\u{0}"])
  func `a file without rounds changes nothing and is reported`(text: String) {
    let model = GameModel.playing()
    model.play("milk")
    let before = model.exportedRounds()
    model.importRounds(Array(text.utf8))
    #expect(model.panels.message == "That file holds no rounds. Nothing was changed.")
    #expect(model.exportedRounds() == before && model.announcedText == model.panels.message)
  }

  @Test func `a file from a later version changes nothing and is reported`() {
    let model = GameModel.playing()
    model.importRounds(laterVersion(of: model))
    #expect(model.panels.message == "That file is from a newer version of the game. Nothing was changed.")
  }

  @Test func `the valid part of a damaged file is imported, and the rest is reported`() {
    let mine = GameModel.playing("alarming")
    mine.play("ring")
    let other = GameModel.playing(seed: 2)
    other.importRounds(mine.exportedRounds() + Array("round 1 of nothing\n\n".utf8) + laterVersion(of: mine))
    let text = "Your rounds have been added: 1 new round, 1 new word. Part of that file is damaged and was left out. "
    #expect(other.panels.message == text + "Some saved rounds are from a newer version. They are left as they are.")
  }

  @Test func `any truncated or changed file is handled correctly`() {
    let mine = GameModel.playing("alarming")
    mine.play("ring", "arm")
    let completeFile = mine.exportedRounds()
    let other = GameModel.playing(seed: 2)
    for index in completeFile.indices {
      other.importRounds(Array(completeFile.prefix(index)))
      var changed = completeFile
      changed[index] ^= 0x11
      other.importRounds(changed)
      #expect(other.rootWord == "silkworm" && other.usedWords.isEmpty && other.panels.message != nil)
    }
    #expect(Set(other.game.history.rounds.flatMap(\.found).map(\.text)) == ["ring", "arm"])
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
    #expect(other.panels.message == "The file cannot be read: Not a plain file. Nothing was changed.")
    other.importRounds(from: .failure(CocoaError(.fileReadNoPermission)))
    #expect(other.panels.message?.hasPrefix("The file cannot be read: ") == true)
    #expect(other.panels.message?.contains("..") == false)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `a file that an editor has saved in UTF-16 is read`(encoding: String.Encoding) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "rounds.txt")
    let mine = GameModel.playing("alarming")
    mine.play("ring")
    let text = "\u{FEFF}" + String(decoding: mine.exportedRounds(), as: UTF8.self)
    try text.write(to: file, atomically: true, encoding: encoding)
    let other = GameModel.playing(seed: 2)
    other.importRounds(from: .success(file))
    #expect(other.panels.message == "Your rounds have been added: 1 new round, 1 new word.")
    #expect(try folder.names() == ["rounds.txt"])
  }

  @Test func `a failed export is reported, a successful one is not`() {
    let model = GameModel.playing()
    model.reportExport(.failure(CocoaError(.fileWriteOutOfSpace)))
    #expect(model.panels.message?.hasPrefix("The file cannot be written: ") == true)
    model.reportExport(.success(URL(filePath: "/rounds.txt")))
    #expect(model.panels.message == nil)
  }
}
