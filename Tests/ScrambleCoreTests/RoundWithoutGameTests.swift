import ScrambleCore
import ScrambleTesting
import Testing

/// A round without ``Game``, for a bot or a watch.
struct RoundWithoutGameTests {
  /// A whole game: created, played, helped, ended, saved and read back.
  @Test func `a game for a bot takes a few lines with the core alone`() throws {
    let lexicon = english
    var round = try Round(root: try Word("silkworm".utf8), minutes: 3)
    #expect(try round.play(try Word("milk".utf8), in: lexicon).points == 2)
    round.takeClue(about: try Word("swirl".utf8))
    #expect(throws: Rejection.unknownWord) { try round.play(text: "kroms".utf8, in: lexicon) }
    try round.play(text: "Worm".utf8, in: lexicon)
    round.end()
    let puzzle = Puzzle(root: round.root, in: lexicon)
    #expect(round.isEnded && !round.missed(in: puzzle).isEmpty)

    var history = History()
    history.add(Record(round).bytes, in: lexicon, at: 0)
    let read = try #require(history[round.id])
    let standing = Standing(of: read, in: puzzle)
    #expect(read == round && standing.score == 4 && standing.clueCount == 1 && standing.rank == .fair)
    #expect(read.found.map(\.word) == ["worm", "milk"])
  }

  @Test(
    arguments: [
      ("si", nil, RoundError.rootLength(2)), ("silkwormsilkworm", nil, .rootLength(16)),
      ("silkworm", 0, .minutes(0)), ("silkworm", 4, .minutes(4)), ("tea", nil, nil), ("silkworm", 3, nil),
      ("silkworm", 10, nil),
    ] as [(Word, Int?, RoundError?)])
  func `a round has a root of 3 to 15 letters, and 3 or 10 minutes or no limit`(
    root: Word, minutes: Int?, expectedError: RoundError?
  ) {
    do throws(RoundError) {
      let round = try Round(root: root, minutes: minutes)
      #expect(expectedError == nil && round.minutes == minutes && round.secondsLeft == minutes.map { $0 * 60 })
      #expect(round.id == .free(root: root, minutes: minutes ?? 0))
    } catch {
      #expect(error == expectedError)
    }
  }

  @Test func `two rounds on the same root with the same limit are one round`() throws {
    var rounds = try [nil, nil, 3].map { try Round(root: "silkworm", minutes: $0) }
    try rounds[0].play("milk", in: english)
    try rounds[1].play("worm", in: english)
    var history = History()
    history.add(rounds.flatMap { Record($0).bytes }, in: english, at: 0)
    #expect(history.rounds.count == 2 && history[rounds[0].id]?.found.map(\.word) == ["worm", "milk"])
  }

  @Test func `a clue is noted once, in the order taken, and not after the end`() {
    var round = Round(root: "silkworm")
    for word in ["worm", "milk", "worm"] as [Word] { round.takeClue(about: word) }
    round.end()
    round.takeClue(about: "silk")
    #expect(round.clues == ["worm", "milk"] && round.isEnded)
  }
}
