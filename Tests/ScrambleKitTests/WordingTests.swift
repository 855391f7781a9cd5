import ScrambleKit
import ScrambleTesting
import Testing

struct WordingTests {
  @Test func `numbers select the singular or the plural`() {
    #expect(wording.text(.pointsCount, 1) == "1 point")
    #expect(wording.text(.pointsCount, 2) == "2 points")
    #expect(Wording.tested(in: .simplifiedChinese).text(.pointsCount, 1) == "1 分")
  }
}
