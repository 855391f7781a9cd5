import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct SessionTests {
  @Test func `today's puzzle opens instead of a timed round`() {
    let clock = Clock.stopped(at: 1_795_348_800)
    let game = Game(
      lexicon: english, opening: .round(.free(root: "silkworm", minutes: 3)), seed: 1, at: clock.now())
    let session = Session(game, wording: wording(), clock: clock)
    #expect(session.game.round.id == clock.today.map { .daily($0.number) })
  }

  @Test func `New Word deals words of the requested difficulty, and says when there is none left`() {
    var session = Session(game(), grade: .easy, wording: wording(), clock: .stopped)
    let outcome = session.perform(.newWord)
    #expect(outcome == .opened("New word: \(session.game.round.root)."))
    #expect(session.game.puzzle.grade == .easy && session.openingNotes.isEmpty)
    let smallGame = Game(
      lexicon: english, roots: { ["silkworm"] }, opening: .newWord(.easy, minutes: 0), seed: 1, at: Clock.stopped.now())
    let screen = ScreenGame(Session(smallGame, grade: .easy, wording: wording(), clock: .stopped))
    #expect(screen.message == .notes(["Every word of this difficulty has had its round. Here is one of another."]))
  }
}
