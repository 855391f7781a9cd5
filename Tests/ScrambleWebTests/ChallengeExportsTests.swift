import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

extension PageTests {
  /// Tests of the calls about the other players of a puzzle.
  @Suite struct ChallengeExportsTests {
    private var page = PagePlayer()
    private let now = PagePlayer.now

    init() {
      _ = setPlayerName(0)
      page.deal(Array("silkworm".utf8))
    }

    private func link(_ players: (name: String, words: [Word])...) -> String {
      let players = players.map { name, words in
        ScrambleCore.Player(name: PlayerName(name.utf8)!, words: words, hasFinished: true)
      }
      let code = Challenge(on: Round(root: "silkworm"), players: players).code
      return "Look!\nhttps://example.org/#\(String(decoding: code, as: UTF8.self))\n"
    }

    private func open(_ link: String) -> Answer { Answer(openChallenge(PagePlayer.writeToInbox(link), 1, now)) }

    private func setName(_ name: String) -> Answer { Answer(setRoundName(PagePlayer.writeToInbox(name))) }

    @Test func `without others and a name, there is no challenge and no code`() {
      #expect(Answer(play(PagePlayer.writeToInbox("milk"), now)).challenge == .null)
      #expect(Answer(challengeCode()) == ["code": .null])
    }

    @Test func `a damaged challenge is refused, and the round stays`() {
      let link = link(("Ana", ["milk"]))
      #expect(open(link.replacing("#", with: "#1")).error == "outOfRange")
      #expect(open("").error == "outOfRange")
      #expect(Answer(tick(0, now)).challenge == .null)
    }

    @Test func `the words of others are in no answer before the end, and in the table after it`() {
      let opened = open(link(("Ana", ["milk", "koi"]), ("Ben", ["swirl"])))
      #expect(opened.challenge.arrival == "invitation" && opened.challenge.name == .null)
      let rows = opened.challenge.rows.elements
      #expect(rows.map(\.name) == ["Ana", "Ben", .null] && rows.map(\.words) == [1, 1, 0])
      #expect(rows.map(\.points) == [3, 3, 0] && rows.map(\.isOwn) == [false, false, true])
      _ = setName("Zoë")
      let played = Answer(play(PagePlayer.writeToInbox("milk"), now))
      #expect(opened.withoutRecords.texts.isDisjoint(with: ["milk", "koi", "swirl"]))
      #expect(played.withoutRecords.texts.isDisjoint(with: ["koi", "swirl"]))
      #expect(played.challenge.arrival == "invitation" && played.challenge.isSent == true)
      let ended = Answer(endRound(now)).challenge
      #expect(ended.arrival == "table" && ended.rows.elements.map(\.name) == ["Ana", "Ben", "Zoë"])
      #expect(ended.foundBySome == [["word": "milk", "isBonus": false, "finders": [0, 2]]])
      let swirl: Answer = ["word": "swirl", "isBonus": false, "finders": [1]]
      #expect(ended.foundByOne == [swirl, ["word": "koi", "isBonus": true, "finders": [0]]])
    }

    @Test func `a name with quotes, backslashes and markup stays a name`() {
      let name = "</b>\"\\\"é\u{301}🦊 \\n"
      let opened = open(link((name, ["milk"])))
      #expect(opened.challenge.rows.elements.map(\.name) == [.text(name), .null])
      let checked = Answer(checkName(PagePlayer.writeToInbox(" \(name)\u{200B}")))
      #expect(checked == ["name": .text(name), "isTaken": true])
      #expect(Answer(checkName(PagePlayer.writeToInbox("Ana"))) == ["name": "Ana", "isTaken": false])
      #expect(Answer(checkName(PagePlayer.writeToInbox(" \u{200B}"))) == ["name": .null, "isTaken": false])
      let record = "round silkworm\nname \(name)\nend\n\n"
      #expect(setName(name).savedRecords["silkworm"] == record)
      #expect(setName(" ").error == "outOfRange")
    }

    @Test func `the player's own name asks whether it is the same person, and takes the words`() {
      _ = setPlayerName(PagePlayer.writeToInbox("ana"))
      #expect(open(link(("Ana", ["milk"]))).challenge.namesake == "Ana")
      let taken = Answer(takeWords(PagePlayer.writeToInbox("Ana"), now))
      #expect(taken.challenge.namesake == .null && taken.foundWords.elements.map(\.word) == ["milk"])
      #expect(taken.round.isEnded == true && taken.challenge.name == "Ana")
    }

    @Test mutating func `the code leads to everybody`() {
      _ = open(link(("Ana", ["milk"]), ("Ben", ["swirl"])))
      _ = setName("Zoë")
      let code = Answer(challengeCode()).code.string
      page.deal(Array("alarming".utf8))
      let challenge = open("#\(code)").challenge
      #expect(challenge.rows.elements.map(\.name) == ["Ben", "Ana", .null, "Zoë"])
    }
  }
}

extension Answer {
  /// The answer without the records to save, which have the words of others.
  fileprivate var withoutRecords: Answer {
    guard case .object(var properties) = self else { return self }
    properties["records"] = nil
    return .object(properties)
  }

  /// All texts in the answer.
  fileprivate var texts: Set<String> {
    switch self {
    case .text(let text): [text]
    case .array(let items): Set(items.flatMap(\.texts))
    case .object(let properties): Set(properties.values.flatMap(\.texts))
    default: []
    }
  }
}
