import Testing

@testable import ScrambleWeb

@Suite struct CallErrorTests {
  @Test func `each error and each tag has a name of its own`() {
    let errors = CallError.allCases.map { "\($0.code)" }
    #expect(errors == CallError.allCases.map { "\($0)" })
    #expect(Reply.Tag.allCases.map { "\($0.name)" } == Reply.Tag.allCases.map { "\($0)" })
  }
}
