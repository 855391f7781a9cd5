import Testing

@testable import Step1

struct Exercise {
  @Test func `each letter of the root can be used once`() {
    #expect(isPossible(word: "milk", in: "silkworm"))
    #expect(!isPossible(word: "mill", in: "silkworm"))
  }
}
