import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

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

  @Test func `the menu of New Word offers rounds of three and ten minutes`() async throws {
    let screen = await open(.new(time: time))
    #expect(!screen.hasControl("Pause") && screen.hasControl("No time limit"))
    try await screen.tap("10 minutes")
    #expect(screen.texts.contains("10:00"))
    #expect(screen.spokenTexts.contains("10 minutes left"))
  }

  @Test func `the clock counts down`() async throws {
    let screen = try await startRound()
    #expect(screen.texts.contains("3:00"))
    await advanceClock(seconds: 55, on: screen)
    #expect(screen.texts.contains("2:05"))
    #expect(try screen.element("3 minutes left").traits.contains(.updatesFrequently))
    await advanceClock(seconds: 90, on: screen)
    #expect(screen.texts.contains("0:35"))
    #expect(screen.spokenTexts.contains("35 seconds left"))
  }

  @Test func `the last minute and the last seconds are announced once`() async throws {
    let screen = try await startRound()
    for seconds in [125, 1, 45, 1] { await advanceClock(seconds: seconds, on: screen) }
    #expect(announcedTexts.suffix(2) == ["60 seconds left", "10 seconds left"])
    #expect(announcedTexts.count { $0 == "60 seconds left" } == 1)
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

  @Test func `Pause hides the letters in the largest type too`() async throws {
    let screen = try await startRound()
    screen.host.environment.dynamicTypeSize = .accessibility5
    await screen.settle()
    try await screen.tap("Pause")
    #expect(!showsRound(screen))
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

  @Test func `Return resumes the round`() async throws {
    let screen = try await startRound()
    try await screen.tap("Pause")
    try await screen.press(keys: "Return")
    #expect(screen.title == "silkworm")
  }

  @Test(arguments: [ScenePhase.inactive, .background]) func `leaving the app pauses the round until Resume`(
    _ phase: ScenePhase
  ) async throws {
    let screen = try await startRound()
    screen.host.environment.scenePhase = phase
    await screen.settle()
    #expect(!showsRound(screen))
    await advanceClock(seconds: 400, on: screen)
    screen.host.environment.scenePhase = .active
    await screen.settle()
    #expect(screen.title == "Paused" && screen.texts.contains("3:00"))
    try await screen.tap("Resume")
    #expect(screen.texts.contains("milk"))
  }

  @Test func `a panel pauses the round, but the hint does not`() async throws {
    let screen = try await startRound()
    try await screen.tap("Hint")
    await advanceClock(seconds: 5, on: screen)
    try await screen.tap("Done")
    #expect(screen.texts.contains("2:55"))
    try await screen.tap("Rounds")
    await advanceClock(seconds: 60, on: screen)
    try await screen.tap("Done")
    // Closing the panel resumes the round.
    #expect(showsRound(screen) && screen.texts.contains("2:55"))
  }

  @Test func `with an empty field, the result opens when the time is up`() async throws {
    let screen = try await startRound()
    await advanceClock(seconds: 180, on: screen)
    #expect(screen.sheet != nil)
    #expect(screen.title == "Words missed")
    #expect(announcedTexts.contains("Time is up"))
    #expect(!screen.hasControl("Keep playing"))
    try await screen.tap("Done")
    #expect(!screen.hasControl("Pause"))
    #expect(screen.elements.contains { $0.kind == .field && !$0.isEnabled })
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

  @Test func `a wrong last word is refused, and then the result opens`() async throws {
    let screen = try await startRound()
    try await screen.tapLetters("wor")
    try await screen.tapLetters("m")
    try await screen.setText("worsim")
    await advanceClock(seconds: 181, on: screen)
    try await screen.tap("Enter")
    #expect(screen.alert?.plainText == "Word not recognized")
    try await screen.tap("OK")
    try await screen.wait { screen.sheet != nil }
    #expect(screen.title == "Words missed")
  }

  @Test func `an untimed round has no clock and does not pause`() async throws {
    let screen = await open(.new(time: time))
    #expect(!screen.hasControl("Pause"))
    screen.host.environment.scenePhase = .background
    await screen.settle()
    #expect(screen.title == "silkworm")
  }
}
