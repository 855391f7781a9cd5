import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct LetterBeadTests {
  private func usedLetters(of model: GameModel) -> String {
    model.beads.filter(\.isUsed).map(\.letter).sorted().joined()
  }

  @Test(arguments: [("", ""), ("sm", "ms"), ("MILL", "ilm"), ("mé1 k", "km"), ("ooo", "o")])
  func `letters that the field uses are marked, each as often as the root has it`(
    typed: String, expectedLetters: String
  ) {
    let model = GameModel.playing()
    model.newWord = typed
    #expect(usedLetters(of: model) == expectedLetters)
  }

  @Test func `a letter that occurs twice in the root has two beads`() {
    let model = GameModel.playing("alarming")
    #expect(Set(model.beads.map(\.id)).count == 8)
    #expect(model.beads.filter { $0.letter == "a" }.map(\.id) == ["a1", "a2"])
    model.newWord = "a"
    #expect(model.beads.filter { $0.letter == "a" }.map(\.isUsed) == [true, false])
  }

  @Test func `a tapped letter goes into the field, and another tap removes it`() throws {
    let model = GameModel.playing()
    for letter in ["m", "i", "l", "k"] {
      model.toggle(try #require(model.beads.first { $0.letter == letter }))
    }
    #expect(model.newWord == "milk")
    model.toggle(try #require(model.beads.first { $0.letter == "k" }))
    #expect(model.newWord == "mil")
    model.toggle(try #require(model.beads.first { $0.letter == "m" }))
    #expect(model.newWord == "il", "from anywhere in the word")
    model.deleteLetter()
    #expect(model.newWord == "i")
    model.newWord = ""
    model.deleteLetter()
    #expect(model.newWord.isEmpty)
  }

  @Test func `of two equal letters, the tapped one is removed`() throws {
    let model = GameModel.playing("alarming")
    model.newWord = "ÁLAa"
    let beads = model.beads.filter { $0.letter == "a" }
    #expect(beads.map(\.characterIndex) == [2, 3])
    model.toggle(beads[0])
    #expect(model.newWord == "ÁLa")
    model.toggle(beads[0])
    #expect(model.newWord == "ÁL", "the bead shows by now that it is used")
  }

  @Test func `the whole field is cleared at once`() {
    let model = GameModel.playing()
    model.newWord = "milk"
    model.clearField()
    #expect(model.newWord.isEmpty && usedLetters(of: model).isEmpty)
  }

  @Test func `a very long text causes no error`() {
    let model = GameModel.playing()
    model.newWord = String(repeating: "e\u{301}", count: 100_000) + "m"
    #expect(usedLetters(of: model).isEmpty)
    model.addNewWord()
    #expect(model.showingError)
  }
}
