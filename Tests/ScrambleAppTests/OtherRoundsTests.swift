import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The panel of rounds: the last seven days, unfinished rounds, and a custom word.
@MainActor struct OtherRoundsTests {
  private let time = TestTime("2026-11-23T21:00:00Z")

  private func playing() -> GameModel { .playing(time: time) }

  @Test func `an unfinished round can be resumed`() {
    let model = playing()
    model.play("milk")
    time.second += 60
    model.startGame(minutes: 3)
    model.startClock()
    model.play("work", "worm")
    model.playDaily()
    model.otherRounds.showPanel()
    let rounds = model.otherRounds.unfinishedRounds
    let texts = [["2 of 40", "3 minutes", "2026-11-23"], ["1 of 40", "2026-11-23"]]
    #expect(rounds.map(model.otherRounds.texts) == texts)
    model.open(.round(rounds[1].id))
    #expect(model.usedWords == ["milk"] && model.panel == nil && model.announcedText == "Free round, medium. silkworm")
  }

  @Test func `the total is hidden until the round has ended if the player does not want it`() {
    let model = playing()
    model.play("milk")
    model.preferences.settings.showsCount = false
    #expect(model.foundText == "Found 1" && model.result.displayedText == "Found 1")
    model.playDaily()
    model.otherRounds.showPanel()
    let round = model.otherRounds.unfinishedRounds[0]
    #expect(model.otherRounds.texts(of: round)[0] == "Found 1")
    #expect(model.offer.map(model.text) == "silkworm: Found 1")
    model.open(.round(round.id))
    #expect(model.result.displayedText == "Found 1")
    model.endRound()
    #expect(model.result.displayedText == model.result.text && model.result.text.contains("1 of 40 words"))
  }
}

/// A custom word as the root of a round.
@MainActor struct CustomWordTests {
  private let model = GameModel.playing("alarming")

  private func noteAfterTyping(_ text: String) -> String {
    model.otherRounds.showPanel()
    model.otherRounds.customWord.text = text
    return model.otherRounds.customWordText
  }

  @Test(arguments: [
    ("", "3 to 15 letters, a to z."), ("ab", "3 to 15 letters, a to z."), (" Silkworm ", "Makes 40 words."),
    ("école", "école has é: use a to z."), ("two words", "two words has a space: use a to z."),
    ("a1-b", "a1-b has 1, -: use a to z."), ("abcdefghijklmnop", "Use at most 15 letters."),
    ("zzz", "No word that counts can be made from it. Try another."),
  ])
  func `a custom word is checked while it is typed`(text: String, note: String) {
    #expect(noteAfterTyping(text) == note)
    #expect((model.otherRounds.customRoot != nil) == note.hasPrefix("Makes"))
  }

  @Test func `a custom word that is too short is refused only when the player has finished typing`() {
    #expect(noteAfterTyping("ab") == "3 to 15 letters, a to z.")
    model.otherRounds.playCustomWord()
    #expect(
      model.otherRounds.customWordText == "Use at least 3 letters."
        && model.announcedText == model.otherRounds.customWordText)
    #expect(model.panel == .rounds && model.rootWord == "alarming")
    model.otherRounds.customWord.text = "a"
    #expect(model.otherRounds.customWordText == "3 to 15 letters, a to z.")
  }

  @Test(arguments: ["https://example.org/play/", nil])
  func `the link to a custom word deals it to a friend`(page: String?) throws {
    var copiedTexts: [String] = []
    var dependencies = Dependencies.test(root: "alarming")
    dependencies.pageAddress = page
    dependencies.copy = { copiedTexts.append($0) }
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    model.otherRounds.showPanel()
    #expect(model.otherRounds.customWordLink == nil)
    model.otherRounds.customWord.text = "milkmaid"
    let link = try #require(model.otherRounds.customWordLink)
    #expect(link == "\(page ?? "wordscramble://round")?root=milkmaid")
    model.copy(link)
    #expect(copiedTexts == [link] && model.panels.message == "Copied." && model.announcedText == "Copied.")
    let friend = GameModel.playing("silkworm")
    friend.otherRounds.open(link: link)
    #expect(friend.rootWord == "milkmaid" && friend.panel == nil)
  }

  @Test func `a pasted link to text that is not a word says why`() {
    model.otherRounds.showPanel()
    model.otherRounds.open(link: "wordscramble:?root=éc")
    #expect(model.rootWord == "alarming" && model.panel == .rounds)
    #expect(
      model.otherRounds.linkRefusal == "éc has é: use a to z." && model.announcedText == model.otherRounds.linkRefusal)
    model.otherRounds.showPanel()
    #expect(model.otherRounds.linkRefusal == nil)
  }
}
