import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// The panel of rounds: the last seven days, unfinished rounds, and a custom word.
@MainActor struct OtherRoundsTests {
  private let time = TestTime("2026-11-23T21:00:00Z")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func launchedGame(_ root: Word? = nil) -> GameModel { .playing(root, folder: folder, time: time) }

  @Test func `the last seven days are listed with their progress, today first`() {
    let model = launchedGame()
    model.play("\(model.unfoundWords[0])")
    model.playDaily(325)
    model.otherRounds.showPanel()
    #expect(model.panel == .rounds && model.otherRounds.days.map(\.number) == Array((321...327).reversed()))
    #expect(model.otherRounds.days[0].progress == .begun && model.otherRounds.days[1].progress == .notPlayed)
    #expect(model.otherRounds.title(of: model.otherRounds.days[0]) == "Today's puzzle, No 327")
    #expect(model.otherRounds.title(of: model.otherRounds.days[6]) == "Daily No 321")
    #expect(model.todayProgressText == "started" && model.otherRounds.weeksText == nil)
  }

  @Test func `in the first week there are fewer days, and before it none`() {
    time.set(to: "2026-01-03T12:00:00Z")
    let model = launchedGame()
    model.otherRounds.showPanel()
    #expect(model.otherRounds.days.map(\.number) == [3, 2, 1])
    time.set(to: "2025-12-31T12:00:00Z")
    model.otherRounds.showPanel()
    #expect(model.otherRounds.days.isEmpty && model.todayProgressText == nil)
  }

  @Test func `three daily puzzles, each played on its day, complete a week`() {
    for day in 23...25 {
      time.set(to: "2026-11-\(day)T12:00:00Z")
      let model = launchedGame()
      model.play("\(model.unfoundWords[0])")
    }
    let model = launchedGame()
    model.otherRounds.showPanel()
    #expect(model.otherRounds.weeksText == "1 week in a row with 3 daily puzzles")
  }

  @Test func `an unfinished round can be resumed`() {
    let model = launchedGame("silkworm")
    model.play("milk")
    model.startGame(minutes: 3)
    model.play("\(model.unfoundWords[0])")
    model.startGame()
    model.otherRounds.showPanel()
    #expect(model.otherRounds.unfinishedRounds.count == 2)
    let timedRound = model.otherRounds.unfinishedRounds.first { $0.round.minutes != nil }!
    #expect(model.otherRounds.texts(of: timedRound) == ["1 of \(timedRound.total)", "3 minutes", "2026-11-23"])
    let other = model.otherRounds.unfinishedRounds.first { $0.round.minutes == nil }!
    model.play(other)
    #expect(model.usedWords == ["milk"] && model.panel == nil && !model.game.round.isEnded)
  }

  @Test func `a removed round is still removed at the next launch`() {
    let model = launchedGame("silkworm")
    model.play("milk")
    model.startGame()
    model.otherRounds.showPanel()
    #expect(
      model.otherRounds.removeText(of: model.otherRounds.unfinishedRounds[0])
        == "Remove silkworm from the unfinished rounds")
    model.otherRounds.remove(model.otherRounds.unfinishedRounds[0])
    #expect(model.otherRounds.unfinishedRounds.isEmpty)
    let next = launchedGame("silkworm")
    next.otherRounds.showPanel()
    #expect(
      next.otherRounds.unfinishedRounds.isEmpty
        && next.game.history.rounds.contains { $0.found.map(\.text) == ["milk"] })
  }

  @Test func `no text shows the total if the player hides it`() {
    let model = launchedGame("silkworm")
    model.play("milk")
    model.preferences.settings.showsCount = false
    #expect(model.foundText == "Found 1" && model.result.displayedText == "Found 1")
    #expect(model.endMessage == "You can come back until you look at the words you missed.")
    model.startGame()
    model.otherRounds.showPanel()
    #expect(model.otherRounds.texts(of: model.otherRounds.unfinishedRounds[0])[0] == "Found 1")
    model.playDaily()
    #expect(model.offerText == "Resume silkworm")
    model.play(model.otherRounds.unfinishedRounds[0])
    model.endRound()
    #expect(model.result.displayedText == "Found 1")
    model.revealMissedWords()
    #expect(model.result.displayedText == model.result.text && model.result.text.contains("1 of 40 words"))
  }

  @Test func `unfamiliar roots are dealt only if the player wants them`() {
    let model = launchedGame()
    #expect(!model.settings.options.includesUnfamiliar)
    model.preferences.settings.includesUnfamiliar = true
    model.startGame()
    #expect(model.game.options.includesUnfamiliar)
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

  @Test func `a round on a custom word follows the settings`() {
    model.preferences.settings.minimum = 4
    _ = noteAfterTyping("Milkmaid")
    model.otherRounds.playCustomWord()
    #expect(model.panel == nil && model.rootWord == "milkmaid" && model.game.round.minimum == 4)
    #expect(model.kindText == "Your own word" || model.kindText.hasPrefix("Free round"))
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

  @Test func `a link to a word must have the player's minimum number of letters`() {
    model.otherRounds.open(link: "wordscramble:?root=cattle")
    #expect(model.rootWord == "cattle")
    model.preferences.settings.minimum = 6
    model.otherRounds.open(link: "wordscramble:?root=tea")
    #expect(model.rootWord == "cattle" && model.panel == .challenge && model.otherRounds.challenge.refusal != nil)
  }

  @Test func `a link to a future day says when its puzzle is available, and opens today's`() {
    model.otherRounds.open(link: "https://example.org/?daily=400")
    #expect(model.game.round.daily == model.todayNumber)
    #expect(
      model.fieldNote == "No 400 is out on February 4, 2027. Here is today's." && model.announcedText == model.fieldNote
    )
    model.otherRounds.open(link: "https://example.org/?daily=3")
    #expect(model.game.round.daily == 3 && model.fieldNote == nil)
    for link in ["?daily", "?daily=\(model.todayNumber ?? 0)"] {
      model.otherRounds.open(link: "https://example.org/" + link)
      #expect(model.game.round.daily == model.todayNumber && model.fieldNote == nil)
    }
  }

  @Test func `a link to text that is not a word says why`() {
    model.otherRounds.open(link: "wordscramble:?root=éc")
    #expect(model.rootWord == "alarming" && model.panel == .challenge)
    #expect(
      model.otherRounds.challenge.refusal == "éc has é: use a to z."
        && model.announcedText == model.otherRounds.challenge.refusal)
  }
}
