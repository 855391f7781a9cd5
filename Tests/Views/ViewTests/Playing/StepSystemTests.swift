import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import Step1
@testable import Step5
@testable import Step6

#if os(iOS)
  import UIKit
#else
  import AppKit
#endif

/// What single steps have in addition to the tutorial's game.
@MainActor @Suite(.systemReset) struct StepSystemTests {
  private let root = [Puzzle.defaultRoot]

  private func play(_ word: String, _ screen: Screen) async throws {
    try await screen.type(word)
    try await screen.pressReturn()
  }

  @Test func `the first step asks the system whether a word is real`() async throws {
    let screen = await Step.one.open()
    SystemChecker.acceptsWord = { _ in false }
    try await play(try StepWords(screen.title).longWords[0], screen)
    #expect(screen.alert?.plainText == "Word not recognized")
  }

  @Test func `the other steps ask the game's own list`() async throws {
    for step in Step.allCases.dropFirst() {
      let screen = await step.open()
      SystemChecker.acceptsWord = { _ in false }
      try await play(try StepWords(screen.title).longWords[0], screen)
      #expect(screen.alert == nil, "\(step)")
    }
  }

  @Test func `a rare word has a hollow circle from the fifth step on`() async throws {
    let screen = Screen(Step5.ContentView(model: .live(roots: root)))
    await screen.settle()
    for word in ["milk", "moil"] { try await play(word, screen) }
    #expect(screen.all(.image).map(\.look.symbol) == ["4.circle", "4.circle.fill"])
  }

  @Test func `the fifth step shows the points of a word and announces it`() async throws {
    var announced: [String] = []
    let screen = Screen(Step5.ContentView(model: .live(roots: root) { announced.append($0) }))
    await screen.settle()
    for word in ["milk", "moil"] { try await play(word, screen) }
    #expect(try screen.element("moil").value == "bonus, 2 points")
    #expect(announced == ["milk, 2 points", "moil, bonus, 2 points"])
  }

  @Test func `the sixth step restores the round and its words after a launch`() async throws {
    let folder = URL.temporaryDirectory.appending(path: "step-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func launch() async -> Screen {
      let screen = Screen(Step6.ContentView(model: .live(roots: root, store: RoundStore(folder: folder.path))))
      await screen.settle()
      return screen
    }
    let first = await launch()
    for word in ["milk", "worm"] { try await play(word, first) }
    let second = await launch()
    #expect(second.title == "silkworm" && second.texts.contains("Score: 4"))
    #expect(second.elements.filter { $0.hint == "4 letters" }.map(\.label) == ["worm", "milk"])
    try await second.tap("New Word")
    #expect(await launch().texts.contains("Score: 0"))
  }
}
