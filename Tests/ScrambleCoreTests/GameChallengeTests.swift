import ScrambleTesting
import Testing

@testable import ScrambleCore

/// What a game does with challenges.
struct GameChallengeTests {
  private static let silkworm = Round.ID.free(root: "silkworm", minutes: 0)
  /// Ana has found *skirm*, which is not in the list, *koi*, a bonus word, and two common words.
  private let ana = Challenge(silkworm, ("Ana", ["milk", "silk", "koi", "skirm"], true))
  private let anaAndBen = Challenge(
    silkworm, ("Ana", ["milk", "silk", "koi", "skirm", "worm"], true), ("Ben", ["milk"], false))
  private let today = DailyPuzzle(number: 322)

  private func words(_ game: Game) -> [Word] { game.round.found.map(\.word) }

  private func names(_ table: Table) -> [String?] { table.rows.map { $0.name?.description } }

  @Test func `a challenge opens its round, which keeps its own words and saves the players`() throws {
    var game = Game(on: "silkworm")
    try game.play("milk".utf8, at: noon)
    game.open(.newWord(nil, minutes: 0))
    _ = game.takeUnsaved()
    game.open(.challenge(ana), at: noon + 9)
    #expect(words(game) == ["milk"] && game.round.players == ana.players)
    let record = "round silkworm\ntouched \(noon + 9)\nplayer finished koi,milk,silk,skirm Ana\nend\n\n"
    #expect(game.takeUnsaved().map(\.bytes) == [Array(record.utf8)])
  }

  @Test func `tomorrow's puzzle opens, and instead of a later one today's`() {
    var game = Game(on: "silkworm")
    game.open(.challenge(Challenge(.daily(323), ("Ana", [], false))))
    #expect(game.round.id == .daily(323) && game.substitute == nil && game.arrival == .invitation)
    game.open(.challenge(Challenge(.daily(324), ("Ana", [], false))))
    #expect(game.round.id == .daily(322) && game.substitute == .today(insteadOf: DailyPuzzle(number: 324)!))
    #expect(game.round.players.isEmpty && game.arrival == nil)
  }

  @Test func `an invitation is shown first, then the board of a round that was sent, and the table after its end`() {
    var game = Game(on: "alarming")
    game.open(.challenge(ana))
    #expect(game.arrival == .invitation && game.table(today: today).best?.words == 2)
    game.setName("Cem")
    #expect(game.arrival == .invitation, "another name, chosen before the invitation is shown, does not hide it")
    game.open(.challenge(anaAndBen))
    #expect(game.arrival == .board)
    game.open(.round(.free(root: "alarming", minutes: 0)))
    #expect(game.arrival == nil && !game.hasOthers)
    game.open(.round(Self.silkworm))
    game.end(at: noon)
    #expect(game.arrival == nil && game.hasOthers)
    game.open(.challenge(ana))
    #expect(game.arrival == .table)
  }

  @Test func `one's own link leads to one's own round`() throws {
    var game = Game(on: "silkworm")
    try game.play("milk".utf8, at: noon)
    #expect(game.challenge == nil)
    game.setName("Ana")
    game.open(.challenge(try #require(game.challenge)))
    #expect(game.arrival == nil && !game.hasOthers && game.namesake == nil)
  }

  @Test func `words are in the table once the player's own round has ended, and never before`() throws {
    var game = Game(on: "silkworm")
    game.open(.challenge(anaAndBen))
    game.setName("Cem")
    for word in ["milk", "mirk", "worm"] { try game.play(word.utf8, at: noon) }
    let before = game.table(today: DailyPuzzle(number: 400))
    #expect(before.words.isEmpty && before.rows.map(\.words) == [3, 2, 1])
    game.end(at: noon)
    let table = game.table(today: today)
    #expect(names(table) == ["Ana", "Cem", "Ben"] && table.total == 40)
    #expect(table.rows.map(\.points) == [7, 6, 2] && table.rows.map(\.isOwn) == [false, true, false])
    #expect(table.foundByAll.map(\.word) == ["milk"] && table.foundBySome.map(\.word) == ["worm"])
    #expect(table.foundByOne.map(\.word) == ["mirk", "silk", "koi"])
    #expect(table.foundByOne.map(\.finders) == [[1], [0], [0]])
    #expect(table.foundByOne.map(\.isCommon) == [false, true, false])
  }

  @Test func `what a link adds is marked, until something else opens`() {
    var game = Game(on: "silkworm")
    func newWords() -> [Int] { game.table(today: today).rows.map(\.newWords) }
    game.open(.challenge(ana))
    #expect(newWords() == [0, 0])
    game.open(.challenge(anaAndBen))
    #expect(newWords() == [1, 1, 0])
    game.open(.challenge(anaAndBen))
    #expect(newWords() == [0, 0, 0])
  }

  @Test func `rows are sorted by words, then points, then name`() {
    var game = Game(on: "silkworm")
    game.open(
      .challenge(
        Challenge(
          Self.silkworm, ("dan", ["milk"], false), ("Cem", ["silk"], false), ("Bo", ["swirl"], false),
          ("Ana", ["koi", "mirk", "skirl"], false), ("Eve", ["milk", "irk"], false))))
    #expect(names(game.table(today: nil)) == ["Eve", "Bo", "Cem", "dan", "Ana", nil])
  }

  @Test func `the question whether a namesake is the player stays until it is answered, and comes with new words`() {
    var game = Game(on: "silkworm")
    game.playerName = "ána"
    game.open(.challenge(ana))
    #expect(game.namesake == ana.players[0] && !game.hasOthers)
    game.open(.newWord(nil, minutes: 0))
    #expect(game.namesake == nil)
    game.open(.round(Self.silkworm))
    var other = game
    other.setName("Ana B")
    #expect(other.namesake == nil && names(other.table(today: nil)) == ["Ana", "Ana B"])
    if let namesake = game.namesake { game.takeWords(of: namesake, at: noon) }
    #expect(game.namesake == nil)
    game.open(.challenge(ana))
    #expect(game.namesake == nil)
    game.open(.challenge(anaAndBen))
    #expect(game.namesake?.words(since: ana.players[0]) == ["worm"] && game.hasOthers)
  }

  @Test func `the words of another device are added, also to an ended round, and end the round as there`() throws {
    var game = Game(on: "silkworm")
    try game.play("worm".utf8, at: noon)
    game.open(.challenge(anaAndBen))
    let players = game.round.players
    game.takeWords(of: players[1], at: noon + 9)
    #expect(words(game) == ["milk", "worm"] && !game.round.isEnded && game.round.name == "Ben")
    game.end(at: noon)
    game.takeWords(of: players[0], at: noon + 10)
    #expect(Set(words(game)) == ["milk", "worm", "silk", "koi"] && game.standing.foundCount == 3)
    #expect(game.round.found.filter { $0.kind == .bonus }.map(\.word) == ["koi"])
    #expect(game.round.name == "Ben")
    var second = Game(on: "silkworm", minutes: 3)
    second.startClock(at: noon)
    second.open(.challenge(Challenge(second.round.id, ("Ana", ["milk"], true))))
    second.startClock(at: noon)
    second.takeWords(of: second.round.players[0], at: noon + 1)
    #expect(second.round.isEnded && !second.isClockRunning && words(second) == ["milk"])
  }

  @Test func `blocked words and words of the system's dictionary are not sent, others unknown to the list are`() throws
  {
    let blocked: Word = "tit"
    var game = Game(on: "altitude")
    let id = game.round.id
    try game.play("tit".utf8, at: noon)
    try game.play("tail".utf8, at: noon)
    try game.play("uatl".utf8, at: noon) { _ in true }
    game.open(.challenge(Challenge(id, ("Ben", ["tail", "tit", "dlitu"], false))))
    #expect(words(game).count == 3 && game.round.players[0].words.contains(blocked))
    game.setName("Ana")
    game.end(at: noon)
    let sent = Challenge(id, ("Ana", ["tail"], true), ("Ben", ["tail", "dlitu"], false))
    #expect(game.challenge == sent)
    let table = game.table(today: nil)
    #expect(table.words.map(\.word) == ["tail"] && table.rows.map(\.words) == [1, 1])
    #expect(table.rows.map(\.points) == [2, 2] && table.rows.map(\.newWords) == [0, 0])
  }

  @Test func `once its day is past, everybody has finished a daily puzzle, but not another`() {
    var game = Game(on: "silkworm")
    func states(_ number: Int) -> [Bool] { game.table(today: DailyPuzzle(number: number)).rows.map(\.hasFinished) }
    game.open(.challenge(Challenge(.daily(322), ("Ana", [], true), ("Ben", [], false))))
    #expect(states(322) == [false, true, false] && states(323) == [true, true, true])
    game.open(.challenge(anaAndBen))
    #expect(states(400) == [true, false, false])
  }

  @Test func `a round keeps the name under which it was sent`() {
    var disk = Disk()
    var game = Game(on: "silkworm")
    game.playerName = "Ana"
    #expect(game.ownName == "Ana" && game.challenge == nil)
    game.setName("Ana")
    game.playerName = "Mum"
    disk.save(&game)
    #expect(game.ownName == "Ana" && game.challenge?.players.map(\.name) == ["Ana"])
    var later = Game(on: "silkworm", history: disk.history)
    later.playerName = "Mum"
    #expect(later.ownName == "Ana" && later.challenge == game.challenge)
    later.open(.newWord(nil, minutes: 0))
    #expect(later.ownName == "Mum" && later.challenge == nil)
  }

  @Test func `a typed name is compared with those of the puzzle`() {
    var game = Game(on: "silkworm")
    game.open(.challenge(anaAndBen))
    #expect(game.player(named: "B É N")?.name == "Ben" && game.player(named: "Bea") == nil)
  }

  @Test func `a name that must not be shown is hidden from others, and shown to oneself`() {
    var game = Game(on: "silkworm")
    game.open(.challenge(Challenge(Self.silkworm, ("fuck", ["milk"], false), ("Dick", [], false))))
    game.setName("shit")
    #expect(names(game.table(today: nil)) == ["fuck", "Dick", "shit"])
    #expect(game.table(today: nil).rows.map(\.isNameShown) == [false, true, true])
  }

  @Test func `a round with players is unfinished, and a round that has none and no word is not`() {
    var game = Game(on: "silkworm")
    game.open(.challenge(ana))
    game.open(.round(.free(root: "alarming", minutes: 0)), at: noon + 1)
    game.open(.round(.free(root: "planters", minutes: 0)), at: noon + 2)
    #expect(game.unfinished.map(\.id) == [Self.silkworm])
  }

  @Test(arguments: UInt64(0)..<50)
  func `a game has the same players after a restart`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var disk = Disk()
    var game = Game(on: "silkworm")
    if generator.next(in: 0...1) == 0 { game.setName("Zoe") }
    for _ in 0..<8 {
      game.open(.challenge(generator.challenge(on: Self.silkworm, players: generator.next(in: 1...5))))
      disk.save(&game)
      #expect(disk.history[Self.silkworm]?.players == game.round.players)
    }
    #expect(game.round.players.count == Challenge.maxPlayers)
  }
}
