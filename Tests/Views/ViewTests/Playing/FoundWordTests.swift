import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct FoundWordTests {
  /// Returns the words of the list, from top to bottom.
  private func words(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.actions.contains { $0.name == "Put into the field" } }.map(\.label)
  }
  /// Returns a word's symbol and texts in the list.
  private func row(_ word: String, _ screen: Screen) throws -> (symbol: String?, texts: [String]) {
    let row = try screen.control(word)
    return (row.all(.image).first?.look.symbol, row.all(.text).map(\.plainText))
  }

  @Test func `the newest word is at the top and bold`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk", "worm")
    #expect(words(screen) == ["worm", "milk", "oil"])
    let weights = ["worm", "milk"].map { word in
      screen.all(.text).first { $0.plainText == word }?.look.css["font-weight"]
    }
    #expect(weights[0] == "700" && weights[1] != "700")
  }

  @Test func `a word has its length in a filled circle, and its points`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk", "swirl")
    #expect(try row("oil", screen) == ("3.circle.fill", ["oil", "+1"]))
    #expect(try row("milk", screen) == ("4.circle.fill", ["milk", "+2"]))
    #expect(try row("swirl", screen) == ("5.circle.fill", ["swirl", "+2"]))
  }

  @Test func `a hollow circle and a text mark a rare word as a bonus`() async throws {
    let screen = await open()
    try await screen.play("moil")
    #expect(try row("moil", screen) == ("4.circle", ["moil", "bonus", "+2"]))
    #expect(try screen.element("moil").value == "bonus, 2 points")
    #expect(screen.texts.contains("Found 0 of 40 · 1 bonus"))
    #expect(announcedTexts.last == "moil, plus 2, bonus")
  }

  @Test func `score, rank and count increase with each word`() async throws {
    let screen = await open()
    #expect(screen.texts.contains("0 points · Thread") && screen.texts.contains("6 points to Strand"))
    try await screen.play("oil", "milk")
    #expect(screen.texts.contains("3 points · Thread") && screen.texts.contains("3 points to Strand"))
    #expect(screen.texts.contains("Found 2 of 40 · 0 bonus"))
    #expect(try screen.element("4 letters").value == "20 left")
    try await screen.play("worm", "silk")
    #expect(screen.texts.contains("7 points · Strand") && screen.texts.contains("7 points to Braid"))
    #expect(try screen.element("Progress").value == "Strand, 7 points to Braid")
    #expect(screen.spokenTexts.contains("Strand, you are here, 6 points"))
  }

  @Test func `the cord grows with each word, and each rank fills a bead`() async throws {
    let screen = await open()
    func filledBeadCount() -> Int {
      screen.all(.geometry).dropFirst().prefix(1).flatMap { $0.all { $0.look.shape?.name == "Circle" } }
        .count { $0.look.shape?.fill == Color("bead") }
    }
    func cordLength() -> Double? {
      let cord = screen.all(.geometry).dropFirst().first?.all { $0.kind == .frame && $0.look.css["width"] != nil }
      return cord?.first?.look.css["width"].flatMap { Double($0.dropLast(2)) }
    }
    let (before, start) = (filledBeadCount(), try #require(cordLength()))
    #expect(before == 1)
    try await screen.play("milk", "worm")
    #expect(filledBeadCount() == 1)
    #expect(try #require(cordLength()) > start)
    try await screen.play("silk")
    #expect(filledBeadCount() == 2)
  }

  @Test func `a found word and a new rank give haptic feedback`() async throws {
    let screen = await open()
    try await screen.play("milk", "worm")
    #expect(screen.host.effects.haptics == ["impact light", "impact light"])
    try await screen.play("silk")
    #expect(screen.host.effects.haptics.suffix(2).sorted() == ["impact light", "success"])
  }

  @Test func `without haptics there is no feedback`() async throws {
    let model = GameModel.new()
    model.preferences.settings.hasHaptics = false
    let screen = await open(model)
    try await screen.play("milk", "worm", "silk")
    #expect(screen.host.effects.haptics == [])
  }

  @Test func `the list scrolls to the newest word`() async throws {
    let screen = await open()
    try await screen.play("milk", "worm")
    #expect(screen.host.effects.scrolls == ["milk", "worm"])
  }

  @Test func `the list has the chosen order`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk", "swirl", "row")
    try await screen.choose("A to Z", in: "Order of the words")
    #expect(words(screen) == ["milk", "oil", "row", "swirl"])
    try await screen.choose("Length", in: "Order of the words")
    #expect(words(screen).first == "swirl" && Set(words(screen).suffix(2)) == ["oil", "row"])
    try await screen.choose("Newest", in: "Order of the words")
    #expect(words(screen) == ["row", "swirl", "milk", "oil"])
  }

  @Test func `a found word can be put back into the field, from its menu or with VoiceOver`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk")
    try await screen.performAction("Put into the field", on: "milk")
    #expect(try screen.text() == "milk")
    try await screen.tap("Delete")
    let menus = screen.all(.contextMenu)
    #expect(
      menus.map { $0.all(.button).map(\.name) } == [["milk", "Put into the field"], ["oil", "Put into the field"]])
    menus[1].all(.button)[1].control.action?()
    await screen.settle()
    #expect(try screen.text() == "oil")
  }

  @Test func `a tap shows the meaning of a word, and another tap hides it`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk")
    let before = screen.texts
    try await screen.tap("milk")
    let meaning = screen.texts.filter { !before.contains($0) }
    #expect(meaning.contains { $0.hasPrefix("noun: ") })
    #expect(announcedTexts.last == meaning.joined(separator: " "))
    try await screen.tap("oil")
    #expect(!screen.texts.contains(meaning[0]))
    try await screen.tap("oil")
    #expect(screen.texts == before)
  }

  @Test func `another round begins with no meaning open`() async throws {
    let model = GameModel.new("silkworm", "silkworm")
    let screen = await open(model)
    try await screen.play("milk")
    try await screen.tap("milk")
    #expect(screen.texts.contains { $0.hasPrefix("noun: ") })
    model.startGame()
    await screen.settle()
    try await screen.play("milk")
    #expect(screen.texts.contains("milk") && !screen.texts.contains { $0.hasPrefix("noun: ") })
  }

  @Test func `a word with all letters of the root scores a point for each`() async throws {
    let screen = await open(.new("abridges"))
    try await screen.play("brigades")
    #expect(try row("brigades", screen).texts.last == "+8")
    #expect(screen.texts.contains { $0.contains("anagram") })
  }
}
