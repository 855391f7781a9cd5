import Foundation
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleWeb
@testable import ScrambleWebClass

extension PageTests {
  /// Tests of the answers to the class screens. `Answer` compares each message with its struct.
  @Suite struct ClassExportsTests {
    private let page = PagePlayer()
    private let code: String

    init() throws {
      _ = openSensitiveWords(
        PagePlayer.writeToInbox(Array(try Data(contentsOf: Repository.resources.appending(path: "english.sensitive")))))
      code = Answer(makeSet(PagePlayer.writeToInbox("silkworm planters\nmilk plant zebra"), 3, 0, 0, 1)).set.code.string
    }

    @Test func `each kind of item of a list is returned`() {
      let list = "1. Milk – Milch\nopium\nice cream\nMILK\nox\nabo\nécole\nmіlk"
      let items = Answer(readUnitWords(PagePlayer.writeToInbox(list))).items.elements
      #expect(
        items.map(\.kind) == [
          "oneColumn", "word", "delicate", "notOneWord", "repeated", "wrongLength", "refused", "word", "notEnglish",
        ])
      #expect(items[3].text == "ice cream" && items[3].line == 3 && items[7].isFolded == true)
    }

    @Test func `suggested roots and words in no puzzle are returned`() {
      let answer = Answer(suggestRoots(PagePlayer.writeToInbox("carbon ocean photosynthesis qqq ox"), 3))
      #expect(answer.suggestions.elements.contains { $0.root == "carbon" && $0.isOwn == true })
      #expect(answer.uncovered == ["available": ["photosynthesis"], "withoutRoot": ["qqq"], "tooShort": ["ox"]])
    }

    @Test
    func `a team round returns found words, scores, the team that already has a word, and missed words`() {
      let answer = Answer(teamRound(PagePlayer.writeToInbox("\(code)\n2 milk\n1 worm\n1 milk"), 1, 1))
      #expect(answer.refused.refusal == "alreadyFound" && answer.owner == 2)
      #expect(answer.finds.elements.map(\.team) == [2, 1] && answer.finds.elements[0].isUnit == true)
      #expect(answer.scores.elements.count == 6 && answer.missed.elements.count == 38)
      #expect(Answer(teamStandings(PagePlayer.writeToInbox("1 2\n3 1"))).standings.elements.map(\.total) == [4, 3])
      #expect(
        Answer(puzzleKey(PagePlayer.writeToInbox(code), 2)).words.elements.contains {
          $0.word == "plant" && $0.isUnit == true
        })
    }

    @Test func `marks contain a seat's rounds and the codes that do not count`() {
      _ = setRequest(1, PagePlayer.writeToInbox("silkworm"), 0)
      _ = start(1, 1_795_000_000, 0)
      _ = playSet(PagePlayer.writeToInbox(code), 1, 1_795_000_000, 0)
      _ = play(PagePlayer.writeToInbox("milk"), 1_795_000_000, 10)
      let handedIn = Answer(handIn(PagePlayer.writeToInbox(code), 7))
      let answer = Answer(marks(PagePlayer.writeToInbox("\(code)\nDear teacher, \(handedIn.code.string) and h1.AAAA")))
      #expect(answer.rows.elements.map(\.seat) == [7] && answer.rows.elements[0].rounds.elements.map(\.number) == [1])
      #expect(answer.problems.elements.map(\.kind) == ["damaged"] && answer.unitsMissed == ["plant"])
      let table = [code, "", "", handedIn.code.string].joined(separator: "\u{1D}")
      #expect(Answer(marksTable(PagePlayer.writeToInbox(table), 44)).csv.string.contains("7,"))
    }
  }
}
