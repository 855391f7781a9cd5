import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct TimedTests {
  private let time = TestTime()

  /// Returns a three-minute round in which milk was found.
  private func startRound(on device: Device = .phone) async throws -> Screen {
    let screen = await open(.new(time: time), on: device)
    try await screen.tap("3 minutes")
    try await screen.play("milk")
    return screen
  }
  private func advanceClock(seconds: Int, on screen: Screen) async {
    time.advance(seconds: seconds)
    screen.host.now = time.date
    await screen.settle()
  }
  /// Returns whether anything of the round is readable.
  private func showsRound(_ screen: Screen) -> Bool {
    screen.title == "silkworm" || screen.texts.contains { ["milk", "k", "silkworm"].contains($0) }
  }

  @Test(arguments: [Device.phone, .smallPhone, .phoneInLandscape, .pad]) func `Pause hides letters, words and root`(
    _ device: Device
  ) async throws {
    let screen = try await startRound(on: device)
    #expect(showsRound(screen))
    try await screen.tap("Pause")
    #expect(!showsRound(screen))
    #expect(screen.title == "Paused")
    #expect(screen.texts.contains("Letters hidden, clock stopped."))
    #expect(announcedTexts.last == "Paused")
    #expect(!screen.elements.contains { $0.kind == .field })
    try await screen.tap("Hint")
    #expect(screen.sheet == nil)
  }

  @Test func `a paused clock stops, and Resume continues the round`() async throws {
    let screen = try await startRound()
    await advanceClock(seconds: 60, on: screen)
    try await screen.tapLetters("wo")
    try await screen.tap("Pause")
    await advanceClock(seconds: 500, on: screen)
    #expect(screen.texts.contains("2:00"))
    try await screen.tap("Resume")
    #expect(screen.title == "silkworm" && screen.texts.contains("milk"))
    #expect(try screen.text() == "wo")
    await advanceClock(seconds: 1, on: screen)
    #expect(screen.texts.contains("1:59"))
  }

  @Test func `a word that is being typed can be finished and counts`() async throws {
    let screen = try await startRound()
    try await screen.tapLetters("worm")
    await advanceClock(seconds: 181, on: screen)
    #expect(screen.sheet == nil)
    #expect(screen.texts.contains("Time is up. Finish your word."))
    #expect(announcedTexts.last == "Time is up. Finish your word.")
    try await screen.tap("Enter")
    #expect(screen.sheet != nil)
    try await screen.tap("Done")
    #expect(screen.texts.contains("worm") && screen.texts.contains("4 points · Strand"))
  }
}
