import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Forgetting everything: what is deleted, what stays deleted, and what restores it.
struct ForgetTests {
  private static let lexicon = english
  /// The start of the first round, in seconds since 1970-01-01 00:00 UTC.
  private static let start: Int64 = 1_795_000_000

  private func moment(_ seconds: Int64) -> Moment {
    Moment(seconds: Self.start + seconds, uptime: 1000 + seconds * 10)
  }

  /// Returns a game on *silkworm* with a word found after some seconds, and what is saved on disk.
  private func game(_ word: String = "milk", at seconds: Int64 = 10) throws -> (game: Game, file: SavedRounds) {
    var options = DealOptions()
    options.root = "silkworm"
    var game = Game(lexicon: Self.lexicon, roots: ["silkworm", "planters"], options: options, seed: 1, at: moment(0))
    try game.play(text: word.utf8, at: moment(seconds))
    return (game, SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)))
  }

  private func read(_ game: inout Game) -> SavedRounds { SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)) }

  @Test func `nothing is left of any round, and another one is dealt`() throws {
    var (game, _) = try game()
    game.dealNewWord(seed: 5, at: moment(20))
    game.forget(today: nil, seed: 2, at: moment(30))
    #expect(game.history.count == 1 && game.round.found.isEmpty && !game.canGoBack && game.round.playTime == 0)
    let saved = read(&game)
    #expect(saved.history.rounds.map(\.found) == [[]] && saved.shelf == game.shelf && saved.shelf.earliestStart > 0)
    #expect(Statistics(of: game.saved.history.rounds, in: Self.lexicon).rounds.isEmpty)
  }

  @Test func `today's puzzle opens instead, and there is no round to go back to`() throws {
    var (game, _) = try game()
    game.forget(today: DailyPuzzle(number: 69), seed: 2, at: moment(30))
    #expect(game.round.daily == 69 && game.round.found.isEmpty && game.history.count == 1 && !game.canGoBack)
  }

  @Test func `a game that does not know about it restores nothing, and forgets too`() throws {
    var (game, _) = try game()
    var stale = game
    game.forget(today: nil, seed: 2, at: moment(30))
    let forgetRecords = read(&game)
    try stale.play(text: "worm".utf8, at: moment(40))
    let gain = game.merge(SavedRounds(stale.takeUnsavedRecords().flatMap(\.bytes)))
    #expect(gain == History.MergeSummary() && game.history.rounds.allSatisfy { $0.found.isEmpty })
    try stale.play(text: "silk".utf8, at: moment(50))
    stale.merge(forgetRecords)
    #expect(stale.history.rounds.allSatisfy { $0.found.isEmpty } && stale.standing.foundCount == 0)
    #expect(stale.round.root == "silkworm" && stale.round.phase == .playing && stale.round.playTime == 0)
    let untouched = read(&stale).history.rounds
    #expect(untouched.allSatisfy { $0.found.isEmpty })
    try stale.play(text: "silk".utf8, at: moment(60))
    let later = game.merge(read(&stale))
    #expect(later == History.MergeSummary(rounds: 1, words: 1))
  }

  @Test func `a round begun within the same second is forgotten too`() throws {
    var (game, file) = try game(at: 0)
    game.forget(today: nil, seed: 2, at: moment(0))
    let gain = game.merge(file)
    #expect(gain == History.MergeSummary())
  }

  @Test func `the merged records of two files leave out what was forgotten`() throws {
    var (game, file) = try game()
    game.forget(today: nil, seed: 2, at: moment(30))
    var saved = file
    let gain = saved.merge(read(&game))  // The round dealt after the Forget is new to the file.
    #expect(gain.words == 0)
    #expect(saved.history.rounds.allSatisfy { $0.found.isEmpty })
  }

  @Test func `a later import restores its rounds for every game`() throws {
    var (game, file) = try game()
    game.forget(today: nil, seed: 2, at: moment(30))
    let gain = game.merge(file, importedAt: moment(40))
    #expect(gain == History.MergeSummary(rounds: 1, words: 1))
    let savedRounds = read(&game)
    #expect(
      savedRounds.shelf.earliestStart == 0 && savedRounds.history.rounds.contains { $0.found.map(\.word) == ["milk"] })
    var other = try self.game("worm").game
    other.merge(savedRounds)
    #expect(Set(other.round.found.map(\.word)) == ["milk", "worm"])
    var onDisk = SavedRounds()
    onDisk.shelf.forget(atSecond: moment(30).seconds)
    let added = onDisk.add(file, at: moment(40)).gain
    #expect(added == History.MergeSummary(rounds: 1, words: 1))
    let exported = SavedRounds(onDisk.exportedBytes)
    #expect(exported.shelf == onDisk.shelf && exported.history == onDisk.history)
  }

  @Test func `an import in the same second or with a clock that was set back restores its rounds`()
    throws
  {
    for second in [30, 5] as [Int64] {
      var (game, file) = try game()
      game.forget(today: nil, seed: 2, at: moment(30))
      let gain = game.merge(file, importedAt: moment(second))
      #expect(gain == History.MergeSummary(rounds: 1, words: 1), "\(second)")
      #expect(read(&game).history.rounds.contains { $0.found.map(\.word) == ["milk"] }, "\(second)")
    }
  }

  @Test func `an import is saved even if the file has no shelf and the Forget was saved before`() throws {
    var (game, file) = try game()
    file.shelf = Shelf()
    game.forget(today: nil, seed: 2, at: moment(30))
    _ = game.takeUnsavedRecords()
    game.merge(file, importedAt: moment(40))
    let savedRounds = read(&game)
    #expect(
      savedRounds.shelf.restoredAt > 0 && savedRounds.shelf.earliestStart == 0
        && savedRounds.history.rounds.contains { !$0.found.isEmpty })
  }

  @Test func `a timed round forgotten on another device starts over with its full time`() throws {
    var options = DealOptions()
    (options.root, options.minutes) = ("silkworm", 3)
    var stale = Game(lexicon: Self.lexicon, roots: [], options: options, seed: 1, at: moment(0))
    try stale.play(text: "milk".utf8, at: moment(10))
    var (game, _) = try game("worm")
    game.forget(today: nil, seed: 2, at: moment(30))
    stale.merge(read(&game))
    #expect(stale.round.found.isEmpty && stale.round.timeLeft == 1800)
  }

  @Test func `a Forget after an import removes it, even within a second or with a clock set back`() throws {
    for later in [Int64(40), 35] {
      var (game, file) = try game()
      game.forget(today: nil, seed: 2, at: moment(30))
      game.merge(file, importedAt: moment(40))
      var stale = game
      game.forget(today: nil, seed: 3, at: moment(later))
      let gain = game.merge(SavedRounds(stale.saved.records.flatMap(\.bytes)))
      #expect(gain == History.MergeSummary() && game.history.rounds.allSatisfy { $0.found.isEmpty })
      stale.merge(read(&game))
      #expect(stale.history.rounds.allSatisfy { $0.found.isEmpty })
    }
  }

  @Test func `rounds played after a clock was set back are preserved`() throws {
    var (game, _) = try game()
    game.forget(today: nil, seed: 2, at: moment(30))
    let word = try #require(game.puzzle.common.first)
    try game.play(text: word.ascii, at: moment(-5000))
    let savedRounds = read(&game)
    #expect(savedRounds.history.rounds.contains { $0.found.map(\.word) == [word] })
    game.dealNewWord(seed: 7, at: moment(-4990))
    let another = try #require(game.puzzle.common.first)
    try game.play(text: another.ascii, at: moment(-4980))
    var allSaved = savedRounds
    allSaved.merge(read(&game))
    #expect(allSaved.history.rounds.count { !$0.found.isEmpty } == 2)
  }

  @Test func `the times of Forget and import are saved with the shelf, and the later ones win`() {
    var shelf = Shelf()
    shelf.forget(atSecond: 99)
    #expect(shelf.earliestStart == 100)
    let text = String(decoding: Record(shelf, in: History()).bytes, as: UTF8.self)
    #expect(text.hasPrefix("shelf 1\nforgotten 100\nsum "))
    var restoredShelf = shelf
    restoredShelf.restore(atSecond: 500)
    #expect(restoredShelf.earliestStart == 0)
    let restoredText = String(decoding: Record(restoredShelf, in: History()).bytes, as: UTF8.self)
    #expect(restoredText.hasPrefix("shelf 1\nforgotten 100\nrestored 500\nsum "))
    #expect(SavedRounds(Array(restoredText.utf8)).shelf == restoredShelf)
    shelf.merge(restoredShelf)
    #expect(shelf == restoredShelf)
    var importedShelf = Shelf()
    importedShelf.merge(restoredShelf, isImport: true)
    #expect(importedShelf == Shelf())
    var freshShelf = Shelf()
    freshShelf.restore(atSecond: 500)
    #expect(freshShelf == Shelf())
  }
}
