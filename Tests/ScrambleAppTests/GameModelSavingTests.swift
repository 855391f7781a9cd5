import Foundation
import ScrambleKit
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct GameModelSavingTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.url.appending(path: "rounds.json") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The app, opened anew.
  private func opened(_ root: Word? = "silkworm", seed: UInt64 = 1) -> GameModel {
    .playing(root, folder: folder, seed: seed)
  }

  private var onDisk: [String]? {
    (try? [UInt8](Data(contentsOf: file))).flatMap { try? SavedRounds(json: $0) }?.current?.found
  }

  @Test func `each word is on disk when it is in the list`() {
    let model = opened()
    for word in ["milk", "work", "mirk"] {
      model.play(word)
      #expect(onDisk == model.usedWords)
    }
  }

  @Test func `a game goes on where it was left`() {
    let first = opened(nil)
    first.play("\(first.missed[0])", "\(first.missed[1])")
    let second = opened(nil, seed: 99)
    #expect(second.rootWord == first.rootWord)
    #expect(second.usedWords == first.usedWords && second.score == first.score)
    #expect(second.notice == nil)
  }

  @Test func `a game goes on by the rules it was begun with`() {
    let first = opened(nil)
    first.play("\(first.missed[0])")
    first.settings.minimum = 4
    let second = opened(nil, seed: 99)
    #expect(second.settings.minimum == 4)
    #expect(second.rootWord == first.rootWord && second.game?.round.minimum == 3)
  }

  @Test func `an ended round is not gone on with`() {
    let first = opened(nil)
    first.play("\(first.missed[0])")
    first.endRound()
    let second = opened(nil, seed: 99)
    #expect(second.rootWord != first.rootWord && !second.isEnded)
    second.undoNewWord()
    #expect(second.rootWord == first.rootWord && second.isEnded)
  }

  @Test func `the shelf is there after the app was closed`() {
    let first = opened(nil)
    first.play("\(first.missed[0])")
    let root = first.rootWord
    first.startGame()
    let second = opened(nil)
    #expect(second.canUndo)
    second.undoNewWord()
    #expect(second.rootWord == root && second.usedWords.count == 1)
  }

  @Test(arguments: [0, 1, 20, 60])
  func `a damaged file is set aside, said, and the round before the last word is back`(length: Int) throws {
    opened().play("milk", "work")
    try Data(Data(contentsOf: file).prefix(length)).write(to: file)
    let model = opened()
    #expect(model.usedWords == ["milk"])
    #expect(model.notice?.hasPrefix("Your saved rounds were damaged and set aside as rounds.json.corrupt-") == true)
    #expect(model.said == model.notice)
    #expect(try folder.names().contains { $0.hasPrefix("rounds.json.corrupt-") })
    model.play("worm")
    #expect(onDisk == ["worm", "milk"])
  }

  @Test func `any truncation of the file leaves a game that can be played`() throws {
    opened().play("milk", "work")
    let whole = try Data(contentsOf: file)
    for length in stride(from: 0, to: whole.count, by: 11) {
      try? FileManager.default.removeItem(at: folder.url.appending(path: "rounds.json.previous"))
      try whole.prefix(length).write(to: file)
      let model = opened()
      #expect(model.rootWord == "silkworm")
    }
  }

  @Test func `a file of a later version is left alone, and play goes on`() throws {
    let later = Data(#"{"format":9}"#.utf8)
    try later.write(to: file)
    let model = opened(nil)
    #expect(model.notice?.contains("newer version") == true)
    model.play("\(model.missed[0])")
    let found = model.usedWords
    #expect(found.count == 1)
    #expect(try Data(contentsOf: file) == later)
    model.startGame()
    model.undoNewWord()
    #expect(model.usedWords == found, "what cannot be kept lasts as long as the app")
  }

  @Test func `what cannot be kept is said once, and nothing is lost while the app lives`() throws {
    let model = opened(nil)
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    model.play("\(model.missed[0])")
    #expect(model.notice?.hasPrefix("The round cannot be saved: ") == true)
    #expect(model.said.hasPrefix("\(model.usedWords[0]), plus") && model.said.hasSuffix(model.notice ?? "?"))
    model.play("\(model.missed[0])")
    #expect(model.usedWords.count == 2)
    let root = model.rootWord
    model.startGame()
    model.undoNewWord()
    #expect(model.rootWord == root && model.usedWords.count == 2)
  }

  @Test func `two windows in one round keep the words of both`() {
    let first = opened()
    let second = opened()
    first.play("milk")
    second.play("work")
    #expect(second.usedWords == ["work", "milk"])
    #expect(Set(opened().usedWords) == ["work", "milk"])
  }
}
