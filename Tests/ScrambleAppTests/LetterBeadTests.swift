import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct LetterBeadTests {
  private func used(_ model: GameModel) -> String {
    model.beads.filter(\.isUsed).map(\.letter).sorted().joined()
  }

  @Test(arguments: [("", ""), ("sm", "ms"), ("MILL", "ilm"), ("mé1 k", "km"), ("ooo", "o")])
  func `letters that the field has taken are marked, each as often as the root has it`(typed: String, marked: String) {
    let model = GameModel.playing()
    model.newWord = typed
    #expect(used(model) == marked)
  }

  @Test func `a letter twice in the root is two beads`() {
    let model = GameModel.playing("alarming")
    #expect(Set(model.beads.map(\.id)).count == 8)
    #expect(model.beads.filter { $0.letter == "a" }.map(\.id) == ["a1", "a2"])
    model.newWord = "a"
    #expect(model.beads.filter { $0.letter == "a" }.map(\.isUsed) == [true, false])
  }

  @Test func `a touched letter goes into the field, once`() throws {
    let model = GameModel.playing()
    for letter in ["m", "i", "l", "k"] {
      model.take(try #require(model.beads.first { $0.letter == letter }))
    }
    #expect(model.newWord == "milk")
    model.take(try #require(model.beads.first { $0.letter == "k" }))
    #expect(model.newWord == "milk", "a used letter is not there twice")
    model.deleteLetter()
    #expect(model.newWord == "mil")
    model.newWord = ""
    model.deleteLetter()
    #expect(model.newWord.isEmpty)
  }

  @Test func `a very long text does no harm`() {
    let model = GameModel.playing()
    model.newWord = String(repeating: "e\u{301}", count: 100_000) + "m"
    #expect(used(model).isEmpty)
    model.addNewWord()
    #expect(model.showingError)
  }
}
