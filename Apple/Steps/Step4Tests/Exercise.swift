import Testing

@testable import Step4

@MainActor struct Exercise {
  @Test func `a bonus word has a circle that is not filled`() {
    let model = GameModel.preview(finding: "milk", "loris")
    #expect(model.foundWords.map(\.symbol) == ["5.circle", "4.circle.fill"])
  }
}
