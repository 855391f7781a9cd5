import ScrambleTesting
import Testing

@testable import WordLists

struct CommittedDailiesTests {
  let days: [String]

  init() throws {
    days = try TextLine.all(in: Repository.data.appending(path: "daily.txt")).map { $0.columns[0] }
  }

  /// The days until 2027-02-03, which are fixed.
  private static let publishedCount = 399

  @Test func `published days never change`() {
    let text = days.prefix(Self.publishedCount).joined(separator: "\n")
    let sum = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    #expect(sum == 0x0BBA_13B0_623E_1BFB)
  }

  @Test func `the last day is 11 March 2029`() {
    #expect(days.count == 1166)
  }
}
