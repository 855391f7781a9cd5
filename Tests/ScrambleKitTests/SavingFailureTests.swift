import Testing

@testable import ScrambleKit

struct SavingFailureTests {
  @Test func `the first error while saving is shown once, and the error of a request each time`() {
    var failure = SavingFailure()
    let (full, readOnly) = (SystemError(code: 28), SystemError(code: 30))
    #expect(failure.takeError() == nil)
    failure.recordError(full)
    failure.recordError(readOnly)
    #expect(failure.takeError() == full && failure.takeError() == nil)
    failure.recordError(readOnly)
    #expect(failure.takeError() == nil)
    for _ in 0..<2 {
      failure.recordRequestError(readOnly)
      #expect(failure.takeError() == readOnly && failure.takeError() == nil)
    }
  }
}
