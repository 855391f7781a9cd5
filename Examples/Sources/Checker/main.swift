// Checks challenge links from standard input, one per line: `swift run Checker <links.txt`.
import ScrambleKit
import WordScramble

let lexicon = try Lexicon.english()
let wording = try Wording(in: .english)

while let line = readLine() {
  if line.isEmpty { continue }
  do throws(ChallengeError) {
    // The contents of a link are not trusted: the round is replayed word by word.
    let result = try Challenge(pasted: line).replay(in: lexicon)
    let standing = result.standing
    let words = result.round.found.reversed().map { "\($0.word) \($0.time.seconds) s" }
    print("\(result.round.root): \(standing.foundCount) of \(standing.total) words, \(standing.score) points")
    print("  " + words.joined(separator: ", "))
  } catch {
    print(wording.text(of: error))
  }
}
