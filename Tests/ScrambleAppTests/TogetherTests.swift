import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// Rounds that a few people play together. Each player has a device, and a chat carries the links.
@MainActor struct TogetherTests {
  private let time = TestTime()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    time.stepPerReading = 0
  }

  /// Returns Ana's shared game on *silkworm* with two words found.
  private func anasGame(as mode: SharedMode = .race, seed: UInt64 = 5) -> GameModel {
    let model = GameModel.playing(seed: seed, time: time)
    model.play("milk", "work")
    model.share(as: mode, name: "Ana", color: 1)
    return model
  }

  /// Returns Ben's game after he has opened another player's link.
  private func bensGame(opening other: GameModel, folder: TemporaryFolder? = nil) -> GameModel {
    let model = GameModel.playing("alarming", folder: folder, seed: 9, time: time)
    model.otherRounds.open(link: other.linkToSend)
    model.otherRounds.together.name = "Ben"
    return model
  }

  @Test func `a round that is not shared has a form, and a shared one has a table`() throws {
    let model = GameModel.playing()
    model.play("milk", "work")
    model.otherRounds.showTogether()
    #expect(model.panel == .together && model.otherRounds.together.table == nil && model.result.canPlayTogether)
    model.otherRounds.together.name = "  Ana-Maria-Luise "
    model.otherRounds.together.color = 3
    model.otherRounds.shareRound()
    let table = try #require(model.otherRounds.together.table)
    #expect(table.kindText == "silkworm · Race" && table.lines.isEmpty)
    #expect(table.rows.map(\.spokenText) == ["1. You: 2 words, 4 points, still playing"])
    let player = table.rows[0].player
    #expect(player.name == "You" && player.initial == "A" && player.color == 3)
    #expect(table.sharedRound.players.map { String(decoding: $0.name, as: UTF8.self) } == ["Ana-Maria-Lu"])
    #expect(model.rootWord == "silkworm" && model.panel == .together && !table.canPlayToday)
  }

  @Test(arguments: ["", "#", "wordscramble:#", "https://example.org/play/#", "(https://example.org/%23", " "])
  func `a link or a code shows the players but no word, and changes nothing`(prefix: String) throws {
    let code = anasGame().linkToSend.components(separatedBy: "#")[1]
    let model = GameModel.playing("alarming", time: time)
    model.otherRounds.open(link: "\(prefix)\(code)\n")
    let invitation = try #require(model.otherRounds.together.invitation)
    #expect(model.panel == .together && invitation.introText == "Ana invites you to play silkworm together.")
    #expect(invitation.players.map(\.name) == ["Ana"] && invitation.players.map(\.initial) == ["A"])
    #expect(invitation.kindText == "silkworm · Race" && invitation.warnings.isEmpty && invitation.knownRecord == nil)
    #expect(invitation.modeNote.hasPrefix("Each of you looks for all the words."))
    #expect(model.rootWord == "alarming" && model.game.sharedRecords.isEmpty)
    #expect(model.otherRounds.together.name.isEmpty && model.otherRounds.together.color == 0)
  }

  @Test(arguments: [
    ("#g1.xxx", "This link is damaged. Please ask for it again."),
    ("#g2.abc", "A newer version of the game made this link. Update or reload the game and open it again."),
  ])
  func `an invalid link is refused with a reason, and another can be entered`(link: String, reason: String) {
    let model = GameModel.playing()
    model.otherRounds.open(link: link)
    #expect(model.panel == .challenge && model.otherRounds.challenge.refusal == reason && model.announcedText == reason)
    model.otherRounds.open(link: anasGame().linkToSend)
    #expect(model.panel == .together && model.otherRounds.together.invitation != nil)
  }

  @Test func `in a race, the words of the others are shown after the player has finished`() throws {
    let other = anasGame()
    let model = bensGame(opening: other, folder: folder)
    model.otherRounds.playTogether()
    #expect(model.panel == nil && model.rootWord == "silkworm" && model.usedWords.isEmpty)
    model.play("milk", "worm", "skirl")
    model.otherRounds.showTogether()
    var table = try #require(model.otherRounds.together.table)
    let lines = ["You found 1 more word than Ana.", "So far: somebody is still playing."]
    #expect(table.lines == lines && table.sections.isEmpty && table.rows.map(\.player.name) == ["You", "Ana"])
    #expect(table.rows.map(\.positionText) == ["1", "2"] && table.rows[1].details == "4 points · still playing")
    model.endRound()
    model.revealMissedWords()
    model.otherRounds.showTogether()
    table = try #require(model.otherRounds.together.table)
    let titles = ["Everyone found", "Only you found", "Only Ana found", "Nobody found"]
    #expect(table.sections.map(\.title) == titles)
    #expect(table.sections.prefix(3).map(\.words) == [["milk"], ["skirl", "worm"], ["work"]])
    #expect(table.sections[1].bonusWords == ["skirl"] && table.rows[0].details.hasSuffix("finished"))
    // Ana opens the link that Ben sends back, and sees the table at once.
    other.otherRounds.open(link: table.link)
    #expect(other.otherRounds.together.invitation?.introText == "You and Ben are playing silkworm together.")
    #expect(other.otherRounds.together.name == "Ana" && other.otherRounds.together.color == 1)
    other.otherRounds.playTogether()
    #expect(other.panel == .together && other.otherRounds.together.table?.rows.count == 2)
    #expect(other.otherRounds.together.table?.lines.first == "Ben found 1 more word than you.")
    #expect(other.usedWords == ["work", "milk"])
  }

  @Test func `a word that a few players found shows who found it`() throws {
    let model = bensGame(opening: anasGame())
    model.otherRounds.playTogether()
    model.play("milk", "worm")
    let cleo = GameModel.playing("alarming", seed: 11, time: time)
    cleo.otherRounds.open(link: model.linkToSend)
    cleo.otherRounds.together.name = "Cleo"
    cleo.otherRounds.playTogether()
    cleo.play("worm")
    cleo.endRound()
    cleo.revealMissedWords()
    cleo.otherRounds.showTogether()
    let sections = try #require(cleo.otherRounds.together.table).sections
    #expect(sections[0].title == "A few found" && Set(sections[0].words) == ["milk", "worm"])
    #expect(Set(sections[0].finders["milk"]?.map(\.name) ?? []) == ["Ana", "Ben"])
    #expect(Set(sections[0].finders["worm"]?.map(\.name) ?? []) == ["Ben", "You"])
    #expect(sections[1].title == "Only Ana found" && sections[1].words.allSatisfy { sections[1].finders[$0] == nil })
  }

  @Test func `a shared round is restored at the next launch`() throws {
    let model = bensGame(opening: anasGame(), folder: folder)
    model.otherRounds.together.color = 4
    model.otherRounds.playTogether()
    model.play("milk")
    let next = GameModel.playing("alarming", folder: folder, time: time)
    next.otherRounds.showPanel()
    next.play(next.otherRounds.unfinishedRounds[0])
    next.otherRounds.showTogether()
    let table = try #require(next.otherRounds.together.table)
    #expect(table.rows.map(\.player.name) == ["Ana", "You"] && table.rows[1].wordCountText == "1 word")
    next.startGame()
    next.otherRounds.showTogether()
    #expect(next.otherRounds.together.table == nil && next.otherRounds.together.name == "Ben")
    #expect(next.otherRounds.together.color == 4)
  }

  @Test func `in one list, a word that another player found is refused with the player's name`() throws {
    let other = anasGame(as: .oneList)
    #expect(other.usedWords == ["work", "milk"] && other.rootWord == "silkworm" && other.panel == .together)
    let model = bensGame(opening: other)
    #expect(model.otherRounds.together.invitation?.kindText == "silkworm · One list")
    model.otherRounds.playTogether()
    model.play("milk")
    #expect(model.showingError && model.errorTitle == "Found already" && model.errorDetail == "Ana has found milk.")
    model.showingError = false
    model.play("silk")
    model.otherRounds.showTogether()
    let table = try #require(model.otherRounds.together.table)
    #expect(table.lines.first == "Together you found 3 of 40 words." && !table.sections.isEmpty)
    #expect(table.sections.map(\.title) == ["Only Ana found", "Only you found"])
  }

  @Test func `the invitation to one list warns that it shows words of an unplayed daily puzzle`() throws {
    let other = GameModel.playing(time: time)
    other.playDaily()
    other.share(as: .oneList, name: "Ana", color: 1)
    let model = bensGame(opening: other)
    let warning = "You have not played this daily puzzle yet. On one list, you see some of its words."
    #expect(model.otherRounds.together.invitation?.warnings == [warning])
    #expect(model.otherRounds.together.invitation?.englishWords == [] && model.otherRounds.canPlayTogether)
  }

  @Test func `a timed round is paused while its table is open`() {
    for mode in [SharedMode.race, .oneList] {
      let model = GameModel.playing(time: time)
      model.startGame(minutes: 3)
      model.otherRounds.showTogether()
      #expect(model.game.isPaused)
      model.otherRounds.together.mode = mode
      model.otherRounds.shareRound()
      #expect(model.game.isPaused && model.panel == .together)
      model.panel = nil
      #expect(!model.game.isPaused && model.clockText == "3:00")
    }
  }

  @Test func `a full round accepts no other player`() throws {
    var fullRound = try SharedRound(code: anasGame().linkToSend.utf8)
    for number in 1...11 {
      var game = GameModel.playing("alarming", time: time).game
      let player = SharedPlayer(id: UInt64(number), name: [], color: 0)
      try game.play(SharedRound(fullRound.puzzle), as: player, at: time.moment)
      try fullRound.add(try #require(game.sharedRecord).shared)
    }
    let model = GameModel.playing("alarming")
    model.otherRounds.open(link: String(decoding: fullRound.link(), as: UTF8.self))
    model.otherRounds.together.name = "Ben"
    let reason = "Twelve people are already playing, so there is no room."
    #expect(model.otherRounds.together.invitation?.warnings == [reason] && !model.otherRounds.canPlayTogether)
    model.otherRounds.playTogether()
    #expect(model.rootWord == "alarming" && model.panel == .together && model.game.sharedRecords.isEmpty)
    model.otherRounds.together.name = "Ana"
    #expect(model.otherRounds.canPlayTogether)
    model.otherRounds.playTogether()
    model.otherRounds.playTogether(asExistingPlayer: false)
    #expect(model.rootWord == "alarming")
    model.otherRounds.playTogether(asExistingPlayer: true)
    #expect(model.rootWord == "silkworm" && model.game.sharedRecord?.shared.players.count == 12)
  }

  @Test func `a round of a set cannot be shared`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm", "planters"]))
    let model = GameModel.playing("alarming")
    model.otherRounds.open(link: String(decoding: set.code, as: UTF8.self))
    model.otherRounds.playSet()
    #expect(!model.result.canPlayTogether)
    model.otherRounds.showTogether()
    model.otherRounds.shareRound()
    #expect(model.otherRounds.together.table == nil && model.game.sharedRecords.isEmpty && model.panel == .together)
  }
}

/// Which player of a shared round this device is, what is sent, and the puzzles of the following days.
@MainActor struct SharedRoundFollowUpTests {
  private let time = TestTime()

  /// Returns Ana's shared game on today's puzzle with one word found.
  private func anasGame() -> GameModel {
    let model = GameModel.playing(seed: 5, time: time)
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    model.share(as: .race, name: "Ana", color: 1)
    return model
  }

  private func gameJoining(_ other: GameModel, as name: String) -> GameModel {
    let model = GameModel.playing("alarming", seed: 9, time: time)
    model.otherRounds.open(link: other.linkToSend)
    model.otherRounds.together.name = name
    model.otherRounds.playTogether()
    return model
  }

  @Test func `a player with a known name is asked, and can continue as that player`() throws {
    let other = anasGame()
    let model = gameJoining(other, as: " aNA")
    #expect(
      model.rootWord == "alarming" && model.otherRounds.identityQuestion == "Are you Ana?"
        && model.announcedText == "Are you Ana?")
    model.otherRounds.playTogether()
    #expect(model.rootWord == "alarming", "asking again does not answer the question")
    model.otherRounds.playTogether(asExistingPlayer: true)
    #expect(model.game.sharedRecord?.ownID == other.game.sharedRecord?.ownID && model.rootWord == other.rootWord)
    #expect(model.usedWords.isEmpty && model.panel == nil)
    model.otherRounds.showTogether()
    let importOffer = "1 word of yours from another device. Take it?"
    #expect(model.otherRounds.together.table?.importOfferText == importOffer)
    model.otherRounds.importWordsFromOtherDevice()
    #expect(model.usedWords == other.usedWords && model.otherRounds.together.table?.importOfferText == nil)
    #expect(model.otherRounds.together.table?.rows.count == 1)
  }

  @Test func `a player with a known name can play as somebody else`() {
    let model = gameJoining(anasGame(), as: "Ana")
    model.otherRounds.playTogether(asExistingPlayer: false)
    model.otherRounds.showTogether()
    #expect(model.otherRounds.together.table?.rows.map(\.player.name) == ["Ana", "You"])
  }

  @Test func `entering another name cancels the question`() {
    let model = gameJoining(anasGame(), as: "Ana")
    model.otherRounds.together.name = "Ben"
    #expect(!model.otherRounds.isAskingForIdentity)
    model.otherRounds.playTogether(asExistingPlayer: true)
    #expect(model.rootWord == "alarming")
    model.otherRounds.playTogether()
    #expect(model.panel == nil && model.game.sharedRecord?.shared.players.count == 2)
  }

  @Test func `a player who has opened the link before is not asked`() {
    let (other, model) = (anasGame(), gameJoining(anasGame(), as: "Ben"))
    let word = other.unfoundWords[0]
    model.play("\(word)")
    model.startGame()
    model.otherRounds.open(link: model.otherRounds.together.table?.link ?? other.linkToSend)
    #expect(model.otherRounds.together.invitation?.knownRecord != nil && !model.otherRounds.isAskingForIdentity)
    #expect(model.otherRounds.together.name == "Ben")
    model.otherRounds.together.name = "Ana"
    model.otherRounds.playTogether()
    #expect(!model.otherRounds.isAskingForIdentity && model.usedWords == [word.description] && model.panel == nil)
  }

  @Test func `the message names the players and the puzzle, and ends with a link to the page`() throws {
    var dependencies = Dependencies.test(root: "silkworm", time: time)
    dependencies.pageAddress = "https://example.org/play/"
    var copiedTexts: [String] = []
    dependencies.copy = { copiedTexts.append($0) }
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    model.otherRounds.copyChatText()
    #expect(copiedTexts.isEmpty)
    model.share(as: .race, name: "Ana", color: 1)
    let table = try #require(model.otherRounds.together.table)
    let lines = table.chatText.split(separator: "\n")
    #expect(lines[0] == "Word Scramble together: silkworm, with Ana. Play, then send the link on.")
    #expect(lines[1].hasPrefix("https://example.org/play/#g1.") && lines.count == 2 && lines[1] == table.link)
    model.otherRounds.copyChatText()
    #expect(copiedTexts == [table.chatText] && model.panels.message == "Copied.")
    let other = GameModel.playing("alarming")
    other.otherRounds.open(link: table.chatText)
    #expect(other.otherRounds.together.invitation?.sharedRound == table.sharedRound)
    #expect(anasGame().linkToSend.hasPrefix("wordscramble://round#g1."))
  }

  @Test func `the same people can play the next day's puzzle, and the month adds up`() throws {
    let model = gameJoining(anasGame(), as: "Ben")
    model.play("\(model.unfoundWords[0])", "\(model.unfoundWords[1])")
    model.otherRounds.showTogether()
    #expect(model.otherRounds.together.table?.canPlayToday == false)
    #expect(model.otherRounds.together.table?.monthText == nil)
    time.set(to: "2026-03-11T12:00:00Z")
    model.otherRounds.showTogether()
    #expect(model.otherRounds.together.table?.canPlayToday == true)
    model.otherRounds.playTodayTogether()
    #expect(model.panel == nil && model.game.round.daily == model.todayNumber && model.usedWords.isEmpty)
    model.otherRounds.showTogether()
    let table = try #require(model.otherRounds.together.table)
    #expect(table.rows.map(\.player.name) == ["You"] && table.monthText == "2 of 2 days seen here")
    #expect(table.monthRows.map(\.spokenText) == ["You, 2 words, ahead on 1 day", "Ana, 1 word, ahead on 0 days"])
    #expect(table.monthRows.allSatisfy { $0.positionText == nil })
  }

  @Test func `the table says which players and words are not counted`() throws {
    // Ana has found milk and wilko, Ben zebra, and Cleo milk.
    let code =
      "g1.AAAAAAAAAAGJIWqzosAAG5iFq96yFqd97JAxAMAAAAAAAAAAQBoLcwhAAGAAAAAAAAAAIAaEytwAAAQAAAAAAAAADAIhtjK3gAAETdJgfw"
    let model = GameModel.playing("alarming")
    model.otherRounds.open(link: code)
    model.otherRounds.playTogether()
    model.endRound()
    model.revealMissedWords()
    model.otherRounds.showTogether()
    let table = try #require(model.otherRounds.together.table)
    let notes = [
      "Players left out, because the letters cannot spell their words: Ben.",
      "Not in our word list, so not counted: wilko.",
    ]
    #expect(table.notes == notes && table.englishWords == ["wilko", "silkworm"])
    #expect(table.rows.map(\.player.name) == ["Ana", "Cleo", "You"])
    #expect(table.rows[2].player.initial == "4" && table.lines.first == "Ana and Cleo are tied.")
  }
}

extension GameModel {
  func share(as mode: SharedMode, name: String, color: Int) {
    otherRounds.showTogether()
    (otherRounds.together.name, otherRounds.together.color, otherRounds.together.mode) = (name, color, mode)
    otherRounds.shareRound()
  }

  /// The link that the player passes on.
  var linkToSend: String {
    otherRounds.showTogether()
    return otherRounds.together.table?.link ?? ""
  }
}
