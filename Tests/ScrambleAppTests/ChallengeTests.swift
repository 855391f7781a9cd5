import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// Rounds that others have sent, and the way back.
@MainActor struct ChallengeTests {
  private let hands = Hands()

  init() {
    hands.step = 0
  }

  /// A link to a round on *silkworm* with two words found, after 10 and 20 seconds.
  private func link() -> String {
    let other = GameModel.playing(seed: 5, hands: hands)
    hands.uptime += 100
    other.play("milk")
    hands.uptime += 100
    other.play("work")
    return other.link
  }

  private func challenged() -> GameModel {
    let model = GameModel.playing("alarming", hands: hands)
    model.openChallenge(link())
    return model
  }

  @Test func `a link is played again here and shown`() {
    let model = challenged()
    #expect(model.panel == .challenge && model.challenge.refusal == nil && model.rootWord == "alarming")
    let lines = [
      "They found 2 of 40 words. Can you beat it?",
      "The words were checked here. A link cannot prove who found them, or with what help.",
    ]
    #expect(model.challenge.lines == lines)
  }

  @Test(arguments: ["", "wordscramble:", "https://example.org/play/"])
  func `it may be a code alone or stand behind an address`(address: String) {
    let model = GameModel.playing("alarming")
    model.openChallenge(" \(address)\(link())\n")
    #expect(model.challenge.result?.round.root == "silkworm")
  }

  @Test(arguments: ["(", "https://example.org/play/%23", "wordscramble:%23", "“"])
  func `what a chat did to it is undone`(before: String) {
    let model = GameModel.playing("alarming")
    model.openChallenge("\(before)C\(link().dropFirst(2)).)\u{3000}&fbclid=1")
    #expect(model.challenge.result?.round.root == "silkworm")
  }

  @Test(
    arguments: [
      ("", "This link is damaged. Please ask for it again."),
      ("#c1.xxx", "This link is damaged. Please ask for it again."),
      ("#c3.abc", "A newer version of the game made this link. Update or reload the game and open it again."),
    ])
  func `one that is not taken says why, and nothing is lost`(link: String, reason: String) {
    let model = GameModel.playing()
    model.play("milk")
    model.openChallenge(link)
    #expect(model.challenge.refusal == reason && model.said == reason && model.challenge.result == nil)
    model.playChallenge()
    #expect(model.panel == .challenge && model.usedWords == ["milk"])
    model.openChallenge(self.link())
    #expect(model.challenge.refusal == nil && model.challenge.result != nil)
  }

  @Test func `a link may open the app itself`() {
    let link = link()
    let model = GameModel(dependencies: .test(root: "alarming", hands: hands))
    model.openChallenge("wordscramble:" + link)
    model.startGame()
    #expect(model.panel == .challenge && model.rootWord == "alarming")
    model.playChallenge()
    #expect(model.rootWord == "silkworm" && model.game.canGoBack)
  }

  @Test func `playing it deals the same root by the same rules, and going back is possible`() {
    let model = challenged()
    model.settings.minimum = 4
    model.playChallenge()
    #expect(model.rootWord == "silkworm" && model.game.round.minimum == 3 && model.panel == nil)
    #expect(model.challenge.result == nil && model.rivalLines == ["Their round: 2 of 40 words."])
    model.undoNewWord()
    #expect(model.rootWord == "alarming" && model.rivalLines.isEmpty && model.countdown.pace == nil)
  }

  @Test func `a timed one is played in the same time`() {
    let other = GameModel.playing(hands: hands)
    other.startGame(minutes: 10)
    other.play("milk")
    let model = GameModel.playing("alarming", hands: hands)
    model.openChallenge(other.link)
    #expect(model.challenge.lines.contains("A timed round of 10 minutes, for you too."))
    model.playChallenge()
    #expect(model.clockText == "10:00" && !model.game.isPaused)
  }

  @Test func `while playing, the cord tells how far the other had come at the same time, and never a word`() {
    let model = challenged()
    model.playChallenge()
    #expect(model.countdown.pace?.foundCount == 0 && model.isTicking)
    hands.uptime += 99
    model.tick()
    #expect(model.paceText == "The other had 0 words after 0:10.")
    hands.uptime += 1
    model.tick()
    #expect(model.countdown.pace?.foundCount == 1 && model.paceText == "The other had 1 word after 0:10.")
    hands.uptime += 1000
    model.tick()
    #expect(model.countdown.pace?.foundCount == 2 && model.countdown.pace?.share == model.game.rival?.standing.share)
    #expect(model.columns.isEmpty)
  }

  @Test func `at the end three columns compare the words`() {
    let model = challenged()
    model.playChallenge()
    model.play("milk", "worm")
    model.endRound()
    #expect(model.columns.isEmpty)
    model.reveal()
    #expect(model.columns.map(\.words) == [["milk"], ["worm"], ["work"]])
    #expect(
      model.columns.map(\.title) == ["1 word both found", "1 word only you found", "1 word only they found"])
  }

  @Test func `what is sent is the result, the string if the player likes, and a link that can be played`() throws {
    var dependencies = Dependencies.test(root: "silkworm", hands: hands)
    dependencies.page = "https://example.org/play/"
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    #expect(!model.canShare && model.shareText(withBeads: false) == model.resultText)
    model.play("milk")
    #expect(model.shareText(withBeads: false) == "\(model.resultText)\n\(model.link)")
    #expect(model.link.hasPrefix("https://example.org/play/#c1."))
    #expect(model.shareText(withBeads: true) == "\(model.resultText)\n●○○○○○○\n\(model.link)")
    let other = GameModel.playing("alarming")
    other.openChallenge(model.shareText(withBeads: true))
    #expect(other.challenge.result?.round.found.map(\.word) == ["milk"])
  }

  @Test func `where no page is known the link opens the app`() {
    let model = GameModel.playing()
    model.play("milk")
    let text = model.shareText(withBeads: false)
    #expect(model.link.hasPrefix("wordscramble://round#c1.") && text.hasSuffix("\n\(model.link)"))
    let other = GameModel.playing("alarming")
    other.openChallenge(text)
    #expect(other.challenge.result?.round.found.map(\.word) == ["milk"])
  }

  @Test func `an address opens a round, or today's puzzle`() throws {
    let model = GameModel.playing("alarming")
    model.open(try #require(URL(string: link())))
    #expect(model.panel == .challenge && model.challenge.result?.round.root == "silkworm")
    model.open(GameAddress.today)
    #expect(GameAddress.today.absoluteString == "wordscramble://today")
    #expect(model.panel == nil && model.game.round.daily == model.today && model.game.round.daily != nil)
  }

  @Test(arguments: [true, false])
  func `today's puzzle may open the app itself, and comes in place of a question`(hasStarted: Bool) throws {
    let folder = try TemporaryFolder()
    let first = GameModel.playing("alarming", folder: folder)
    first.play("grain")
    let model = GameModel(dependencies: .test(root: "alarming", folder: folder))
    if hasStarted {
      model.startGame()
      model.showMissed()
    }
    model.open(GameAddress.today)
    model.dialogClosed()
    #expect(model.game.round.daily == model.today && model.hasStarted && !model.isCovered)
    #expect(model.said.hasPrefix("Daily No "))
  }

  @Test func `a round can be played again against itself`() {
    let model = GameModel.playing()
    model.playAgain()
    #expect(model.rivalLines.isEmpty)
    model.play("milk")
    model.endRound()
    model.playAgain()
    #expect(model.rootWord == "silkworm" && model.usedWords.isEmpty && model.panel == nil && !model.game.round.isEnded)
    #expect(model.rivalLines == ["Their round: 1 of 40 words."])
    #expect(model.said == "Play against your own round. silkworm")
  }

  @Test func `a root that was played before offers the own earlier round`() {
    let model = GameModel.playing()
    #expect(!model.game.hasEarlierRound)
    model.play("milk")
    model.startGame()
    #expect(model.game.hasEarlierRound)
    model.playAgain()
    #expect(model.rivalLines == ["Their round: 1 of 40 words."] && model.usedWords.isEmpty)
  }

  @Test func `so does a daily puzzle, whose root is then played as a free round`() {
    let model = GameModel.playing()
    model.playDaily()
    model.play("\(model.toFind[0])")
    let root = model.rootWord
    model.playAgain()
    #expect(model.rootWord == root && model.game.round.daily == nil && !model.rivalLines.isEmpty)
  }
}
