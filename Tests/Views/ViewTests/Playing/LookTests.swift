import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The board in every size and look.
@MainActor struct LookTests {
  @Test(arguments: Device.allCases.filter { $0 != .mac }) func `a word can be played on every device`(
    _ device: Device
  ) async throws {
    let screen = await open(on: device)
    try await screen.play("milk")
    #expect(screen.texts.contains("+2") && screen.texts.contains("2 points · Start"))
    #expect(screen.spokenTexts.contains("All words, all 40"))
    #expect(screen.host.faults == [])
  }

  @Test(
    arguments: Device.allCases.filter { $0 != .mac },
    [DynamicTypeSize.xSmall, .xxxLarge, .accessibility1, .accessibility5])
  func `a word can be played in every type size`(_ device: Device, _ size: DynamicTypeSize) async throws {
    let screen = await open(on: device) { $0.dynamicTypeSize = size }
    try await screen.play("milk")
    #expect(screen.texts.contains("+2") && screen.texts.contains("2 points · Start"))
  }

  @Test func `rotating the phone keeps the word in the field`() async throws {
    let screen = await open()
    try await screen.tapLetters("mil")
    screen.host.environment.verticalSizeClass = .compact
    await screen.settle()
    #expect(screen.all(.scroll).count == 1)
    #expect(try screen.text() == "mil")
    try await screen.tapLetters("k")
    try await screen.tap("Enter")
    #expect(screen.texts.contains("+2"))
  }

  @Test(arguments: [false, true]) func `nothing animates if the device reduces motion`(_ reduces: Bool) async throws {
    let screen = await open { $0.accessibilityReduceMotion = reduces }
    Animation.requestedAnimations = []
    try await screen.play("milk")
    #expect(!Animation.requestedAnimations.isEmpty)
    #expect(Animation.requestedAnimations.allSatisfy { ($0 == nil) == reduces })
  }
}

/// Views with alternatives for more or less room.
@MainActor struct FittingTests {
  @Test(arguments: [ViewHost.Fitting.first, .firstThatFits, .last])
  func `a word can be played with each layout of the letters`(
    _ fitting: ViewHost.Fitting
  ) async throws {
    let screen = await open()
    screen.host.fitting = fitting
    await screen.settle()
    try await screen.play("milk")
    #expect(screen.texts.contains("+2"))
  }
}
