import ScrambleTesting
import Testing

@testable import ScrambleCore

/// A round with a time limit takes no words without a play time, so it always ends.
struct PlayWithoutTimeTests {
  private func round(minutes: Int?) throws -> Round {
    try Round(root: "silkworm", number: 1, minutes: minutes, at: Moment(seconds: 0, uptime: 0))
  }

  @Test(arguments: ["milk", "Milk ", "mill", "m1lk", "me"])
  func `a timed round refuses any text that is played without a time`(text: String) throws {
    var timed = try round(minutes: 3)
    let before = timed
    #expect(throws: Rejection.roundEnded) { try timed.play(text: text.utf8, in: english) }
    if let word = try? Word(text.utf8) {
      #expect(throws: Rejection.roundEnded) { try timed.play(word, in: english) }
    }
    #expect(try timed.play(text: " ".utf8, in: english) == nil)
    #expect(timed == before)
  }

  @Test func `with a time, it accepts the same words until the time is up`() throws {
    var timed = try round(minutes: 3)
    #expect(try timed.play("milk", in: english, after: .seconds(5)).time == .seconds(5))
    #expect(try timed.play(text: "worm".utf8, in: english, after: .minutes(3))?.word == "worm")
    #expect(timed.phase == .ended)
    #expect(throws: Rejection.roundEnded) { try timed.play("silk", in: english, after: .minutes(4)) }
  }

  @Test func `a round without a limit accepts words without a time, at its current play time`() throws {
    var untimed = try round(minutes: nil)
    #expect(try untimed.play("milk", in: english).time == .zero)
    untimed.advance(to: .seconds(7))
    #expect(try untimed.play(text: "worm".utf8, in: english)?.time == .seconds(7))
  }
}
