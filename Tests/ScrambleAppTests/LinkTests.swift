import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// Links that open the app or that the player pastes, and the link of a shared result.
@MainActor struct LinkTests {
  @Test func `a link can launch the app`() throws {
    let model = GameModel(dependencies: .test(root: "alarming"))
    model.open(try #require(URL(string: "wordscramble://round?root=silkworm")))
    #expect(model.hasStarted && model.rootWord == "silkworm")
  }

  @Test func `a link that cannot be opened changes no round, and the line under the field says why`() throws {
    let model = GameModel(dependencies: .test(root: "alarming"))
    model.open(try #require(URL(string: "wordscramble://round?daily=0")))
    #expect(model.rootWord == "alarming" && model.panel == nil)
    #expect(
      model.fieldNote == "This link is damaged. Please ask for it again." && model.announcedText == model.fieldNote)
  }

  @Test func `a link to a later day opens today's puzzle and says when the other one comes`() {
    let model = GameModel.playing()
    model.otherRounds.open(link: "https://example.org/play/?daily=400")
    #expect(model.game.round.daily == model.todayNumber && model.game.round.daily != nil)
    #expect(model.notice == "This puzzle comes on February 4, 2027.")
    #expect(model.announcedText == "Daily No 69. \(model.rootWord) This puzzle comes on February 4, 2027.")
  }

  @Test func `sharing sends the result, an optional text string and a link to the word`() {
    var dependencies = Dependencies.test(root: "silkworm")
    dependencies.pageAddress = "https://example.org/play/"
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    #expect(!model.result.canShare && model.result.shareText(withBeads: false) == model.result.text)
    model.play("milk")
    let link = "https://example.org/play/?root=silkworm"
    #expect(model.result.shareText(withBeads: false) == "\(model.result.text)\n\(link)")
    #expect(model.result.shareText(withBeads: true) == "\(model.result.text)\n●○○○○○○\n\(link)")
    let other = GameModel.playing("alarming")
    other.otherRounds.open(link: model.result.shareText(withBeads: true))
    #expect(other.rootWord == "silkworm" && other.usedWords.isEmpty)
  }

  @Test func `without a page address, the link of a daily puzzle opens the app`() {
    let model = GameModel.playing()
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    let text = model.result.shareText(withBeads: false)
    #expect(text.hasSuffix("\nwordscramble://round?daily=69"))
    let other = GameModel.playing("alarming")
    other.otherRounds.open(link: text)
    #expect(other.game.round.daily == 69)
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
    #expect(GameAddress.today.absoluteString == "wordscramble://today")
    #expect(model.game.round.daily == model.todayNumber && model.hasStarted && !model.hasDialog)
    #expect(model.announcedText.hasPrefix("Daily No "))
  }
}
