import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The board in every size and look.
@MainActor struct LookTests {
  private let largestType = { (look: inout EnvironmentValues) in look.dynamicTypeSize = .accessibility5 }

  private func elementIndex(_ label: String, in screen: Screen) throws -> Int {
    try #require(screen.elements.firstIndex { $0.label == label })
  }

  @Test(arguments: Device.allCases.filter { $0 != .mac }) func `a word can be played on every device`(
    _ device: Device
  ) async throws {
    let screen = await open(on: device)
    try await screen.play("milk")
    #expect(screen.texts.contains("+2") && screen.texts.contains("2 points · Thread"))
    #expect(screen.spokenTexts.contains("Whole string, all 40"))
    #expect(screen.host.faults == [])
  }

  @Test(
    arguments: Device.allCases.filter { $0 != .mac },
    [DynamicTypeSize.xSmall, .xxxLarge, .accessibility1, .accessibility5])
  func `a word can be played in every type size`(_ device: Device, _ size: DynamicTypeSize) async throws {
    let screen = await open(on: device) { $0.dynamicTypeSize = size }
    try await screen.play("milk")
    #expect(screen.texts.contains("+2") && screen.texts.contains("2 points · Thread"))
  }

  @Test func `in the largest type, only the field is below the list, and the letters are in it`() async throws {
    let screen = await open(look: largestType)
    let bars = screen.all(.bar)
    #expect(bars.count == 1)
    #expect(bars[0].all(.button).isEmpty && !bars[0].all(.field).isEmpty)
    let rows = try #require(screen.all(.list).first)
    for name in ["k", "Delete", "Shuffle", "Enter"] {
      #expect(rows.all { $0.kind == .button && $0.name == name }.isEmpty == false)
    }
    #expect(rows.all(.text).contains { $0.plainText == "silkworm" })
  }

  @Test func `in regular type, the letters are below the list and the standing above it`() async throws {
    let screen = await open()
    let rows = try #require(screen.all(.list).first)
    #expect(rows.all(.button).allSatisfy { !["k", "Shuffle", "Enter"].contains($0.name) })
    #expect(screen.all(.bar).count == 2)
    #expect(!rows.all(.text).contains { $0.plainText == "0 points · Thread" })
  }

  @Test func `in the largest type, a refusal is the first row and is scrolled to`() async throws {
    let screen = await open(look: largestType)
    try await screen.play("milk")
    try await screen.tapLetters("mi")
    try await screen.tap("Enter")
    try await screen.tap("OK")
    let rows = try #require(screen.all(.list).first)
    #expect(rows.all(.text).first?.plainText == "Use at least 3 letters.")
    #expect(screen.host.effects.scrolls == ["milk", "note"])
  }

  @Test func `an iPad has a second column with the ranks and the remaining words`() async throws {
    let screen = await open(.previewFull(), on: .pad)
    let lists = screen.all(.list)
    #expect(lists.count == 2)
    #expect(lists[0].all(.text).contains { $0.plainText == "swirl" })
    #expect(!lists[0].all(.text).contains { $0.plainText == "Ranks" })
    #expect(lists[1].all(.header).map { $0.all(.text)[0].plainText } == ["Ranks", "Still to find"])
    #expect(screen.all(.divider).count >= 1)
    #expect(screen.all(.text).contains { $0.plainText == "silkworm" })
  }

  @Test func `an iPad shows its columns again after a pause`() async throws {
    let screen = await open(.previewPaused(), on: .pad)
    #expect(screen.all(.list).isEmpty)
    try await screen.tap("Resume")
    #expect(screen.all(.list).count == 2)
  }

  @Test func `a phone in landscape has the lists on the left and the controls on the right`() async throws {
    let screen = await open(.previewFull(), on: .phoneInLandscape)
    let list = try #require(screen.all(.list).first)
    #expect(list.all(.text).contains { $0.plainText == "26 points · Braid" })
    #expect(!list.all(.button).contains { $0.name == "Enter" })
    let right = try #require(screen.all(.scroll).first)
    #expect(right.all(.button).contains { $0.name == "Enter" } && right.all(.field).count == 1)
    #expect(try elementIndex("Score", in: screen) < elementIndex("Enter your word", in: screen))
    #expect(try elementIndex("Enter", in: screen) < elementIndex("swirl", in: screen))
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

  @Test func `nothing animates if the player turns animation off`() async throws {
    let model = GameModel.new()
    model.preferences.settings.animates = false
    let screen = await open(model)
    Animation.requestedAnimations = []
    try await screen.play("milk")
    #expect(!Animation.requestedAnimations.isEmpty)
    #expect(Animation.requestedAnimations.allSatisfy { $0 == nil })
  }
}

/// Views with alternatives for more or less room.
@MainActor struct FittingTests {
  /// Returns the chosen alternative of the last `ViewThatFits` that contains a text.
  private func chosenAlternative(containing text: String, _ screen: Screen) throws -> Node {
    let alternatives = screen.all(.viewThatFits).filter { $0.all(.text).contains { $0.plainText == text } }
    let node = try #require(alternatives.last)
    return node.children[node.look.chosenIndex]
  }
  private func open(_ fitting: ViewHost.Fitting, size: DynamicTypeSize = .large) async throws -> Screen {
    let screen = await ViewTests.open { $0.dynamicTypeSize = size }
    screen.host.fitting = fitting
    await screen.settle()
    return screen
  }

  @Test func `the next rank is next to the score or below it`() async throws {
    let beside = try chosenAlternative(containing: "6 points to Strand", await open(.first))
    #expect(
      beside.kind == .hstack && beside.all(.text).map(\.plainText) == ["0 points · Thread", "6 points to Strand"])
    let below = try chosenAlternative(containing: "6 points to Strand", await open(.last))
    #expect(below.kind == .vstack && below.all(.text).map(\.plainText) == ["0 points · Thread", "6 points to Strand"])
  }

  @Test func `the buttons are in a row with words, or stacked`() async throws {
    let row = try chosenAlternative(containing: "Shuffle", await open(.first))
    #expect(row.kind == .hstack && row.all(.button).map(\.name) == ["Delete", "Shuffle", "Enter"])
    #expect(row.all(.label).map(\.look.labelStyle) == ["automatic", "automatic", "automatic"])
    let column = try chosenAlternative(containing: "Shuffle", await open(.last))
    #expect(column.kind == .vstack && column.all(.button).map(\.name) == ["Delete", "Shuffle", "Enter"])
  }

  @Test func `in between, Delete and Shuffle are symbols that are read as words`() async throws {
    let screen = try await open(.first)
    let alternatives = try #require(
      screen.all(.viewThatFits).last { $0.all(.text).contains { $0.plainText == "Shuffle" } })
    #expect(alternatives.children.count == 3)
    #expect(alternatives.children[1].all(.label).map(\.look.labelStyle) == ["iconOnly", "iconOnly", "automatic"])
    #expect(alternatives.children[1].elements.map(\.label) == ["Delete", "Shuffle", "Enter"])
  }

  @Test(arguments: [ViewHost.Fitting.first, .firstThatFits, .last])
  func `a word can be played with each layout of the letters`(
    _ fitting: ViewHost.Fitting
  ) async throws {
    let screen = try await open(fitting)
    try await screen.play("milk")
    #expect(screen.texts.contains("+2"))
  }

  @Test func `the letters are in one row, in two rows of four, or smaller`() async throws {
    let screen = try await open(.firstThatFits)
    let alternatives = try #require(screen.all(.viewThatFits).last { $0.all(.grid).count == 5 })
    let widths = alternatives.all(.grid).compactMap(\.look.width)
    #expect(widths == [570, 312, 288, 288, 248])
    #expect(alternatives.look.chosenIndex == 1)
    #expect(alternatives.children.allSatisfy { $0.all(.button).count == 8 })
  }

  @Test func `the largest type has three letters per row if four are too wide`() async throws {
    let screen = try await open(.firstThatFits, size: .accessibility5)
    let alternatives = try #require(screen.all(.viewThatFits).last { $0.all(.grid).count == 5 })
    #expect(alternatives.all(.grid).compactMap(\.look.width)[3] == 268)
  }

  @Test func `the strip above the keyboard has smaller letters if necessary`() async throws {
    for (fitting, side) in [(ViewHost.Fitting.first, "30.0px"), (.last, "18.0px")] {
      let screen = try await open(fitting)
      try await screen.type("m")
      let strip = try chosenAlternative(containing: "k", screen)
      let sides = Set(strip.all(.frame).compactMap { $0.look.css["width"] })
      #expect(sides == [side])
      #expect(strip.all(.text).count == 8)
    }
  }
}
