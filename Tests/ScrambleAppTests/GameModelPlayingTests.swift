import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct GameModelPlayingTests {
  @Test func `a game begins with a root, an empty list and an empty field`() {
    let model = GameModel.playing()
    #expect(model.rootWord == "silkworm")
    #expect(model.usedWords.isEmpty && model.newWord.isEmpty && !model.showingError)
    #expect((model.score, model.foundCount, model.remainingCount, model.game.standing.rank) == (0, 0, 40, .start))
  }

  @Test func `a found word goes to the top of the list, scores and clears the field`() {
    let model = GameModel.playing()
    model.play("milk", "row")
    #expect(model.usedWords == ["row", "milk"])
    #expect(model.newWord.isEmpty)
    #expect((model.score, model.foundCount, model.remainingCount, model.bonusCount) == (3, 2, 38, 0))
    #expect(model.celebrations.foundWordCount == 2)
  }

  @Test func `an opened game shows its round and is begun only once`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel(dependencies: .test(folder: folder))
    #expect(model.game.round.daily == 69 && model.beads.count == model.rootWord.count)
    #expect(try !model.hasStarted && model.announcement.count == 0 && !folder.names().contains("rounds.txt"))
    model.startGame()
    #expect(try model.hasStarted && model.game.round.daily == 69 && folder.names().contains("rounds.txt"))
    model.startGame()
    #expect(model.game.round.daily == nil)
  }

  @Test func `a rare word is announced as a bonus`() {
    let model = GameModel.playing()
    model.play("mirk")
    #expect((model.foundCount, model.bonusCount, model.score) == (0, 1, 2))
    #expect(model.announcedText == "mirk, plus 2, bonus")
    #expect(model.game.standing.rank == .start)
  }

  @Test func `a new rank is announced with the word that reached it`() {
    let model = GameModel.playing()
    model.play("milk", "work", "worm")
    #expect(model.game.standing.rank == .fair)
    #expect(model.notice == "Fair reached")
    #expect(model.announcedText == "worm, plus 2. Fair reached")
    model.play("row")
    #expect(model.notice == nil)
  }

  @Test func `a new rank is celebrated together with the ranks that were skipped`() {
    let model = GameModel.playing()
    model.play("milk", "work", "worm")
    #expect(model.celebrations.rankCounts == [.fair: 1])
    let easy = GameModel.playing("rhythm")
    easy.play("myth")
    #expect(easy.game.standing.rank == .good && easy.celebrations.rankCounts == [.fair: 1, .fine: 1, .good: 1])
  }

  @Test func `the last rank is celebrated on all beads, and another round is not`() {
    let model = GameModel.playing("rhythm")
    model.play("thy", "try", "myth")
    #expect(Set(model.celebrations.rankCounts.keys) == Set(Rank.allCases))
    let before = model.celebrations
    model.playDaily()
    model.play(root: "rhythm")
    #expect(model.usedWords.count == 3 && model.celebrations == before)
  }

  @Test func `words are listed in the chosen order, and the newest stays known`() {
    let model = GameModel.playing()
    model.play("row", "silk", "milk", "swirl")
    let orders: [(FoundOrder, [String])] = [
      (.newest, ["swirl", "milk", "silk", "row"]), (.alphabetical, ["milk", "row", "silk", "swirl"]),
    ]
    for (order, words) in orders {
      model.preferences.settings.order = order
      #expect(model.listedWords.map(\.text) == words)
      #expect(model.usedWords.first == "swirl")
    }
  }

  @Test(arguments: [(Language.english, "milk, plus 2"), (.simplifiedChinese, "milk，加 2 分")])
  func `the found word in an announcement is spoken as English in every language`(
    language: Language, announcement: String
  ) {
    let model = GameModel.playing(language: language)
    model.play("milk")
    let spoken = model.announcement.text
    #expect(String(spoken.characters) == announcement)
    let english = spoken.runs.filter { $0.languageIdentifier == "en" }.map { String(spoken[$0.range].characters) }
    #expect(english == ["milk"])
  }

  @Test func `a found word can be put back into the field`() {
    let model = GameModel.playing()
    model.play("worm")
    model.fillField(with: model.game.round.found[0])
    #expect(model.newWord == "worm")
  }

  @Test func `wordError shows an alert`() {
    let model = GameModel(dependencies: .test())
    model.wordError(title: "Word used already", message: "Be more original")
    #expect(model.showingError)
    #expect((model.errorTitle, model.errorMessage) == ("Word used already", "Be more original"))
    #expect(model.errorDetail == nil)
    #expect(model.errorText == "Be more original")
  }

  @Test(arguments: Language.allCases)
  func `the game's numbers are shown in the player's language`(language: Language) {
    let model = GameModel.playing(language: language)
    model.play("milk", "mirk")
    let texts = [model.scoreText, model.foundText, model.bonusText, model.nextRankText ?? "", model.kindText]
    let expected =
      language == .english
      ? ["4 points", "Found 1 of 40", "1 bonus", "2 points to Fair", "Free round, medium"]
      : ["4 分", "已找到 1 / 40", "额外 1", "再得 2 分到尚可", "自由练习，中等"]
    #expect(texts == expected)
  }
}
