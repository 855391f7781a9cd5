import Testing

@testable import ScrambleKit

struct SavingFailureTests {
  @Test func `the first error while saving is shown once, and the error of a request each time`() {
    var failure = SavingFailure()
    let full = SystemError(code: 28)
    let readOnly = SystemError(code: 30)
    #expect(failure.consumeError() == nil)
    failure.recordError(full)
    failure.recordError(readOnly)
    #expect(failure.consumeError() == full && failure.consumeError() == nil)
    failure.recordError(readOnly)
    #expect(failure.consumeError() == nil)
    for _ in 0..<2 {
      failure.recordRequestError(readOnly)
      #expect(failure.consumeError() == readOnly && failure.consumeError() == nil)
    }
  }
}
