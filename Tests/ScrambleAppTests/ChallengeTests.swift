import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The challenge between friends, each with their own game.
@MainActor struct ChallengeTests {
  private let ana = GameModel.playing()
  private let ben = GameModel.playing("alarming")

  @Test func `a challenge goes to a friend and comes back`() throws {
    ana.play("milk", "silk")
    ben.open(try link(in: sent(by: ana, as: "Ana")))
    #expect(ben.rootWord == "silkworm")
    #expect(ben.invitation == "\u{2068}Ana\u{2069} found 2 of 40 words. Can you find more?")
    ben.acceptInvitation()
    #expect(ben.panel == nil && ben.otherPlayersText == "with \u{2068}Ana\u{2069}")
    ben.play("milk", "worm")
    ben.endRound()
    #expect(ben.panel == .result && ben.panels.result?.game.hasOthers == true)
    ben.showTable()
    #expect(ben.table?.words.map(\.word) == ["milk", "silk", "worm"])
    let reply = try sent(by: ben, as: "Ben")
    ana.open(try link(in: reply))
    #expect(ana.panel == nil && ana.otherPlayersText == "with \u{2068}Ben\u{2069}", "her round goes on")
    ana.endRound()
    ana.otherRounds.open(link: reply)
    #expect(ana.table?.rows.map(\.name?.description) == ["Ana", "Ben"])
    #expect(ana.table?.foundByAll.map(\.word) == ["milk"])
  }

  @Test func `the name is asked for once, and a name without a character is not accepted`() throws {
    ana.challengeFriend()
    #expect(ana.isAskingForName && ana.panel == .challenge)
    ana.enterName(" \u{200B}")
    #expect(ana.isAskingForName && ana.game.round.name == nil)
    ana.enterName(" Ana ")
    #expect(ana.message != nil && ana.settings.name == "Ana")
    ana.play(root: "alarming")
    ana.challengeFriend()
    #expect(ana.message?.hasPrefix("Word Scramble, alarming: Ana found 0 of ") == true)
  }

  @Test func `a player of the same name may be the same person`() throws {
    ana.play("milk", "silk")
    ana.endRound()
    ben.preferences.settings.name = "ANA"
    ben.open(try link(in: sent(by: ana, as: "Ana")))
    #expect(ben.isAskingAboutName && ben.usedWords.isEmpty)
    try ben.confirmName()
    #expect(Set(ben.usedWords) == ["milk", "silk"] && ben.game.round.isEnded && ben.panel == .result)
  }

  @Test func `a player of the same name may be another person, who takes another name`() throws {
    ana.play("milk")
    ben.preferences.settings.name = "Ana"
    ben.open(try link(in: sent(by: ana, as: "Ana")))
    ben.askForOtherName()
    #expect(ben.isAskingForName)
    ben.enterName("ana")
    #expect(ben.isAskingAboutName)
    ben.askForOtherName()
    ben.enterName("Anna B")
    #expect(ben.invitation != nil && ben.settings.name == "Anna B" && ben.usedWords.isEmpty)
  }

  @Test func `a typed name that the table has is asked about before anything is sent`() throws {
    ana.play("milk")
    ben.open(try link(in: sent(by: ana, as: "Ana")))
    ben.challengeFriend()
    ben.enterName("Ána")
    #expect(ben.isAskingAboutName && ben.game.challenge == nil)
    try ben.confirmName()
    #expect(ben.message != nil && ben.usedWords == ["milk"])
  }

  @Test func `an invitation to a timed round starts its clock`() throws {
    ana.startGame(minutes: 3)
    ana.startClock()
    ben.open(try link(in: sent(by: ana, as: "Ana")))
    #expect(ben.invitation != nil && ben.game.isCovered)
    ben.acceptInvitation()
    #expect(ben.game.isClockRunning && ben.panel == nil)
  }

  @Test func `a link opens a closed app, and a damaged one says so`() throws {
    let message = try sent(by: ana, as: "Ana")
    let closed = GameModel(dependencies: .test(root: "alarming"))
    closed.open(try link(in: message))
    #expect(closed.hasStarted && closed.invitation != nil && closed.rootWord == "silkworm")
    ben.open(try #require(URL(string: String(try link(in: message).absoluteString.dropLast()))))
    #expect(ben.notice == "This link is damaged. Please ask for it again." && ben.rootWord == "alarming")
  }

  /// Returns the message that a player sends.
  private func sent(by model: GameModel, as name: String) throws -> String {
    model.challengeFriend()
    model.enterName(name)
    return try #require(model.message)
  }

  private func link(in message: String) throws -> URL {
    let link = try #require(message.split(separator: "\n").last)
    #expect(link.hasPrefix("wordscramble://round#"))
    return try #require(URL(string: String(link)))
  }
}

extension GameModel {
  private var step: ChallengeStep? { panel == .challenge ? panels.challengeStep : nil }

  fileprivate var message: String? { if case .message(let message) = step { message } else { nil } }

  fileprivate var invitation: String? { if case .invitation(let sentence) = step { sentence } else { nil } }

  fileprivate var table: Table? { if case .table(let table) = step { table } else { nil } }

  fileprivate var isAskingForName: Bool { if case .name = step { true } else { false } }

  fileprivate var isAskingAboutName: Bool { if case .sameName = step { true } else { false } }

  /// Answers the question about the name with yes.
  fileprivate func confirmName() throws {
    guard case .sameName(let player, let name) = step else { throw CancellationError() }
    takeWords(of: player, as: name)
  }
}
