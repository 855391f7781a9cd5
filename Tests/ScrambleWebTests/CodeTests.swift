import Testing

@testable import ScrambleWeb

@Suite struct CodeTests {
  @Test func `a code keeps its number for ever`() {
    let codes: [Code: Int32] = [
      .notLetters: -1, .tooShort: -2, .sameAsRoot: -3, .alreadyFound: -4, .lettersNotInRoot: -5, .tooLong: -6,
      .unknownWord: -7, .notALexicon: -16, .newerFormat: -17, .wrongLength: -18, .wrongChecksum: -19, .malformed: -20,
      .noLexicon: -32, .noRound: -33, .outOfRange: -34,
    ]
    #expect(codes.count == Code.allCases.count)
    for (code, number) in codes { #expect(code.rawValue == number, "\(code)") }
    #expect(Code.bonus == 256)
  }

  @Test func `a figure keeps its number for ever`() {
    #expect(
      Figure.allCases == [
        .score, .commonFound, .commonTotal, .bonusFound, .commonPoints, .totalPoints, .par, .rank, .grade,
      ])
    #expect(Figure.allCases.map(\.rawValue) == Array(0...8))
  }
}
