import ScrambleTesting
import Testing
import WordScramble

struct OwnWordTests {
  @Test func `a word with common words can be played`() throws {
    #expect(try OwnWord(" Team ".utf8, in: english, minimum: 3) == OwnWord("team".utf8, in: english, minimum: 3))
    let own = try OwnWord("silkworm".utf8, in: english, minimum: 3)
    #expect(own.root == "silkworm" && own.commonWords == 40)
    #expect(try OwnWord("silkworm".utf8, in: english, minimum: 4).commonWords == 28)
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), ("\u{e9}cole", .notLetters(["\u{e9}"])), ("hello world", .notLetters([" "])),
      ("don't", .notLetters(["'"])), ("ab", .tooShort(minimum: 3)), ("abcdefghijklmnop", .tooLong(maximum: 15)),
      ("zzz", .noCommonWord), ("qqq", .noCommonWord),
    ] as [(String, OwnWordError)])
  func `anything else is refused with the reason`(text: String, error: OwnWordError) {
    #expect(throws: error) { try OwnWord(text.utf8, in: english, minimum: 3) }
  }

  @Test func `a word with common words can be played if its length is valid for a root`() {
    for length in 1...18 {
      let text = String(repeating: "aest", count: 5).prefix(length)
      let isRoot = (try? Word(text.utf8)).map { Round.rootLengths.contains($0.count) } ?? false
      #expect(((try? OwnWord(text.utf8, in: english, minimum: 3)) != nil) == isRoot, "\(text)")
    }
  }

  @Test(arguments: [("", true), ("ab", true), ("école", false), ("silkwormsilkworm", false), ("zzzzzzzz", false)])
  func `more letters can only fix a text that is still too short`(text: String, isUnfinished: Bool) {
    do throws(OwnWordError) {
      Issue.record("\(try OwnWord(text.utf8, in: english, minimum: 3)) was taken")
    } catch {
      #expect(error.isUnfinished == isUnfinished)
    }
  }
}
