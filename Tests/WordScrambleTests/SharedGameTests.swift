import ScrambleTesting
import Testing

@testable import WordScramble

/// Shared rounds as players experience them. Each player has a device, and a chat carries the codes.
struct SharedGameTests {
  private func moment(_ seconds: Int64) -> Moment { Moment(seconds: seconds, uptime: seconds * 10) }

  private func game(daily number: Int? = 325, seed: UInt64 = 1) -> Game {
    var request = DealOptions()
    if let number { request.daily = number } else { request.root = "silkworm" }
    return Game(lexicon: english, roots: [], options: DealOptions(), request: request, seed: seed, at: moment(0))
  }

  private func player(_ id: UInt64, _ name: String) -> SharedPlayer {
    SharedPlayer(id: id, name: Array(name.utf8), color: 0)
  }

  /// Returns the shared round that the next player reads from the code that a player sends.
  private func sentRound(by game: inout Game) throws -> SharedRound {
    game.saveSharedRound()
    return try SharedRound(code: try #require(game.sharedRecord).shared.code)
  }

  private func playWords(_ words: [Word], in game: inout Game) throws {
    for word in words { try game.play(text: word.ascii, at: moment(9)) }
  }

  private func commonWords(of game: Game) -> [Word] { game.puzzle.common.map { $0 } }

  @Test func `three players of a daily puzzle have the same table, in whatever order the links arrive`() throws {
    var (ana, ben, cleo) = (game(), game(), game())
    let words = commonWords(of: ana)
    try playWords(Array(words.prefix(2)), in: &ana)
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    let first = try sentRound(by: &ana)
    try ben.play(first, as: player(2, "Ben"), at: moment(11))
    try cleo.play(first, as: player(3, "Cleo"), at: moment(11))
    #expect(ben.round.id == ana.round.id && ben.round.found.isEmpty, "nothing of Ana's is in Ben's round")
    try playWords(Array(words[1...3]), in: &ben)
    try playWords([words[0]], in: &cleo)
    let (second, third) = (try sentRound(by: &ben), try sentRound(by: &cleo))
    var tables: [SharedStandings] = []
    for order in [[first, second, third], [third, second, first], [second, third, second]] {
      var game = ana
      for code in order { try game.play(code, as: ana.sharedRecord!.player, at: moment(20)) }
      tables.append(standings(of: game))
    }
    #expect(tables[0] == tables[1] && tables[1] == tables[2])
    let names = tables[0].rows.map { String(decoding: $0.name.text, as: UTF8.self) }
    #expect(names == ["Ben", "Ana", "Cleo"] && tables[0].rows.map(\.tally.words) == [3, 2, 1])
    #expect(
      !tables[0].showsWords && tables[0].foundByEveryone.isEmpty && tables[0].foundByOne.isEmpty
        && tables[0].missed.isEmpty)
  }

  private func standings(of game: Game) -> SharedStandings {
    let record = game.sharedRecord!
    return SharedStandings(of: record.shared, ownID: record.ownID, in: english, avoiding: nil)
  }

  @Test func `in a race, all words are shown once the player has finished, with those nobody found`() throws {
    var (ana, ben) = (game(), game())
    let words = commonWords(of: ana)
    try playWords([words[0], words[1]], in: &ana)
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    try ben.play(try sentRound(by: &ana), as: player(2, "Ben"), at: moment(11))
    try playWords([words[1], words[2]], in: &ben)
    try ana.play(try sentRound(by: &ben), as: ana.sharedRecord!.player, at: moment(12))
    #expect(standings(of: ana).isOpen && standings(of: ana).verdict(in: .race) != .alone)
    ana.end(at: moment(13))
    ana.reveal()
    let table = standings(of: ana)
    #expect(table.showsWords && table.isOpen && table.foundByEveryone == [words[1]])
    #expect(
      Set(table.foundByOne.map(\.word)) == [words[0], words[2]] && table.foundByOne.allSatisfy { $0.players.count == 1 }
    )
    #expect(table.missed == words.filter { !words.prefix(3).contains($0) })
  }

  @Test func `in one list, a word that another player found is refused with the player's name`() throws {
    var (ana, ben) = (game(daily: nil), game(daily: nil))
    try playWords(["milk"], in: &ana)
    let ownID = ana.round.id
    ana.share(as: .oneList, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    #expect(ana.round.id != ownID && ana.round.hasFound("milk"), "it goes on in a round of its own")
    try ben.play(try sentRound(by: &ana), as: player(2, "Ben"), at: moment(11))
    #expect(throws: Rejection.foundByOther("milk", by: Array("Ana".utf8))) { try playWords(["milk"], in: &ben) }
    try playWords(["silk"], in: &ben)
    try playWords(["silk", "worm"], in: &ana)
    try ana.play(try sentRound(by: &ben), as: ana.sharedRecord!.player, at: moment(12))
    let table = standings(of: ana)
    #expect(
      table.total.words == 3 && table.foundByEveryone == ["silk"], "found by two, it counts for both and once in all")
    #expect(table.verdict(in: .oneList) == .together(3) && table.missed.isEmpty)
    let resumedGame = Game(
      lexicon: english, roots: [], options: DealOptions(), saved: SavedRounds(ben.saved.exportedBytes), seed: 5,
      at: moment(20))
    #expect(
      resumedGame.round.id == ben.round.id && resumedGame.othersWords == ben.othersWords
        && !resumedGame.othersWords.isEmpty)
    #expect(Statistics(of: ben.saved.history.rounds, in: english).rounds.isEmpty)
  }

  @Test
  func `a hidden name stays hidden in a resumed round, and words from another program count`()
    throws
  {
    let slurs = SensitiveWords(slurs: ["worm"], delicate: [])
    var (ana, ben) = (game(daily: nil), game(daily: nil))
    ana.share(as: .oneList, name: Array("Worm".utf8), color: 1, seed: 7, at: moment(10))
    try playWords(["milk"], in: &ana)
    try ben.play(try sentRound(by: &ana), as: player(2, "Ben"), at: moment(11))
    var resumedGame = Game(
      lexicon: english, roots: [], options: DealOptions(), saved: SavedRounds(ben.saved.exportedBytes), seed: 5,
      at: moment(20))
    #expect(resumedGame.othersWords == [OthersWord(word: "milk", name: Array("Worm".utf8))])
    resumedGame.sensitiveWords = slurs
    #expect(resumedGame.othersWords == [OthersWord(word: "milk", name: [])])
    try playWords(["silk"], in: &ana)
    try ben.play(try sentRound(by: &ana), as: ben.sharedRecord!.player, at: moment(30))
    resumedGame.merge(ben.saved)
    #expect(resumedGame.othersWords.map(\.word) == ["milk", "silk"])
  }

  @Test func `a second browser of a player takes over the name, and imports found words on request`()
    throws
  {
    var (ana, other) = (game(), game(seed: 2))
    let words = commonWords(of: ana)
    try playWords([words[0]], in: &ana)
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    let code = try sentRound(by: &ana)
    try other.play(code, as: code.players[0], at: moment(11))
    #expect(other.round.found.isEmpty && other.importableWords == [words[0]])
    try playWords([words[1]], in: &other)
    let mergedRound = try sentRound(by: &other)
    #expect(mergedRound.players.count == 1 && Set(mergedRound.players[0].words) == [words[0], words[1]])
    other.importWords(at: moment(12))
    #expect(other.round.hasFound(words[0]) && other.importableWords.isEmpty)
  }

  @Test func `the same people who start today's puzzle at the same time play one round`() throws {
    let today = try #require(DailyPuzzle(number: 326))
    var (ana, ben) = (game(), game())
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    try ben.play(try sentRound(by: &ana), as: player(2, "Ben"), at: moment(11))
    for began in [ana.playAgainTogether(today, at: moment(90_000)), ben.playAgainTogether(today, at: moment(90_000))] {
      #expect(began)
    }
    var mergedRound = try sentRound(by: &ana)
    try mergedRound.add(try sentRound(by: &ben))
    #expect(mergedRound.players.count == 2 && mergedRound.puzzle.daily == 326 && ana.round.daily == 326)
  }

  @Test func `shared rounds are saved, exported, forgotten, and merged with those of another device`() throws {
    var (ana, phone) = (game(), game())
    try playWords([commonWords(of: ana)[0]], in: &ana)
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    let code = try sentRound(by: &ana)
    let unsaved = ana.takeUnsavedRecords()
    #expect(unsaved.contains { $0.key == SharedRecord.key(of: code.puzzle) })
    let exported = ana.saved.exportedBytes
    let read = SavedRounds(exported)
    #expect(read.exportedBytes == exported && read.sharedRecords == ana.sharedRecords && read.damagedRecords.isEmpty)
    phone.merge(read, importedAt: moment(20))
    let imported = phone.takeUnsavedRecords()
    #expect(
      phone.sharedRecords == ana.sharedRecords && imported.contains { $0.key == SharedRecord.key(of: code.puzzle) })
    try phone.play(try sentRound(by: &ana), as: player(5, "Ana"), at: moment(30))
    var saved = ana.saved
    saved.merge(phone.saved)
    #expect(saved.sharedRecords[SharedRecord.key(of: code.puzzle)]?.shared.players.count == 1)
    ana.forgetAll(at: moment(40))
    #expect(ana.sharedRecords.isEmpty && ana.sharedRecord == nil)
    ana.merge(phone.saved)
    #expect(ana.sharedRecords.isEmpty, "what was begun before a forget does not come back")
  }

  @Test func `this device's word list decides what counts, and a player with impossible words is left out`() throws {
    let players = [
      SharedRoundTests.player(1, "Ana", ["milk", "mirk", "wilko"]), SharedRoundTests.player(2, "Ben", ["zebra"]),
      SharedRoundTests.player(3, "Cleo", [], isFinal: true),
    ]
    let table = SharedStandings(of: SharedRoundTests.round(players), ownID: 3, in: english, avoiding: nil)
    #expect(table.rows.map { $0.name.id } == [1, 3] && table.excludedPlayers.map(\.number) == [2])
    #expect(table.unknown == ["wilko"] && table.rows[0].tally == Tally(points: 4, words: 2))
    #expect(table.foundCommonCount == 1, "a bonus word is none of the common ones")
  }

  @Test func `one list of an unplayed daily puzzle opens only after a confirmation`() throws {
    var ana = game()
    ana.share(as: .oneList, name: [], color: 1, seed: 7, at: moment(10))
    let code = try sentRound(by: &ana)
    var ben = game(daily: nil)
    #expect(ben.asksBeforePlaying(code))
    ben.start(
      {
        var request = DealOptions(); request.daily = 325; return request
      }(), seed: 1, at: moment(11))
    #expect(ben.asksBeforePlaying(code))
    try playWords([commonWords(of: ben)[0]], in: &ben)
    #expect(!ben.asksBeforePlaying(code))
  }

  @Test func `words that another program adds to one list are refused at once, until a Forget there`()
    throws
  {
    var (ana, ben) = (game(daily: nil), game(daily: nil))
    ana.share(as: .oneList, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    try ben.play(try sentRound(by: &ana), as: player(2, "Ben"), at: moment(11))
    try playWords(["milk"], in: &ben)
    var (other, third) = (ana, ana)
    try other.play(try sentRound(by: &ben), as: other.sharedRecord!.player, at: moment(12))
    ana.merge(other.saved)
    #expect(ana.othersWords == [OthersWord(word: "milk", name: Array("Ben".utf8))])
    third.forgetAll(at: moment(20))
    ana.merge(third.saved)
    #expect(ana.othersWords.isEmpty && ana.sharedRecord == nil)
  }

  @Test func `a Forget under a clock that was set back forgets shared rounds too`() throws {
    var ana = game()
    ana.share(as: .race, name: [], color: 1, seed: 7, at: moment(10_000))
    let before = ana.saved
    ana.forgetAll(at: moment(500))
    ana.merge(before)
    #expect(ana.sharedRecords.isEmpty)
  }

  @Test func `the words of a player who is left out count for nobody and are not refused`() throws {
    var ben = game(daily: nil)
    let zoe = SharedRoundTests.player(9, "Zoe", ["milk", "zebra"])
    try ben.play(SharedRoundTests.round([zoe], .oneList), as: player(2, "Ben"), at: moment(1))
    #expect(ben.othersWords.isEmpty)
    try playWords(["milk"], in: &ben)
    ben.end(at: moment(3))
    ben.reveal()
    #expect(standings(of: ben).total.words == 1 && !standings(of: ben).missed.contains("milk"))
  }

  @Test func `if a code cannot hold all players, the same ones are saved in any order`() throws {
    func record(_ ids: ClosedRange<UInt64>) -> SharedRecord {
      let round = SharedRoundTests.round(ids.map { SharedRoundTests.player($0, "P", ["milk"]) })
      return SharedRecord(round, ownID: 1, lastOpenedAt: 1, addedAt: 1, round: .free(root: "silkworm", number: 1))
    }
    let records = [record(1...8), record(9...13), record(9...12)]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let merged = order.dropFirst().reduce(records[order[0]]) { $0.merged(with: records[$1]) }
      #expect(merged.shared.players.map(\.id) == Array(1...12))
    }
  }

  @Test func `a player has one identity with the same people every day, and one row in the month`() throws {
    let (first, second) = (try #require(DailyPuzzle(number: 325)), try #require(DailyPuzzle(number: 326)))
    var (ana, ben) = (game(), game())
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    try ben.play(try sentRound(by: &ana), as: player(2, "Ben"), at: moment(11))
    try playWords([commonWords(of: ben)[0]], in: &ben)
    try ana.play(try sentRound(by: &ben), as: player(99, "Ana"), at: moment(12))
    #expect(ben.canPlayAgainTogether(second) && !ben.canPlayAgainTogether(first))
    ben.playAgainTogether(second, at: moment(90_000))
    try ana.play(try sentRound(by: &ben), as: player(98, "Anne"), at: moment(90_001))
    #expect(ana.round.daily == 326)
    let month = try #require(ana.sharedMonth(of: ana.sharedRecord!.shared.puzzle.table, second))
    #expect(month.knownCount == 2 && month.rows.count == 2 && month.rows.count { $0.isOwn } == 1)
  }

  @Test func `of two tables with the same daily puzzle, the one opened last is shown`() throws {
    var (ana, ben, cleo) = (game(), game(), game(seed: 9))
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    cleo.share(as: .race, name: Array("Cleo".utf8), color: 1, seed: 8, at: moment(10))
    let (family, colleagues) = (try sentRound(by: &ana), try sentRound(by: &cleo))
    try ben.play(family, as: player(2, "Ben"), at: moment(11))
    try ben.play(colleagues, as: player(3, "Ben"), at: moment(12))
    #expect(ben.sharedRecord?.shared.puzzle == colleagues.puzzle)
    try ben.play(family, as: player(4, "Ben"), at: moment(13))
    #expect(ben.sharedRecord?.shared.puzzle == family.puzzle && ben.sharedRecord?.ownID == 2)
  }

  @Test func `the words of a race stay hidden during the player's own round, whatever a code says`() throws {
    var (ana, phone) = (game(), game(seed: 2))
    try playWords([commonWords(of: ana)[0]], in: &ana)
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    ana.end(at: moment(11))
    ana.reveal()
    let code = try sentRound(by: &ana)
    try phone.play(code, as: code.players[0], at: moment(12))
    #expect(phone.sharedRecord!.player.isFinal && !phone.standings(of: phone.sharedRecord!).isFinished)
    #expect(!phone.standings(of: phone.sharedRecord!).showsWords)
    #expect(ana.standings(of: ana.sharedRecord!).showsWords)
  }

  @Test func `a player's minimum is that of the round, and one list preserves it, the time and the words`()
    throws
  {
    var options = DealOptions()
    (options.minimum, options.root, options.minutes) = (4, "silkworm", 3)
    var ana = Game(lexicon: english, roots: [], options: options, request: options, seed: 1, at: moment(0))
    ana.resume(at: moment(0))
    try ana.play(text: Array("milk".utf8), at: Moment(seconds: 60, uptime: 600))
    let playTime = ana.round.playTime
    ana.share(as: .oneList, name: [], color: 0, seed: 3, at: Moment(seconds: 61, uptime: 600))
    #expect(ana.round.minimum == 4 && ana.sharedRecord?.player.minimum == 4)
    #expect(ana.round.hasFound("milk") && ana.round.playTime == playTime && playTime > .zero)
    ana.end(at: Moment(seconds: 70, uptime: 700))
    #expect(!ana.canShare(as: .oneList) && ana.canShare(as: .race))
  }

  @Test func `opening somebody's one list adds no words, and a puzzle far ahead is a free round`() throws {
    var (ana, ben) = (game(daily: nil), game(daily: nil))
    ana.share(as: .oneList, name: [], color: 0, seed: 3, at: moment(5))
    try playWords(["milk"], in: &ben)
    try ben.play(try sentRound(by: &ana), as: player(2, "Ben"), at: moment(6))
    #expect(ben.round.found.isEmpty)
    let root = try #require(english.dailyRoot(400))
    let futurePuzzle = try #require(SharedPuzzle(table: 5, root: root, daily: 400))
    ben.openedDay = 325
    try ben.play(SharedRound(futurePuzzle), as: player(2, "Ben"), at: moment(7))
    #expect(ben.round.daily == nil && ben.round.root == root)
  }

  @Test func `opening a link again does not revert a newer color`() throws {
    var (ana, phone) = (game(), game(seed: 2))
    ana.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: moment(10))
    let code = try sentRound(by: &ana)
    try phone.play(code, as: code.players[0], at: moment(11))
    phone.renamePlayer(Array("Ana".utf8), color: 4)
    try ana.play(try sentRound(by: &phone), as: ana.sharedRecord!.player, at: moment(12))
    #expect(ana.sharedRecord?.player.color == 4 && ana.sharedRecord?.player.changeCount == 1)
  }

  @Test func `an offensive word that the list lacks is not shown, and neither is one in a name`() {
    let players = [SharedRoundTests.player(1, "Wilko", ["milk", "wilko"]), SharedRoundTests.player(2, "Ben")]
    let sensitive = SensitiveWords(slurs: ["wilko"], delicate: [])
    let table = SharedStandings(
      of: SharedRoundTests.round(players), ownID: nil, isFinished: true, in: english, avoiding: sensitive)
    #expect(table.unknown.isEmpty && table.names.map(\.text) == [[], Array("Ben".utf8)])
  }
}
