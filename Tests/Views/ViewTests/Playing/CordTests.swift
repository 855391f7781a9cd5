import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// How beads and circles look.
@MainActor struct CordTests {
  /// Returns whether each bead in some nodes is filled.
  private func filledBeads(in nodes: [Node]) -> [Bool] {
    nodes.flatMap { $0.all { $0.look.shape?.name == "Circle" && $0.look.shape?.fill != nil } }
      .map { $0.look.shape?.fill == Color("bead") }
  }

  @Test func `reached ranks have filled beads, on the cord and in the list`() async throws {
    let screen = await open()
    try await screen.play("milk", "worm", "silk")
    let filled = [true, true, false, false, false, false, false]
    let cord = try #require(screen.all(.geometry).dropFirst().first)
    #expect(filledBeads(in: [cord]) == filled)
    let ranks = try #require(screen.all(.section).last)
    #expect(filledBeads(in: [ranks]) == filled)
  }

  @Test func `a used letter leaves a dashed ring`() async throws {
    let screen = await open()
    try await screen.tapLetters("m")
    let (usedLetter, freeLetter) = (try screen.control("m, used"), try screen.control("k"))
    #expect(filledBeads(in: [usedLetter]) == [false] && filledBeads(in: [freeLetter]) == [true])
    let ring = usedLetter.all { $0.look.shape?.stroke != nil && $0.look.shape?.name == "Circle" }.first?.look.shape
    #expect(ring?.style.dash == [4, 4])
  }
}
