import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct TimedTests {
  private let time = TestTime()

  /// Returns a three-minute round whose clock has not been started.
  private func openRound(on device: Device = .phone) async throws -> Screen {
    let screen = await open(.new(time: time), on: device)
    try await screen.tap("3 minutes")
    return screen
  }
  /// Returns a three-minute round in which milk was found.
  private func startRound() async throws -> Screen {
    let screen = try await openRound()
    try await screen.tap("Play")
    try await screen.play("milk")
    return screen
  }
  /// Lets seconds pass one by one.
  private func wait(seconds: Int, on screen: Screen) async {
    for _ in 0..<seconds {
      time.date += 1
      screen.host.now = time.date
      await screen.settle()
    }
  }
  /// Returns whether anything of the round is readable.
  private func showsRound(_ screen: Screen) -> Bool {
    screen.title == "silkworm" || screen.texts.contains { ["milk", "k", "silkworm"].contains($0) }
  }

  @Test(arguments: [Device.phone, .smallPhone, .phoneInLandscape, .pad]) func `the letters are covered before Play`(
    _ device: Device
  ) async throws {
    let screen = try await openRound(on: device)
    #expect(!showsRound(screen))
    #expect(screen.title == "Timed round")
    #expect(screen.texts.contains("3:00") && screen.texts.contains("The clock starts with Play."))
    #expect(announcedTexts.last == "The clock starts with Play.")
    #expect(!screen.elements.contains { $0.kind == .field })
    try await screen.tap("Hint")
    #expect(screen.sheet == nil)
    try await screen.tap("Play")
    #expect(screen.title == "silkworm" && showsRound(screen))
  }

  @Test func `leaving the app covers the letters and stops the clock, and Play continues the round`() async throws {
    let screen = try await startRound()
    await wait(seconds: 60, on: screen)
    try await screen.tapLetters("wo")
    screen.host.environment.scenePhase = .background
    await screen.settle()
    #expect(!showsRound(screen))
    time.date += 500
    screen.host.environment.scenePhase = .active
    await screen.settle()
    #expect(!showsRound(screen) && screen.texts.contains("2:00"))
    try await screen.tap("Play")
    #expect(screen.title == "silkworm" && screen.texts.contains("milk"))
    #expect(try screen.text() == "wo")
    await wait(seconds: 1, on: screen)
    #expect(screen.texts.contains("1:59"))
  }

  @Test func `the clock runs under a panel`() async throws {
    let screen = try await startRound()
    try await screen.tap("Hint")
    await wait(seconds: 2, on: screen)
    try await screen.tap("Done")
    #expect(showsRound(screen) && screen.texts.contains("2:58"))
  }

  @Test func `the missed words are shown when the time is up`() async throws {
    let screen = try await startRound()
    await wait(seconds: 180, on: screen)
    #expect(screen.sheet != nil && screen.title == "Result" && screen.hasControl("worm"))
    #expect(announcedTexts.last == "Time is up")
  }

  @Test func `a word that is being typed can be finished and counts`() async throws {
    let screen = try await startRound()
    try await screen.tapLetters("worm")
    await wait(seconds: 181, on: screen)
    #expect(screen.sheet == nil)
    #expect(screen.texts.contains("Time is up. Finish your word."))
    #expect(announcedTexts.last == "Time is up. Finish your word.")
    try await screen.tap("Enter")
    #expect(screen.sheet != nil)
    try await screen.tap("Done")
    #expect(screen.texts.contains("worm") && screen.texts.contains("4 points · Fair"))
  }
}
