import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct FirstVisitTests {
  @Test func `the welcome card is shown until the player closes it`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel.playing(folder: folder)
    #expect(model.showsWelcomeCard)
    model.closeWelcomeCard()
    #expect(!model.showsWelcomeCard)
    #expect(!GameModel.playing(folder: folder).showsWelcomeCard)
  }

  @Test func `the first found word closes the card, a refused word does not`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel.playing(folder: folder)
    model.play("mill")
    #expect(model.showsWelcomeCard)
    model.play("milk")
    #expect(!model.showsWelcomeCard)
    #expect(!GameModel.playing(folder: folder).showsWelcomeCard)
  }
}
