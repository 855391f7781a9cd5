import ScrambleTesting
import Testing

@testable import ScrambleCore

/// A Forget while the clock is years ahead, and rounds that are played after the clock was corrected.
struct ForgetClockTests {
  /// The right time, and how far the clock is ahead at the Forget, in seconds.
  private static let (now, clockError): (Int64, Int64) = (1_795_000_000, 2_000_000_000)

  private func moment(_ seconds: Int64) -> Moment {
    Moment(seconds: Self.now + seconds, uptime: 1000 + seconds % 1_000_000 * 10)
  }

  private func game(root: Word = "silkworm") -> Game {
    var options = DealOptions()
    options.root = root
    return Game(lexicon: english, roots: ["silkworm", "planters"], options: options, seed: 1, at: moment(0))
  }

  /// Returns a game in which everything was forgotten while the clock was wrong and a word was found after it was
  /// corrected, and what the game saved.
  private func gameAfterForget() throws -> (game: Game, file: SavedRounds) {
    var game = game()
    game.forget(today: nil, seed: 2, at: moment(Self.clockError))
    game.dealNewWord(seed: 3, at: moment(60))
    try game.play(text: try #require(game.puzzle.common.first).ascii, at: moment(70))
    return (game, SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)))
  }

  private func words(_ saved: SavedRounds) -> Int { saved.history.rounds.reduce(0) { $0 + $1.found.count } }

  @Test func `a round keeps the time of its clock, and a fact records the Forget before it`() throws {
    let (game, file) = try gameAfterForget()
    #expect(game.round.startedAt == Self.now + 60)
    let text = String(decoding: Record(game.round).bytes, as: UTF8.self)
    #expect(text.contains("\nbegan \(Self.now + 60)\nafter \(Self.now + Self.clockError + 1)\nplayed "))
    #expect(file.history[game.round.id] == game.round && words(file) == 1)
  }

  @Test func `the round survives wherever the Forget is known`() throws {
    let (game, file) = try gameAfterForget()
    var stale = self.game()
    stale.merge(file)
    #expect(stale.history[game.round.id] == game.round)
    var other = SavedRounds()
    other.merge(file)
    other.merge(SavedRounds(file.exportedBytes))
    #expect(words(other) == 1 && SavedRounds(other.exportedBytes).history[game.round.id] == game.round)
  }

  @Test func `an import includes the fact, and the next Forget removes the round again`() throws {
    let (game, file) = try gameAfterForget()
    var other = self.game(root: "planters")
    other.merge(SavedRounds(file.exportedBytes), importedAt: Moment(seconds: Self.now + 100, uptime: 0))
    #expect(other.history[game.round.id] == game.round)
    let copy = SavedRounds(other.takeUnsavedRecords().flatMap(\.bytes))
    other.forget(today: nil, seed: 4, at: moment(200))
    let gain = other.merge(copy)
    #expect(gain.words == 0 && other.history[game.round.id] == nil)
  }

  @Test func `forgetting again with the right clock forgets what was played in between`() throws {
    var (game, file) = try gameAfterForget()
    game.forget(today: nil, seed: 4, at: moment(80))
    let gain = game.merge(file)
    #expect(gain == History.MergeSummary() && game.history.rounds.allSatisfy { $0.found.isEmpty })
    try game.play(text: try #require(game.puzzle.common.first).ascii, at: moment(90))
    #expect(abs(game.round.startedAt - Self.now) < 1000)
  }

  @Test func `a round continued in a stale game keeps its time too`() throws {
    let (_, file) = try gameAfterForget()
    var stale = game()
    stale.merge(file)
    try stale.play(text: "milk".utf8, at: moment(300))
    #expect(abs(stale.round.startedAt - Self.now) <= 300)
    var mergedFile = file
    mergedFile.merge(SavedRounds(stale.takeUnsavedRecords().flatMap(\.bytes)))
    #expect(words(mergedFile) == 2)
  }

  @Test func `of two records of a round, the later Forget counts`() throws {
    let (game, _) = try gameAfterForget()
    var laterRound = game.round
    laterRound.forgottenBefore += 5
    for rounds in [[game.round, laterRound], [laterRound, game.round]] {
      #expect(
        SavedRounds(rounds.flatMap { Record($0).bytes }).history.rounds.map(\.forgottenBefore) == [
          laterRound.forgottenBefore
        ])
    }
  }

  @Test func `a round without progress does not pass the fact on`() throws {
    let (game, _) = try gameAfterForget()
    var (begunRound, untouchedRound) = (game.round, Round(root: game.round.root))
    begunRound.forgottenBefore = 0
    if case .free(_, let number) = begunRound.id { untouchedRound = Round(root: begunRound.root, number: number) }
    untouchedRound.setStart(atSecond: 5, lastForget: 900)
    #expect(
      untouchedRound.merged(with: begunRound) == begunRound && begunRound.merged(with: untouchedRound) == begunRound)
  }

  @Test func `a round that began after the Forget does not store its time`() throws {
    var game = game()
    game.forget(today: nil, seed: 2, at: moment(10))
    game.dealNewWord(seed: 3, at: moment(60))
    try game.play(text: try #require(game.puzzle.common.first).ascii, at: moment(70))
    #expect(game.round.forgottenBefore == 0 && game.round.startedAt == Self.now + 60)
  }

  @Test func `the time of the Forget can be read back, however late a known round began`() {
    var shelf = Shelf()
    shelf.forget(atSecond: 999_999_999_999_999_999)
    shelf.forget(atSecond: 999_999_999_999_999_999)
    #expect(SavedRounds(Record(shelf, in: History()).bytes).shelf == shelf)
  }
}
