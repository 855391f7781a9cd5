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

  private var wordsOnDisk: [String]? {
    let bytes = try? Data(contentsOf: folder.url.appending(path: "history.txt"))
    return bytes.flatMap { SavedRounds([UInt8]($0)).history.rounds.first?.found.map(\.text) }
  }

  @Test func `each found word is on disk when it is in the list`() {
    let model = openedGame()
    for word in ["milk", "work", "mirk"] {
      model.play(word)
      #expect(wordsOnDisk == model.usedWords)
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

  @Test func `the shelf is saved when the app is closed`() {
    let first = openedGame(nil)
    first.play("\(first.unfoundWords[0])")
    let root = first.rootWord
    first.startGame()
    let second = openedGame(nil)
    #expect(second.game.canGoBack)
    second.undoNewWord()
    #expect(second.rootWord == root && second.usedWords.count == 1)
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
    let root = model.rootWord
    model.startGame()
    #expect(model.notice == nil)
    model.undoNewWord()
    #expect(model.rootWord == root && model.usedWords.count == 2)
  }
}
