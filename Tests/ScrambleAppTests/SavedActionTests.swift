import Foundation
import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// After each action of the player, the file has what the game has.
@MainActor struct SavedActionTests {
  private let folder: TemporaryFolder
  private let time = TestTime()
  private let model: GameModel

  init() throws {
    folder = try TemporaryFolder()
    var dependencies = Dependencies.test(root: "silkworm", folder: folder, time: time)
    dependencies.dictionary = TestDictionary(["milsk"])
    model = GameModel(dependencies: dependencies)
    model.preferences.settings.asksSystemDictionary = true
    model.startGame()
    model.play("silk")
  }

  private var historyOnDisk: History {
    var history = History()
    history.add(folder.bytes("rounds.txt") ?? [], in: english, at: time.second)
    return history
  }

  @Test(arguments: Action.untimed + Action.timed)
  fileprivate func `each action is on disk when its method returns`(action: Action) {
    action.prepare(model, time)
    time.second += 5
    let before = historyOnDisk
    action.perform(model, time)
    #expect(historyOnDisk != before)
    #expect(historyOnDisk == model.game.history)
    #expect(historyOnDisk[model.game.round.id] == model.game.round)
  }
}

private struct Action: CustomTestStringConvertible {
  typealias Body = @MainActor @Sendable (GameModel, TestTime) -> Void

  let testDescription: String
  let prepare: Body
  let perform: Body

  init(_ name: String, after prepare: @escaping Body = { _, _ in }, _ perform: @escaping Body) {
    testDescription = name
    self.prepare = prepare
    self.perform = perform
  }
}

extension Action {
  fileprivate static let untimed = [
    Action("word") { model, _ in model.play("milk") },
    Action("bonus word") { model, _ in model.play("mirk") },
    Action("bonus word of the system's dictionary") { model, _ in model.play("milsk") },
    Action("clue") { model, _ in model.showNextClue() },
    Action("end") { model, _ in model.endRound() },
    Action("New Word") { model, _ in model.startGame() },
    Action("today's puzzle") { model, _ in model.playDaily() },
    Action("address of today's puzzle") { model, _ in model.open(GameAddress.today) },
    Action("puzzle of a day") { model, _ in model.playDaily(60) },
    Action("link") { model, _ in model.otherRounds.open(link: "wordscramble://round?root=alarming") },
    Action("own word") { model, _ in
      model.otherRounds.customWord.text = "milkmaid"
      model.otherRounds.playCustomWord()
    },
    Action("unfinished round", after: { model, _ in model.playDaily() }) { model, _ in
      model.otherRounds.showPanel()
      model.open(.round(model.otherRounds.unfinishedRounds[0].id))
    },
    Action("import") { model, _ in model.importRounds(Array("round alarming\nfound ring common\nend\n\n".utf8)) },
    Action("import into the round") { model, _ in
      model.importRounds(Array("round silkworm\nfound oils common\nend\n\n".utf8))
    },
    Action("challenge", after: { model, _ in model.preferences.settings.name = "Ben" }) { model, _ in
      model.challengeFriend()
    },
    Action("name", after: { model, _ in model.challengeFriend() }) { model, _ in model.enterName("Ben") },
    Action("link of a challenge") { model, _ in model.open(.challenge(challengeOfAna(on: model))) },
    Action("words from another device", after: { model, _ in model.open(.challenge(challengeOfAna(on: model))) }) {
      model, _ in
      let ana = model.game.round.players[0]
      model.takeWords(of: ana, as: ana.name)
    },
    Action("Forget Everything") { model, _ in model.forgetEverything() },
  ]

  fileprivate static let timed = [
    Action("timed round") { model, _ in model.startGame(minutes: 3) },
    Action("Play of an invitation", after: { model, _ in model.startGame(minutes: 3) }) { model, _ in
      model.acceptInvitation()
    },
    Action("Play", after: { model, _ in model.startGame(minutes: 3) }) { model, _ in model.startClock() },
    Action("word in a timed round", after: startTimedRound) { model, _ in model.play("milk") },
    Action("leaving a timed round", after: startTimedRound) { model, _ in model.leave() },
    Action("tick after a sleep", after: startTimedRound) { model, time in
      model.tick()
      time.second += 3600
      model.tick()
    },
    Action("word after a sleep", after: startTimedRound) { model, time in
      model.tick()
      time.second += 3600
      model.play("milk")
    },
    Action("last tick", after: startTimedRound, tickToTheEnd),
    Action("last word", after: typeToTheEnd) { model, _ in model.play("milk") },
    Action("last word of the system's dictionary", after: typeToTheEnd) { model, _ in model.play("milsk") },
    Action("last word that is refused", after: typeToTheEnd) { model, _ in model.play("mill") },
  ]

  @MainActor private static func challengeOfAna(on model: GameModel) -> Challenge {
    let ana = Player(name: PlayerName("Ana".utf8)!, words: ["milk", "silk"], hasFinished: true)
    return Challenge(on: model.game.round, players: [ana])
  }

  @MainActor private static func startTimedRound(_ model: GameModel, _ time: TestTime) {
    model.startGame(minutes: 3)
    model.startClock()
  }

  @MainActor private static func tickToTheEnd(_ model: GameModel, _ time: TestTime) {
    for _ in 0..<180 {
      time.second += 1
      model.tick()
    }
  }

  @MainActor private static func typeToTheEnd(_ model: GameModel, _ time: TestTime) {
    startTimedRound(model, time)
    model.newWord = "mi"
    tickToTheEnd(model, time)
  }
}
