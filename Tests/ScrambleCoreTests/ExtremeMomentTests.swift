import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Clocks that show any time: the game continues, and the records that it saves can be read.
struct ExtremeMomentTests {
  private static let numbers = [Int64.min, .min + 1, -1, 0, 1, 1_795_000_000, .max - 1, .max]

  private func moment(_ generator: inout SplitMix64) -> Moment {
    Moment(seconds: generator.pick(Self.numbers), uptime: generator.pick(Self.numbers))
  }

  private func options(_ generator: inout SplitMix64) -> DealOptions {
    var options = DealOptions()
    options.root = generator.pick([nil, "silkworm", "si", "silkwormsilkworm"])
    options.minutes = generator.pick([nil, .min, 0, 3, .max])
    return options
  }

  @Test(arguments: UInt64(0)..<150)
  func `no clock stops the program`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var game = Game(
      lexicon: english, options: options(&generator), seed: generator.next(), at: moment(&generator))
    var savedBytes: [UInt8] = []
    for _ in 0..<20 {
      performRandomAction(&game, &generator)
      savedBytes += game.takeUnsavedRecords().flatMap(\.bytes)
      _ = (game.timeLeft(at: moment(&generator)), game.playTime(at: moment(&generator)))
    }
    let saved = SavedRounds(savedBytes)
    #expect(saved.damagedRecords.isEmpty && saved.newerRecords.isEmpty && !saved.isTruncated)
  }

  private func performRandomAction(_ game: inout Game, _ generator: inout SplitMix64) {
    let now = moment(&generator)
    switch generator.next(in: 0...11) {
    case 0: game.dealNewWord(seed: generator.next(), at: now)
    case 1: game.start(options(&generator), seed: generator.next(), at: now)
    case 2: game.takeHint(at: now)
    case 3: game.takeClue(at: now)
    case 4: game.end(at: now)
    case 5: game.keepPlaying(at: now)
    case 6: game.checkPresence(at: now, isPlayerActing: generator.next(in: 0...1) == 0)
    case 7: game.saveTime(at: now)
    case 8: game.pause(at: now)
    case 9: game.resume(at: now)
    default: _ = try? game.play(text: generator.pick(Array(game.puzzle.common) + ["mill"]).ascii, at: now)
    }
  }

  @Test func `the date and the puzzle of any moment can be computed`() {
    let zone = TimeZoneOffsets(changes: [TimeZoneOffsets.Change(since: 0, offset: 50_400)])
    for seconds in Self.numbers {
      let moment = Moment(seconds: seconds, uptime: 0)
      #expect((1...9999).contains(zone.date(ofSecond: seconds).year))
      #expect((zone.today(at: moment) == nil) == (seconds < 1_767_225_600 - 50_400 || seconds > 253_402_300_799))
      #expect(zone.minutesToMidnight(at: moment) >= 1)
    }
  }
}
