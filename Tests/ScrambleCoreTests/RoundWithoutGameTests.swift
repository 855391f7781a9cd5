import ScrambleCore
import ScrambleTesting
import Testing

/// A round without ``Game``, for a bot or a watch.
struct RoundWithoutGameTests {
  /// A whole game: created, played, timed, helped, ended, saved and read back.
  @Test func `a game for a bot takes a few lines with the core alone`() throws {
    let lexicon = english
    let began = Moment(seconds: 1_795_000_000, uptime: 0)
    var round = try Round(root: try Word("silkworm".utf8), number: 42, minutes: 3, at: began)
    #expect(try round.play(try Word("milk".utf8), in: lexicon, after: .seconds(12)).points == 2)
    round.takeHint(after: .seconds(20))
    #expect(throws: Rejection.unknownWord) { try round.play(text: "kroms".utf8, in: lexicon, after: .seconds(30)) }
    try round.play(text: "Worm".utf8, in: lexicon, after: .minutes(5))
    #expect(round.phase == .ended && round.isTimeUp && round.playTime == .minutes(3))
    round.reveal(in: lexicon)
    let missed = round.missed(in: Puzzle(of: round, in: lexicon))
    #expect(!missed.isEmpty && round.phase == .revealed)

    let read = try Round(record: Record(round).bytes)
    let standing = Standing(of: read, in: Puzzle(of: read, in: lexicon))
    #expect(read == round && standing.score == 4 && standing.rank == .strand)
    #expect(read.found.map(\.word) == ["worm", "milk"])
  }

  @Test(
    arguments: [
      ("si", nil, RoundError.rootLength(2)), ("silkwormsilkworm", nil, .rootLength(16)),
      ("silkworm", 0, .minutes(0)), ("silkworm", 101, .minutes(101)), ("tea", 100, nil),
    ] as [(Word, Int?, RoundError?)])
  func `creating a round with invalid values throws`(root: Word, minutes: Int?, error: RoundError?) {
    let thrown = #expect(throws: (any Error).self, "created") {
      _ = try Round(root: root, number: 1, minutes: minutes, at: moment())
      throw NothingThrown()
    }
    #expect(thrown as? RoundError == error)
  }

  @Test(
    arguments: [
      (.daily(5), nil, true), (.daily(0), nil, false), (.daily(5), 3, false),
      (.free(root: "alarming", number: 5), nil, false), (.free(root: "silkworm", number: 5), 3, true),
    ] as [(RoundID, Int?, Bool)])
  func `an identity belongs to its root and time limit`(id: RoundID, minutes: Int?, isAccepted: Bool) {
    let round = try? Round(id: id, root: "silkworm", minutes: minutes, at: moment())
    #expect((round?.id == id) == isAccepted)
  }

  @Test func `two rounds on the same root are different rounds`() throws {
    let rounds = try (0..<2).map { try Round(root: "silkworm", number: $0, at: moment()) }
    #expect(SavedRounds(rounds.flatMap { Record($0).bytes }).history.count == 2)
  }

  @Test func `time never runs backwards or beyond the limit`() throws {
    var round = try Round(root: "silkworm", number: 1, minutes: 1, at: moment())
    round.advance(to: .seconds(30))
    round.advance(to: .seconds(10))
    #expect(round.playTime == .seconds(30))
    round.takeClue(about: "worm", after: .seconds(99))
    #expect(round.playTime == .minutes(1) && round.phase == .ended && round.assists.count == 1)
    round.advance(to: .minutes(9))
    round.keepPlaying()
    #expect(round.playTime == .minutes(1) && round.phase == .ended)
  }

  @Test func `an ended round can be resumed until its missed words are shown`() {
    var round = Round(root: "silkworm")
    let isPlayed = round.keepPlaying()
    #expect(isPlayed)
    for _ in 0..<2 {
      round.end()
      round.end()
      #expect(round.phase == .ended)
      round.keepPlaying()
      #expect(round.phase == .playing)
    }
    round.end()
    round.reveal(in: english)
    round.keepPlaying()
    #expect(round.phase == .revealed)
  }

  @Test func `only a round that has ended can be finished`() {
    var round = Round(root: "silkworm")
    round.reveal(in: english)
    #expect(round.phase == .playing && round.totals == nil)
  }

  @Test(arguments: [[UInt8]("hello".utf8), [], Record(Round(root: "tea")).bytes.dropLast(9).map { $0 }])
  func `bytes that are not one round are damaged`(bytes: [UInt8]) {
    #expect(throws: RecordError.damaged) { try Round(record: bytes) }
  }

  @Test func `the bytes of two rounds are damaged, and those of a later version are newer`() {
    let one = Record(Round(root: "tea")).bytes
    #expect(throws: RecordError.damaged) { try Round(record: one + Record(Round(root: "oat")).bytes) }
    #expect(throws: RecordError.newer) { try Round(record: Array("round 2 x-1\nfact\n\n".utf8)) }
  }

  private func moment() -> Moment { Moment(seconds: 5, uptime: 0) }

  private struct NothingThrown: Error {}
}
