import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// How beads, circles and the diamond look.
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

  @Test func `a diamond shows the challenge's progress at the same time, and is read`() async throws {
    let time = TestTime()
    let screen = await open(.new(time: time))
    for word in ["milk", "worm", "silk"] {
      time.advance(seconds: 60)
      try await screen.play(word)
    }
    try await screen.tap("Words missed")
    try await screen.tap("End round")
    try await screen.wait { screen.sheet != nil }
    try await screen.tap("Play against your own round")
    func diamondTransform() -> String? {
      screen.all(.offset).first { !$0.all { $0.look.symbol == "diamond.fill" }.isEmpty }?.look.css["transform"]
    }
    func advanceClock(seconds: Int) async {
      time.advance(seconds: seconds)
      screen.host.now = time.date
      await screen.settle()
    }
    await advanceClock(seconds: 30)
    let start = try #require(diamondTransform())
    let earlyProgress = try screen.element("Progress").value
    #expect(earlyProgress.hasPrefix("Thread, 6 points to Strand, They had 0 words after "))
    await advanceClock(seconds: 100)
    #expect(try #require(diamondTransform()) != start)
    let lateProgress = try screen.element("Progress").value
    #expect(lateProgress == "Thread, 6 points to Strand, They had 2 words after 2:10.")
  }
}
