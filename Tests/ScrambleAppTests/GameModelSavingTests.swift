import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct GameModelSavingTests {
  private let folder: TemporaryFolder
  private let time = TestTime()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the app after a relaunch.
  private func opened(_ root: Word? = "silkworm", seed: UInt64 = 1) -> GameModel {
    .playing(root, folder: folder, seed: seed, time: time)
  }

  private var onDisk: [String]? {
    let bytes = try? Data(contentsOf: folder.url.appending(path: "history.txt"))
    return bytes.flatMap { SavedRounds([UInt8]($0)).history.rounds.first?.found.map(\.text) }
  }

  @Test func `each found word is on disk when it is in the list`() {
    let model = opened()
    for word in ["milk", "work", "mirk"] {
      model.play(word)
      #expect(onDisk == model.usedWords)
    }
  }

  @Test func `a game resumes where it was left`() {
    let first = opened(nil)
    first.play("\(first.toFind[0])", "\(first.toFind[1])")
    let second = opened(nil, seed: 99)
    #expect(second.rootWord == first.rootWord)
    #expect(second.usedWords == first.usedWords && second.score == first.score)
    #expect(second.notice == nil)
  }

  @Test func `a game without found words resumes too`() {
    let first = opened(nil)
    #expect(opened(nil, seed: 99).rootWord == first.rootWord)
  }

  @Test func `a resumed game keeps the rules it was begun with`() {
    let first = opened(nil)
    first.play("\(first.toFind[0])")
    first.preferences.settings.minimum = 4
    let second = opened(nil, seed: 99)
    #expect(second.settings.minimum == 4)
    #expect(second.rootWord == first.rootWord && second.game.round.minimum == 3)
  }

  @Test func `the first round follows the settings`() {
    opened().preferences.settings.minimum = 4
    try? FileManager.default.removeItem(at: folder.url.appending(path: "shelf.txt"))
    #expect(opened().game.round.minimum == 4)
  }

  @Test func `the shelf is saved when the app is closed`() {
    let first = opened(nil)
    first.play("\(first.toFind[0])")
    let root = first.rootWord
    first.startGame()
    let second = opened(nil)
    #expect(second.game.canGoBack)
    second.undoNewWord()
    #expect(second.rootWord == root && second.usedWords.count == 1)
  }

  @Test func `two windows in the same round save the words of both`() {
    let first = opened()
    let second = opened()
    first.play("milk")
    second.play("work")
    #expect(Set(second.usedWords) == ["work", "milk"])
    #expect(Set(opened().usedWords) == ["work", "milk"])
  }

  @Test func `two windows in two rounds save both rounds`() {
    let first = opened(nil)
    let second = opened(nil)
    second.startGame()
    first.play("\(first.toFind[0])")
    second.play("\(second.toFind[0])")
    #expect(first.rootWord != second.rootWord)
    let third = opened(nil)
    third.undoNewWord()
    #expect([first.rootWord, second.rootWord].contains(third.rootWord) && third.usedWords.count == 1)
  }

  @Test func `a failure to save is announced once, and nothing is lost while the app runs`() throws {
    let model = opened(nil)
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    model.play("\(model.toFind[0])")
    #expect(model.notice?.hasPrefix("The round cannot be saved: ") == true)
    #expect(model.said.hasPrefix("\(model.usedWords[0]), plus") && model.said.hasSuffix(model.notice ?? "?"))
    model.play("\(model.toFind[0])")
    #expect(model.usedWords.count == 2 && !model.said.contains("cannot be saved"))
    let root = model.rootWord
    model.startGame()
    #expect(model.notice == nil)
    model.undoNewWord()
    #expect(model.rootWord == root && model.usedWords.count == 2)
  }
}
