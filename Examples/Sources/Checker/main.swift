// Checks the links that people send, one a line of standard input: `swift run Checker <links.txt`.
import ScrambleKit
import WordScramble

let lexicon = try Lexicon.english()
let wording = try Wording(in: .english)

while let line = readLine() {
  if line.isEmpty { continue }
  do throws(ChallengeError) {
    // Nothing in a link is believed: the round is played again, word by word.
    let result = try Challenge(pasted: line).replay(in: lexicon)
    let standing = result.standing
    let words = result.round.found.reversed().map { "\($0.word) \($0.time.seconds) s" }
    print("\(result.round.root): \(standing.foundCount) of \(standing.total) words, \(standing.score) points")
    print("  " + words.joined(separator: ", "))
  } catch {
    print(wording.text(of: error))
  }
}
