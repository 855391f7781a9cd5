import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Undoing each New Word once, and redoing it.
struct UndoTests {
  private let moment: Moment = 1_795_000_000

  private func game() -> Game {
    var options = DealOptions()
    options.daily = 325
    return Game(lexicon: english, options: options, seed: 1, at: moment)
  }

  /// Deals a number of words. Returns the identities of the rounds, including the first one.
  private func deal(_ count: Int, in game: inout Game) -> [RoundID] {
    [game.round.id]
      + (0..<count).map { number in
        game.dealNewWord(seed: UInt64(number), at: moment)
        return game.round.id
      }
  }

  @Test func `five new words are undone in five steps and redone in five`() {
    var game = game()
    let rounds = deal(5, in: &game)
    for id in rounds.dropLast().reversed() {
      #expect(game.canGoBack)
      game.undoNewWord(at: moment)
      #expect(game.round.id == id)
    }
    #expect(!game.canGoBack)
    let isUndone = game.undoNewWord(at: moment)
    #expect(!isUndone)
    for id in rounds.dropFirst() {
      #expect(game.canGoForward)
      game.redoNewWord(at: moment)
      #expect(game.round.id == id)
    }
    #expect(!game.canGoForward)
    let isRedone = game.redoNewWord(at: moment)
    #expect(!isRedone && game.round.id == rounds[5])
  }

  @Test func `found words and play time are restored with each round`() throws {
    var game = game()
    game.dealNewWord(minutes: 3, seed: 1, at: moment)
    game.resume(at: moment)
    game.pause(at: Moment(seconds: moment.seconds + 9, uptime: 90))
    let timedRound = game.round
    game.dealNewWord(seed: 2, at: moment)
    let word = try #require(game.missed.first)
    try game.play(text: word.ascii, at: moment)
    let foundRound = game.round
    game.undoNewWord(at: moment)
    #expect(game.round.id == timedRound.id && game.round.playTime == timedRound.playTime && game.isPaused)
    game.redoNewWord(at: moment)
    #expect(game.round.id == foundRound.id && game.round.found.map(\.word) == [word])
  }

  @Test func `time continues to count if there is nothing to undo or redo`() {
    var game = game()
    let isUndone = game.undoNewWord(at: Moment(seconds: moment.seconds + 5, uptime: 50))
    let isRedone = game.redoNewWord(at: Moment(seconds: moment.seconds + 6, uptime: 60))
    #expect(!isUndone && !isRedone && !game.isPaused)
    #expect(game.playTime(at: Moment(seconds: moment.seconds + 9, uptime: 90)) == 90)
  }

  @Test func `a new word after an undo clears the redo`() {
    var game = game()
    _ = deal(3, in: &game)
    game.undoNewWord(at: moment)
    game.dealNewWord(seed: 50, at: moment)
    #expect(!game.canGoForward)
  }

  @Test func `after a restart, the player can go back to the saved rounds`() throws {
    var game = game()
    try game.play(text: try #require(game.missed.first).ascii, at: moment)
    _ = deal(2, in: &game)
    var reopenedGame = Game(lexicon: english, options: DealOptions(), saved: game.saved, seed: 9, at: moment)
    #expect(!reopenedGame.canGoForward)
    reopenedGame.undoNewWord(at: moment)
    reopenedGame.undoNewWord(at: moment)
    #expect(reopenedGame.round.daily == 325)
  }

  /// Finds a word in the current round.
  private func find(in game: inout Game) throws {
    try game.play(text: try #require(game.missed.first).ascii, at: moment)
  }

  @Test func `there is one undo for each new word, even with words found in every round`() throws {
    var game = game()
    try find(in: &game)
    for seed: UInt64 in 1...2 {
      game.dealNewWord(seed: seed, at: moment)
      try find(in: &game)
    }
    game.undoNewWord(at: moment)
    game.undoNewWord(at: moment)
    #expect(game.round.daily == 325 && !game.canGoBack)
    let isUndone = game.undoNewWord(at: moment)
    #expect(!isUndone && game.round.daily == 325)
  }

  @Test func `words found by another program are there when the player goes forward to a round`() throws {
    var game = game()
    game.dealNewWord(seed: 1, at: moment)
    try find(in: &game)
    var other = Game(lexicon: english, options: DealOptions(), saved: game.saved, seed: 9, at: moment)
    try find(in: &other)
    game.undoNewWord(at: moment)
    game.merge(SavedRounds(other.takeUnsavedRecords().flatMap(\.bytes)))
    game.redoNewWord(at: moment)
    #expect(game.round.found.count == 2)
  }

  @Test func `after a restart, each round of the shelf can be undone to once and redone`() throws {
    var options = DealOptions()
    options.root = "silkworm"
    var game = Game(lexicon: english, options: options, seed: 1, at: moment)
    game.options = DealOptions()
    try find(in: &game)
    var rounds = [game.round.id]
    for seed: UInt64 in 1...3 {
      game.dealNewWord(seed: seed, at: moment)
      try find(in: &game)
      rounds.append(game.round.id)
    }
    var reopenedGame = Game(lexicon: english, options: DealOptions(), saved: game.saved, seed: 9, at: moment)
    for id in rounds.dropLast().reversed() {
      reopenedGame.undoNewWord(at: moment)
      #expect(reopenedGame.round.id == id)
    }
    #expect(!reopenedGame.canGoBack)
    for id in rounds.dropFirst() {
      reopenedGame.redoNewWord(at: moment)
      #expect(reopenedGame.round.id == id)
    }
    #expect(!reopenedGame.canGoForward)
  }

  @Test func `a puzzle that opens by itself has no new word to undo`() throws {
    let (evening, today) = (DailyPuzzle(number: 325), DailyPuzzle(number: 326))
    var game = Game(
      lexicon: english, options: DealOptions(), visit: DealOptions(), today: evening, seed: 1, at: moment)
    var openedGame = game
    openedGame.playToday(today, seed: 2, at: moment)
    #expect(
      openedGame.round.daily == 326 && !openedGame.canGoBack,
      "it opened by itself, after a puzzle in which nothing was done")
    try find(in: &game)
    var reopenedGame = Game(
      lexicon: english, options: DealOptions(), visit: DealOptions(), today: today, saved: game.saved, seed: 2,
      at: moment)
    #expect(reopenedGame.round.daily == 326 && !reopenedGame.canGoBack && reopenedGame.offeredRound(today) != nil)
    try find(in: &reopenedGame)
    #expect(!reopenedGame.canGoBack)
    game.playToday(today, seed: 2, at: moment)
    game.undoNewWord(at: moment)
    #expect(game.round.daily == 325, "the player has asked for the new puzzle")
  }

  @Test func `forgotten rounds do not come back`() {
    var game = game()
    _ = deal(3, in: &game)
    game.undoNewWord(at: moment)
    game.forget(today: DailyPuzzle(number: 325), seed: 3, at: moment)
    #expect(!game.canGoBack && !game.canGoForward)
  }
}
