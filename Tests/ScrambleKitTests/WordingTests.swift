import ScrambleKit
import ScrambleTesting
import Testing

struct WordingTests {
  @Test func `numbers choose between one and many`() {
    #expect(wording.text(.pointsCount, 1) == "1 point")
    #expect(wording.text(.pointsCount, 2) == "2 points")
    #expect(Wording(catalog, in: .simplifiedChinese).text(.pointsCount, 1) == "1 分")
  }
}
