import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct TouchTests {
  @Test func `a word is found by touch`() async throws {
    let screen = Screen(GameView(model: .preview()))
    await screen.settle()
    #expect(screen.title == "silkworm")
    try await screen.touch("milk")
    try await screen.tap("Enter")
    #expect(screen.texts.contains("milk"))
  }
}
