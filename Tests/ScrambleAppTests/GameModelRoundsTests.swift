import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct GameModelRoundsTests {
  @Test func `the roots come from start.txt`() throws {
    let folder = try TemporaryFolder()
    let files = try makeGameFiles(in: folder.url, roots: "\n Telepaths \r\n\n")
    let model = GameModel(dependencies: Dependencies(files: files))
    for _ in 0..<2 { model.startGame() }
    #expect(model.rootWord == "telepaths")
  }

  @Test(arguments: ["", "\n\n \n"])
  func `an empty list always deals silkworm`(roots: String) throws {
    let folder = try TemporaryFolder()
    let model = GameModel(dependencies: Dependencies(files: try makeGameFiles(in: folder.url, roots: roots)))
    for _ in 0..<2 { model.startGame() }
    #expect(model.rootWord == "silkworm")
  }

  // An exit test starts another process, which iOS does not allow.
  #if !os(iOS)
    @Test func `a missing list ends the program and says which file is missing`() async throws {
      let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let folder = try TemporaryFolder()
        let files = try makeGameFiles(in: folder.url, roots: nil)
        await MainActor.run {
          let model = GameModel(dependencies: Dependencies(files: files))
          for _ in 0..<2 { model.startGame() }
        }
      }
      let errorOutput = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(errorOutput.contains("Could not load start.txt from bundle."))
    }
  #endif

  @Test func `the daily puzzle is the same on every front end`() {
    let model = GameModel.playing()
    model.playDaily()
    #expect(model.game.round.daily == 69 && model.todayNumber == 69)
    #expect(model.rootWord == DailyPuzzle(number: 69)?.root(in: english)?.description)
    #expect(model.kindText == "Daily No 69")
    #expect(model.nextDailyText == "next in 12 h 0 min")
  }

  @Test func `another round is announced with its root`() {
    let model = GameModel.playing(nil)
    #expect(model.announcement.count == 0)
    model.startGame()
    #expect(model.announcedText == "New word: \(model.rootWord).")
    let english = model.announcement.text.runs.filter { $0.languageIdentifier == "en" }
    #expect(english.map { String(model.announcement.text[$0.range].characters) } == [model.rootWord])
    model.playDaily()
    #expect(model.announcedText == "Daily No 69. \(model.rootWord)")
    #expect(model.announcement.count == 2)
  }

  @Test func `a word of another difficulty is dealt with a notice`() {
    let model = GameModel.playing()
    model.preferences.settings.grade = .hard
    model.startGame()
    #expect(model.notice == "Every word of this difficulty has had its round. Here is one of another.")
    #expect(model.announcedText == "New word: silkworm. \(model.notice ?? "nothing")")
    model.playDaily()
    #expect(model.notice == nil)
  }

  @Test func `New Word keeps the time limit until another one is chosen`() {
    let model = GameModel.playing(nil)
    model.startGame(minutes: 3)
    model.startGame()
    #expect(model.game.round.minutes == 3 && model.game.isCovered)
    model.startGame(minutes: 0)
    #expect(model.game.round.minutes == nil && !model.game.isCovered)
  }

  @Test func `New Word clears the field`() {
    let model = GameModel.playing(nil)
    model.newWord = "half"
    model.startGame()
    #expect(model.newWord.isEmpty)
  }

  @Test func `shuffling changes only the order of the letters`() {
    let model = GameModel.playing()
    let before = model.beads.map(\.letter)
    model.shuffle()
    #expect(model.beads.map(\.letter) != before)
    #expect(model.beads.map(\.letter).sorted() == before.sorted())
    #expect(model.rootWord == "silkworm")
  }

  @Test func `a space at the end shuffles instead of being typed`() {
    let model = GameModel.playing()
    model.newWord = "mil"
    let before = model.beads.map(\.id)
    model.newWord = "mil "
    model.handleKey(before: "mil", after: "mil ")
    #expect(model.newWord == "mil" && model.beads.map(\.id) != before)
    model.handleKey(before: "mil", after: "milk")
    #expect(model.newWord == "mil", "anything else is left alone")
  }
}
