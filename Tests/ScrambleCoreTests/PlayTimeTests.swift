import ScrambleCore
import Testing

struct PlayTimeTests {
  @Test(arguments: [Int.min, -1_000_000_001, -1, 0, 1, 1_000_000_001, .max])
  func `any number can be a time, and any two times have a sum and a difference`(number: Int) {
    for other in [PlayTime(tenths: number), .seconds(number), .minutes(number)] {
      for time in [PlayTime.longest, .zero, .seconds(12), .zero - .longest] {
        #expect(abs((time + other).tenths) <= PlayTime.longest.tenths)
        #expect(abs((time - other).tenths) <= PlayTime.longest.tenths)
      }
    }
  }

  @Test func `seconds and minutes are counted in tenths`() {
    #expect(PlayTime.seconds(12).tenths == 120 && PlayTime.minutes(3).tenths == 1800)
    #expect(PlayTime(tenths: 1299).seconds == 129 && PlayTime(tenths: 1299).minutes == 2)
    #expect(PlayTime.minutes(2) - .seconds(30) == .seconds(90) && PlayTime.seconds(1) + .seconds(2) == .seconds(3))
  }
}
