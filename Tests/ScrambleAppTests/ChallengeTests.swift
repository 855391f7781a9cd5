import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// Rounds from other players, and links to the player's own rounds.
@MainActor struct ChallengeTests {
  private let time = TestTime()

  init() {
    time.stepPerReading = 0
  }

  /// Returns a link to a round on *silkworm* with two words found, after 10 and 20 seconds.
  private func link() -> String {
    let other = GameModel.playing(seed: 5, time: time)
    time.uptime += 100
    other.play("milk")
    time.uptime += 100
    other.play("work")
    return other.link
  }

  private func gameWithChallenge() -> GameModel {
    let model = GameModel.playing("alarming", time: time)
    model.otherRounds.open(link: link())
    return model
  }

  @Test func `opening a link replays the round and shows its result`() {
    let model = gameWithChallenge()
    #expect(model.panel == .challenge && model.otherRounds.challenge.refusal == nil && model.rootWord == "alarming")
    let lines = [
      "They found 2 of 40 words. Can you beat it?",
      "The words were checked here. A link cannot prove who found them, or with what help.",
    ]
    #expect(model.otherRounds.challenge.lines == lines)
  }

  @Test(arguments: ["", "wordscramble:", "https://example.org/play/"])
  func `a link can be a code alone or a code after an address`(address: String) {
    let model = GameModel.playing("alarming")
    model.otherRounds.open(link: " \(address)\(link())\n")
    #expect(model.otherRounds.challenge.result?.round.root == "silkworm")
  }

  @Test(arguments: ["(", "https://example.org/play/%23", "wordscramble:%23", "“"])
  func `changes that a chat made to a link are undone`(prefix: String) {
    let model = GameModel.playing("alarming")
    model.otherRounds.open(link: "\(prefix)C\(link().dropFirst(2)).)\u{3000}&fbclid=1")
    #expect(model.otherRounds.challenge.result?.round.root == "silkworm")
  }

  @Test(
    arguments: [
      ("c1.", "This link is damaged. Please ask for it again."),
      ("#c1.xxx", "This link is damaged. Please ask for it again."),
      ("#c3.abc", "A newer version of the game made this link. Update or reload the game and open it again."),
    ])
  func `an invalid link is refused with a reason, and the round is unchanged`(link: String, reason: String) {
    let model = GameModel.playing()
    model.play("milk")
    model.otherRounds.open(link: link)
    #expect(
      model.otherRounds.challenge.refusal == reason && model.announcedText == reason
        && model.otherRounds.challenge.result == nil
    )
    model.otherRounds.playChallenge()
    #expect(model.panel == .challenge && model.usedWords == ["milk"])
    model.otherRounds.open(link: self.link())
    #expect(model.otherRounds.challenge.refusal == nil && model.otherRounds.challenge.result != nil)
  }

  @Test func `a link can launch the app`() {
    let link = link()
    let model = GameModel(dependencies: .test(root: "alarming", time: time))
    model.otherRounds.open(link: "wordscramble:" + link)
    model.startGame()
    #expect(model.panel == .challenge && model.rootWord == "alarming")
    model.otherRounds.playChallenge()
    #expect(model.rootWord == "silkworm" && model.game.canGoBack)
  }

  @Test func `playing a challenge deals its root and rules, and the player can go back`() {
    let model = gameWithChallenge()
    model.preferences.settings.minimum = 4
    model.otherRounds.playChallenge()
    #expect(model.rootWord == "silkworm" && model.game.round.minimum == 3 && model.panel == nil)
    #expect(model.result.rivalLines == ["Their round: 2 of 40 words."])
    model.undoNewWord()
    #expect(model.rootWord == "alarming" && model.result.rivalLines.isEmpty && model.countdown.pace == nil)
  }

  @Test func `a timed challenge has the same time limit`() {
    let other = GameModel.playing(time: time)
    other.startGame(minutes: 10)
    other.play("milk")
    let model = GameModel.playing("alarming", time: time)
    model.otherRounds.open(link: other.link)
    #expect(model.otherRounds.challenge.lines.contains("A timed round of 10 minutes, for you too."))
    model.otherRounds.playChallenge()
    #expect(model.clockText == "10:00" && !model.game.isPaused)
  }

  @Test func `during play, the cord shows the challenge's progress at the same time but no word`() {
    let model = gameWithChallenge()
    model.otherRounds.playChallenge()
    #expect(model.countdown.pace?.foundCount == 0 && model.isTicking)
    time.uptime += 99
    model.tick()
    #expect(model.paceText == "They had 0 words after 0:10.")
    time.uptime += 1
    model.tick()
    #expect(model.countdown.pace?.foundCount == 1 && model.paceText == "They had 1 word after 0:10.")
    time.uptime += 1000
    model.tick()
    #expect(model.countdown.pace?.foundCount == 2 && model.countdown.pace?.share == model.game.rival?.standing.share)
    #expect(model.result.sections.isEmpty)
  }

  @Test func `at the end, three columns compare the words`() {
    let model = gameWithChallenge()
    model.otherRounds.playChallenge()
    model.play("milk", "worm")
    model.endRound()
    #expect(model.result.sections.isEmpty)
    model.revealMissedWords()
    let columns = model.result.sections.prefix(3)
    #expect(columns.map(\.words) == [["milk"], ["worm"], ["work"]])
    #expect(columns.map(\.title) == ["1 word you both found", "1 word only you found", "1 word only they found"])
  }

  @Test func `sharing sends the result, an optional text string and a link that can be played`() throws {
    var dependencies = Dependencies.test(root: "silkworm", time: time)
    dependencies.pageAddress = "https://example.org/play/"
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    #expect(!model.result.canShare && model.result.shareText(withBeads: false) == model.result.text)
    model.play("milk")
    #expect(model.result.shareText(withBeads: false) == "\(model.result.text)\n\(model.link)")
    #expect(model.link.hasPrefix("https://example.org/play/#c1."))
    #expect(model.result.shareText(withBeads: true) == "\(model.result.text)\n●○○○○○○\n\(model.link)")
    let other = GameModel.playing("alarming")
    other.otherRounds.open(link: model.result.shareText(withBeads: true))
    #expect(other.otherRounds.challenge.result?.round.found.map(\.word) == ["milk"])
  }

  @Test func `without a page address, the link opens the app`() {
    let model = GameModel.playing()
    model.play("milk")
    let text = model.result.shareText(withBeads: false)
    #expect(model.link.hasPrefix("wordscramble://round#c1.") && text.hasSuffix("\n\(model.link)"))
    let other = GameModel.playing("alarming")
    other.otherRounds.open(link: text)
    #expect(other.otherRounds.challenge.result?.round.found.map(\.word) == ["milk"])
  }

  @Test func `an address opens a round or today's puzzle`() throws {
    let model = GameModel.playing("alarming")
    model.open(try #require(URL(string: link())))
    #expect(model.panel == .challenge && model.otherRounds.challenge.result?.round.root == "silkworm")
    model.open(GameAddress.today)
    #expect(GameAddress.today.absoluteString == "wordscramble://today")
    #expect(model.panel == nil && model.game.round.daily == model.todayNumber && model.game.round.daily != nil)
  }

  @Test(arguments: [true, false])
  func `today's address launches the app and replaces an open question`(hasStarted: Bool) throws {
    let folder = try TemporaryFolder()
    let first = GameModel.playing("alarming", folder: folder)
    first.play("grain")
    let model = GameModel(dependencies: .test(root: "alarming", folder: folder))
    if hasStarted {
      model.startGame()
      model.showResultOrAskToEnd()
    }
    model.open(GameAddress.today)
    model.dialogClosed()
    #expect(model.game.round.daily == model.todayNumber && model.hasStarted && !model.isCovered)
    #expect(model.announcedText.hasPrefix("Daily No "))
  }

  @Test func `a player can answer their own round`() {
    let model = GameModel.playing()
    model.playAgain()
    #expect(model.result.rivalLines.isEmpty)
    model.play("milk")
    model.endRound()
    model.playAgain()
    #expect(model.rootWord == "silkworm" && model.usedWords.isEmpty && model.panel == nil && !model.game.round.isEnded)
    #expect(model.result.rivalLines == ["Their round: 1 of 40 words."])
    #expect(model.announcedText == "Play against your own round. silkworm")
  }

  @Test func `an earlier round on the same root can be answered`() {
    let model = GameModel.playing()
    #expect(!model.game.hasEarlierRound)
    model.play("milk")
    model.startGame()
    #expect(model.game.hasEarlierRound)
    model.playAgain()
    #expect(model.result.rivalLines == ["Their round: 1 of 40 words."] && model.usedWords.isEmpty)
  }

  @Test func `an earlier daily puzzle can be answered as a free round`() {
    let model = GameModel.playing()
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    let root = model.rootWord
    model.playAgain()
    #expect(model.rootWord == root && model.game.round.daily == nil && !model.result.rivalLines.isEmpty)
  }
}
