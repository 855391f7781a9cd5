import ScrambleCore
import ScrambleKit
import Testing

@testable import Step2

struct Exercise {
  @Test(arguments: [("mill", "l"), ("tusk", "t")])
  func `the player reads which letter is missing`(guess: String, letter: String) throws {
    let lexicon = try Lexicon.english()
    var round = try Round(root: Word("silkworm".utf8))
    let rejection = #expect(throws: Rejection.self) { try round.play(text: guess.utf8, in: lexicon) }
    let message = rejection?.message(root: "silkworm")
    #expect(message == "You can't spell that word from 'silkworm'! There is no \(letter) left.")
  }
}
