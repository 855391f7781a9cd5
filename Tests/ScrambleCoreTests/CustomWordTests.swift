import ScrambleCore
import ScrambleTesting
import Testing

struct CustomWordTests {
  @Test func `a word with common words can be played`() throws {
    #expect(try CustomWord(" Team ".utf8, in: english) == CustomWord("team".utf8, in: english))
    let custom = try CustomWord("silkworm".utf8, in: english)
    #expect(custom.root == "silkworm" && custom.commonWordCount == 40)
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), ("\u{e9}cole", .notLetters(["\u{e9}"])), ("hello world", .notLetters([" "])),
      ("don't", .notLetters(["'"])), ("ab", .tooShort(minimum: 3)), ("abcdefghijklmnop", .tooLong(maximum: 15)),
      ("zzz", .noCommonWord), ("qqq", .noCommonWord),
    ] as [(String, CustomWordError)])
  func `anything else is refused with the reason`(text: String, error: CustomWordError) {
    #expect(throws: error) { try CustomWord(text.utf8, in: english) }
  }

  @Test func `a word with common words can be played if its length is valid for a root`() {
    for length in 1...18 {
      let text = String(repeating: "aest", count: 5).prefix(length)
      let isRoot = (try? Word(text.utf8)).map { Round.rootLengths.contains($0.count) } ?? false
      #expect(((try? CustomWord(text.utf8, in: english)) != nil) == isRoot, "\(text)")
    }
  }

  @Test(arguments: [("", true), ("ab", true), ("école", false), ("silkwormsilkworm", false), ("zzzzzzzz", false)])
  func `more letters can only fix a text that is still too short`(text: String, isUnfinished: Bool) {
    do throws(CustomWordError) {
      Issue.record("\(try CustomWord(text.utf8, in: english)) was taken")
    } catch {
      #expect(error.isTextUnfinished == isUnfinished)
    }
  }
}
