import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// Sentences about the other players of a puzzle.
struct ChallengeWordingTests {
  private let silkworm = Round(root: "silkworm")
  private let today = DailyPuzzle(number: 322)
  private let chinese = Wording.tested(in: .simplifiedChinese)

  private func player(_ name: String, _ words: [Word] = [], hasFinished: Bool = false) -> Player {
    Player(name: PlayerName(name.utf8)!, words: words, hasFinished: hasFinished)
  }

  private func game(_ players: Player...) -> Game {
    var game = Game(on: "silkworm")
    game.open(.challenge(Challenge(on: silkworm, players: players)))
    return game
  }

  /// Names are isolated in direction. The tests show where.
  private func shown(_ text: String?) -> String? {
    text?.replacing("\u{2068}", with: "[").replacing("\u{2069}", with: "]")
  }

  @Test func `an invitation names the best player and then the others, and no word`() {
    let one = game(player("Ana", ["milk", "silk"])).table(today: today)
    #expect(shown(wording.invitation(to: one)) == "[Ana] found 2 of 40 words. Can you find more?")
    #expect(shown(chinese.invitation(to: one)) == "[Ana]找到了常用词 2 / 40。你能找到更多吗？")
    let two = game(player("Ana"), player("Ben", ["milk"])).table(today: today)
    #expect(shown(wording.invitation(to: two)) == "[Ben] found 1 of 40 words. [Ana] also played. Can you find more?")
    let four = game(player("Ana"), player("Ben", ["milk"]), player("Cem"), player("דן")).table(today: today)
    let sentence = "[Ben] found 1 of 40 words. [Ana], [Cem] and [דן] also played. Can you find more?"
    #expect(shown(wording.invitation(to: four)) == sentence)
    #expect(shown(chinese.invitation(to: four)) == "[Ben]找到了常用词 1 / 40，[Ana]、[Cem]和[דן]也玩了。你能找到更多吗？")
    #expect(wording.invitation(to: Game(on: "silkworm").table(today: today)) == nil)
  }

  @Test func `the board names the others`() {
    #expect(shown(wording.otherPlayers(in: game(player("Ana")).table(today: today))) == "with [Ana]")
    let table = game(player("Ana"), player("Ben", ["milk"])).table(today: today)
    #expect(shown(wording.otherPlayers(in: table)) == "with [Ben] and [Ana]")
    #expect(shown(chinese.otherPlayers(in: table)) == "与 [Ben]和[Ana] 一起")
    #expect(wording.otherPlayers(in: Game(on: "silkworm").table(today: today)) == nil)
  }

  @Test func `the message invites to the best result, one's own included`() throws {
    var game = game(player("Ana", ["silk"]))
    for word in ["milk", "worm"] { try game.play(word.utf8, at: start) }
    game.setName(PlayerName("Zoë".utf8)!)
    let sentence = "Zoë found 2 of 40 words. Ana also played. Can you find more?"
    #expect(wording.challengeMessage(of: game, today: today) == "Word Scramble, silkworm: \(sentence)")
    game.open(.round(.daily(320)))
    let total = game.standing.total
    let daily = "Word Scramble No 320: Zoë found 0 of \(total) words. Can you find more?"
    game.setName(PlayerName("Zoë".utf8)!)
    #expect(wording.challengeMessage(of: game, today: today) == daily)
    let chineseDaily = "字母拼词第 320 题：Zoë找到了常用词 0 / \(total)。你能找到更多吗？"
    #expect(chinese.challengeMessage(of: game, today: today) == chineseDaily)
  }

  @Test func `a row has the words, the points, what is new and whether the player has finished`() {
    var game = game(player("Ana", ["milk"]))
    game.open(.challenge(Challenge(on: silkworm, players: [player("Ana", ["silk", "koi"], hasFinished: true)])))
    let rows = game.table(today: today).rows
    #expect(wording.details(of: rows[0]) == "2 words · 5 points · 2 new words · finished")
    #expect(wording.details(of: rows[1]) == "0 words · 0 points · still playing")
    #expect(chinese.details(of: rows[0]) == "2 个词 · 5 分 · 2 个新词 · 已结束")
  }

  @Test func `a name that must not be shown is replaced by the place, and a missing one of one's own by You`() {
    let table = game(player("Fuck", ["milk"]), player("élodie")).table(today: today)
    #expect(table.rows.indices.map { shown(wording.name(at: $0, in: table)) } == ["Player 1", "You", "[élodie]"])
    #expect(table.rows.indices.map { wording.initial(at: $0, in: table) } == ["1", "2", "É"])
    #expect(shown(chinese.name(at: 0, in: table)) == "玩家 1" && chinese.name(at: 1, in: table) == "你")
    #expect(shown(wording.invitation(to: table))?.hasPrefix("Player 1 found 1 of 40") == true)
  }

  /// The days with 88 common words.
  @Test(arguments: [38, 53, 304, 396, 662, 725, 900, 1047, 1054])
  func `the whole message of six players is short enough for every chat`(number: Int) throws {
    let round = try Round(daily: number, in: english)
    let common = Puzzle(root: round.root, in: english).common
    #expect(common.count == 88)
    // Everybody has found two thirds of the words, and others than the one before. No word is missed.
    let players = ["Claire", "Hannah", "Markus", "Thomas", "Sophie", "Daniel"].enumerated().map { index, name in
      player(name, common.enumerated().filter { ($0.offset + index) % 3 < 2 }.map(\.element), hasFinished: true)
    }
    var game = Game(on: "silkworm")
    game.open(.challenge(Challenge(on: round, players: Array(players.dropFirst()))), at: Int64(number) * 86_400)
    for word in players[0].words { try game.play(word.ascii, at: start) }
    game.setName(players[0].name)
    let code = String(decoding: try #require(game.challenge).code, as: UTF8.self)
    for wording in [wording, chinese] {
      let message = wording.challengeMessage(of: game, today: today)
      #expect(message.unicodeScalars.count + 1 + 40 + 1 + code.count <= Wording.maxMessageLength)
    }
  }
}
