import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct GameModelSavingTests {
  private let folder: TemporaryFolder
  private let time = TestTime()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the app after a relaunch.
  private func openedGame(_ root: Word? = "silkworm", seed: UInt64 = 1) -> GameModel {
    .playing(root, folder: folder, seed: seed, time: time)
  }

  @Test func `a game resumes where it was left`() {
    let first = openedGame(nil)
    first.play("\(first.unfoundWords[0])", "\(first.unfoundWords[1])")
    let second = openedGame(nil, seed: 99)
    #expect(second.rootWord == first.rootWord)
    #expect(second.usedWords == first.usedWords && second.score == first.score)
    #expect(second.notice == nil)
  }

  @Test func `a failure to save is announced once, and nothing is lost while the app runs`() throws {
    let model = openedGame(nil)
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    model.play("\(model.unfoundWords[0])")
    #expect(model.notice?.hasPrefix("The round cannot be saved: ") == true)
    #expect(
      model.announcedText.hasPrefix("\(model.usedWords[0]), plus") && model.announcedText.hasSuffix(model.notice ?? "?")
    )
    model.play("\(model.unfoundWords[0])")
    #expect(model.usedWords.count == 2 && !model.announcedText.contains("cannot be saved"))
    model.startGame()
    #expect(model.notice == nil)
    model.playDaily()
    #expect(model.usedWords.count == 2)
  }

  @Test func `Forget Everything deletes the rounds from disk too, and only an import restores them`() {
    let model = openedGame()
    model.play("milk")
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    let file = model.exportedRounds()
    model.panel = .settings
    model.newWord = "half"
    model.forgetEverything()
    #expect(model.panels.message == "Everything is forgotten." && model.announcedText == model.panels.message)
    #expect(model.game.round.daily == 69 && model.usedWords.isEmpty && model.newWord.isEmpty)
    #expect(model.game.history.rounds == [model.game.round])
    model.importRounds(file)
    #expect(model.panels.message == "Your rounds have been added: 2 new rounds, 2 new words.")
    #expect(openedGame().usedWords == ["milk"])
  }
}

/// What is announced at launch about saved rounds that cannot be read.
extension GameModelSavingTests {
  private func expectNotice(_ text: String, in model: GameModel) {
    #expect(model.notice == text)
    #expect(model.announcedText == text && model.fieldNote == text)
  }

  @Test func `a new player gets no message`() {
    let model = openedGame()
    #expect(model.notice == nil && model.announcedText.isEmpty)
  }

  @Test func `half a record is reported, and everything before it is loaded`() throws {
    openedGame().play("milk", "work")
    let text = try #require(folder.bytes("rounds.txt"))
    try folder.write(text.dropLast(5), as: "rounds.txt")
    let model = openedGame()
    expectNotice("Part of your saved rounds could not be read. It stays where it is; the rest is here.", in: model)
    #expect(model.usedWords == ["milk"])
    model.play("worm")
    #expect(openedGame().usedWords == ["worm", "milk"])
  }

  @Test func `a file that cannot be read is reported`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "rounds.txt"), withIntermediateDirectories: true)
    let model = openedGame()
    #expect(
      model.announcedText.hasPrefix("Your saved rounds cannot be read: Is a directory. You can keep playing."))
    model.play("milk")
    #expect(model.usedWords == ["milk"])
  }
}
