import Screens
import SwiftUI
import Testing
import UIKit

/// What single steps have in addition to the tutorial's game.
@MainActor @Suite(.systemReset) struct StepSystemTests {
  @Test func `the first step asks the system whether a word is real`() async throws {
    let screen = await Step.one.open()
    UITextChecker.acceptsWord = { _ in false }
    try await screen.type(try StepWords(screen.title).longWords[0])
    try await screen.pressReturn()
    #expect(screen.alert?.plainText == "Word not recognized")
  }
}
