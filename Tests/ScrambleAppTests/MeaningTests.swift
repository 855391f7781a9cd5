import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// Meanings of words, and clues.
@MainActor struct MeaningTests {
  @Test func `the meanings of a word are announced line by line`() {
    let model = GameModel.playing()
    model.play("milk", "worms")
    model.announceMeaning(of: "worms")
    #expect(model.meaningLines(of: "worms")[0].hasPrefix("plural of worm, noun: "))
    #expect(model.announcedText == model.meaningLines(of: "worms").joined(separator: " "))
    model.announceMeaning(of: "milk")
    #expect(model.announcedText.hasPrefix("noun: the white drink that comes from cows"))
  }

  @Test func `the labels are in the player's language, the meanings in English`() {
    let model = GameModel.playing(language: .simplifiedChinese)
    #expect(model.meaningLines(of: "worms")[0].hasPrefix("worm 的复数, 名词: a long soft animal"))
  }

  @Test func `a clue is saved, counted in the result and announced, and removed when its word is found`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel.playing(folder: folder)
    model.showHint()
    #expect(model.game.clues.isEmpty && model.game.nextClueWord != nil)
    model.showNextClue()
    let firstClue = try #require(model.game.clues.first)
    let word = firstClue.word
    let clue = try #require(model.panels.hint?.clues.first).text
    #expect(model.announcedText == clue && !clue.contains(word.description) && clue.hasPrefix("4 letters, "))
    #expect(model.result.text.contains("0 of 40 words, 1 clue, "))
    #expect(GameModel.playing(folder: folder).game.clues == model.game.clues)
    model.play(word.description)
    #expect(model.game.clues.map(\.isFound) == [true])
    #expect(model.clues[0].text.hasPrefix("\(word), found. "))
    #expect(model.result.text.contains("1 of 40 words, 1 clue, "))
  }

  @Test func `when every word has a clue, there is no other clue`() {
    let model = GameModel.playing()
    for _ in 0..<40 { model.showNextClue() }
    let count = model.announcement.count
    model.showNextClue()
    #expect(model.game.nextClueWord == nil && model.game.clues.count == 40 && model.announcement.count == count)
  }

  @Test func `without its file, the game can be played and says that no meaning is known`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel(dependencies: Dependencies(files: try makeGameFiles(in: folder.url, roots: "silkworm\n")))
    for _ in 0..<2 { model.startGame() }
    model.play("milk")
    #expect(model.foundCount == 1 && model.meaningLines(of: "milk") == ["No definition is known."])
  }
}
