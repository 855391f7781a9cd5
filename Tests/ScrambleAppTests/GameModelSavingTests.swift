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

  private var historyOnDisk: History {
    SavedRounds(folder.bytes("history.txt") ?? [], at: time.second).history
  }

  @Test func `each found word is on disk when it is in the list`() {
    let model = openedGame()
    for word in ["milk", "work", "mirk"] {
      model.play(word)
      #expect(historyOnDisk.rounds.first?.found.map(\.text) == model.usedWords)
    }
  }

  @Test func `each action is on disk when its method returns`() {
    let model = openedGame()
    let actions: [(name: String, (GameModel) -> Void)] = [
      ("clue", { $0.showNextClue() }), ("end", { $0.endRound() }), ("today's puzzle", { $0.playDaily() }),
      ("timed round", { $0.startGame(minutes: 3) }), ("Play", { $0.startClock() }), ("leaving", { $0.leave() }),
    ]
    for (name, act) in actions {
      time.second += 5
      let before = historyOnDisk
      act(model)
      #expect(historyOnDisk != before, "\(name)")
      #expect(historyOnDisk[model.game.round.id] == model.game.round, "\(name)")
    }
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
    #expect(historyOnDisk.rounds == [model.game.round])
    model.importRounds(file)
    #expect(model.panels.message == "Your rounds have been added: 1 new round, 2 new words.")
    #expect(historyOnDisk == model.game.history)
  }
}

/// What is announced at launch about saved rounds that are damaged.
extension GameModelSavingTests {
  private func expectNotice(_ beginning: String, in model: GameModel) {
    #expect(model.notice?.hasPrefix(beginning) == true, "\(model.notice ?? "nothing")")
    #expect(model.announcedText == model.notice && model.fieldNote == model.notice)
  }

  @Test func `a new player gets no message`() {
    let model = openedGame()
    #expect(model.notice == nil && model.announcedText.isEmpty)
  }

  @Test func `a truncated save is reported, and everything before it is loaded`() throws {
    openedGame().play("milk", "work")
    let history = try #require(folder.bytes("history.txt"))
    try folder.write(history.dropLast(5), as: "history.txt")
    let model = openedGame()
    expectNotice("The last save was cut short and has been set aside as history.txt.corrupt-", in: model)
    #expect(model.usedWords == ["milk"])
    model.play("worm")
    #expect(openedGame().usedWords == ["worm", "milk"])
  }

  @Test func `two load notes are both announced`() throws {
    openedGame().play("milk", "work")
    let history = String(decoding: try #require(folder.bytes("history.txt")), as: UTF8.self)
    // The round is saved when it is opened and with each word. The second record is damaged, the third truncated.
    let records = history.components(separatedBy: "\n\n")
    let damaged = [records[0], records[1].replacing("milk", with: "silk"), String(records[2].dropLast(3))]
    try folder.write(damaged.joined(separator: "\n\n"), as: "history.txt")
    let model = openedGame()
    expectNotice("The last save was cut short and has been set aside as history.txt", in: model)
    #expect(model.notice?.contains("here. One saved record was damaged and set aside as history.txt") == true)
  }
}
