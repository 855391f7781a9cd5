import Testing

@testable import ScrambleKit

struct SavingFailureTests {
  @Test func `the first error while saving is shown once, and the error of a request each time`() {
    var failure = SavingFailure()
    let (full, readOnly) = (SystemError(code: 28), SystemError(code: 30))
    #expect(failure.take() == nil)
    failure.note(full)
    failure.note(readOnly)
    #expect(failure.take() == full && failure.take() == nil)
    failure.note(readOnly)
    #expect(failure.take() == nil)
    for _ in 0..<2 {
      failure.noteAnswer(readOnly)
      #expect(failure.take() == readOnly && failure.take() == nil)
    }
  }
}
