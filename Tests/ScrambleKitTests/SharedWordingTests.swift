import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

struct SharedWordingTests {
  private let chinese = Wording(catalog, in: .simplifiedChinese)
  private let sensitiveWords = SensitiveWords(slurs: ["worm"], delicate: [])

  /// Returns the standings of players with the words that each has found; the first player is that of this device.
  private func standings(
    _ players: [(name: String, words: [String])], _ mode: SharedMode = .race, final: Set<Int> = []
  ) throws -> SharedStandings {
    let (shared, own) = try round(players, mode, final: final)
    return SharedStandings(of: shared, ownID: own, in: english, avoiding: sensitiveWords)
  }

  private func round(
    _ players: [(name: String, words: [String])], _ mode: SharedMode = .race, final: Set<Int> = []
  ) throws -> (shared: SharedRound, own: UInt64?) {
    let puzzle = try #require(SharedPuzzle(table: 1, root: "silkworm", mode: mode))
    var shared = SharedRound(puzzle)
    for (index, player) in players.enumerated() {
      var request = DealOptions()
      request.root = "silkworm"
      var game = Game(lexicon: english, roots: [], options: request, seed: 1, at: .after(0))
      let identity = SharedPlayer(id: UInt64(index + 1), name: Array(player.name.utf8), color: 0)
      try game.play(SharedRound(puzzle), as: identity, at: .after(0))
      for word in player.words { try game.play(text: word.utf8, at: .after(10)) }
      if final.contains(index) {
        game.end(at: .after(20))
        game.reveal()
      }
      try shared.add(try #require(game.sharedRecord).shared)
    }
    return (shared, players.isEmpty ? nil : 1)
  }

  @Test func `players are shown with their name or number, and the player of this device as you`() throws {
    let names = try standings([("Ana", []), ("", []), ("worm", [])]).rows.map(\.name)
    #expect(names.map { wording.name(of: $0) } == ["Ana", "Player 2", "Player 3"], "the third name is never shown")
    #expect(
      wording.name(of: names[0], ownID: 1) == "you"
        && wording.name(of: names[0], ownID: 1, startsSentence: true) == "You")
    #expect(wording.names(of: names, ownID: 1, startsSentence: true) == "You, Player 2 and Player 3")
    #expect(wording.names(of: Array(names.prefix(2)), ownID: 2) == "Ana and you")
    #expect(wording.names(of: Array(names.prefix(1))) == "Ana" && wording.names(of: []) == "")
    #expect(chinese.names(of: names, ownID: 1, startsSentence: true) == "你、玩家 2和玩家 3")
  }

  @Test func `an invitation says who plays what, but not what was found`() throws {
    let shared = try round([("Ana", ["milk"]), ("Ben", [])]).shared
    #expect(wording.invitation(to: shared, ownID: nil, avoiding: nil) == "Ana and Ben are playing silkworm together.")
    #expect(wording.invitation(to: shared, ownID: 2, avoiding: nil) == "You and Ana are playing silkworm together.")
    let alone = try round([("Ana", ["milk"])]).shared
    #expect(wording.invitation(to: alone, ownID: nil, avoiding: nil) == "Ana invites you to play silkworm together.")
    #expect(wording.invitation(to: alone, ownID: 1, avoiding: nil) == nil)
    let daily = SharedRound(try #require(SharedPuzzle(table: 1, root: "silkworm", daily: 325)))
    #expect(
      wording.invitation(to: daily, ownID: nil, avoiding: nil) == nil
        && wording.name(of: daily.puzzle) == "Daily No 325")
  }

  @Test func `the chat message names the players and the puzzle, followed by the link`() throws {
    let shared = try round([("Ana", ["milk"]), ("Ben", [])]).shared
    #expect(
      wording.chatMessage(about: shared, link: "#g1.A", avoiding: nil)
        == ["Word Scramble together: silkworm, with Ana and Ben. Play, then send the link on.", "#g1.A"])
    #expect(
      chinese.chatMessage(about: shared, link: "#g1.A", avoiding: nil)[0] == "一起玩字母拼词：Ana和Ben在玩 silkworm。玩过后请把链接传下去。")
  }

  @Test(arguments: [
    (["milk", "silk", "worm"], ["milk"], "You found 2 more words than Ben.", "你比Ben多找到 2 个词。"),
    (["milk"], ["silk", "worm"], "Ben found 1 more word than you.", "Ben比你多找到 1 个词。"),
    (["milk"], ["row"], "You found as many words as Ben, for 1 more point.", "你和Ben找到的词一样多，你多 1 分。"),
    (
      ["row", "oil"], ["milk", "silk"], "Ben found as many words as you, for 2 more points.", "Ben和你找到的词一样多，Ben多 2 分。"
    ),
    (["milk"], ["silk"], "You and Ben are tied.", "你和Ben打成平手。"),
  ])
  func `the verdict is one sentence`(
    ownWords: [String], otherWords: [String], englishSentence: String, chineseSentence: String
  ) throws {
    let standings = try standings([("Ana", ownWords), ("Ben", otherWords)])
    #expect(wording.verdict(of: standings, in: .race) == englishSentence)
    #expect(chinese.verdict(of: standings, in: .race) == chineseSentence)
  }

  @Test func `on a tie, the player of this device is named first`() throws {
    let shared = try round([("Ana", ["milk"]), ("Ben", ["silk"]), ("Cleo", [])]).shared
    let standings = SharedStandings(of: shared, ownID: 2, in: english, avoiding: nil)
    #expect(wording.verdict(of: standings, in: .race) == "You and Ana are tied.")
  }

  @Test func `with one player there is no verdict, and for a shared list it is the total`() throws {
    #expect(wording.verdict(of: try standings([("Ana", ["milk"])]), in: .race) == nil)
    let together = try standings([("Ana", ["milk", "mirk"]), ("Ben", ["silk"])], .oneList)
    #expect(wording.verdict(of: together, in: .oneList) == "Together you found 2 of 40 words.")
  }

  @Test func `the lines show who is ahead, who is still playing and each player's score`() throws {
    let open = try standings([("Ana", ["milk", "silk"]), ("Ben", ["milk"]), ("", ["worm"])], final: [0])
    #expect(
      wording.lines(of: open, in: .race) == [
        "You found 1 more word than Ben.", "So far: somebody is still playing.",
        "1. You: 2 words, 4 points, finished", "2. Ben: 1 word, 2 points, still playing",
        "2. Player 3: 1 word, 2 points, still playing",
      ])
    #expect(chinese.lines(of: open, in: .race)[2] == "1. 你：2 个词，4 分，已玩完")
    let alone = try standings([("Ana", ["milk"])])
    #expect(
      wording.lines(of: alone, in: .race) == ["1. You: 1 word, 2 points, still playing"], "nobody else is waited for")
    let closed = try standings([("Ana", []), ("Ben", [])], final: [0, 1])
    #expect(
      wording.lines(of: closed, in: .race)[0...1] == ["You and Ben are tied.", "1. You: 0 words, 0 points, finished"])
  }

  @Test func `the words are shown once the player's own round is finished`() throws {
    let players = [
      (name: "Ana", words: ["milk", "silk", "works"]), ("Ben", ["milk", "worm", "silk"]), ("Cleo", ["milk", "slim"]),
    ]
    #expect(wording.sections(of: try standings(players, final: [1, 2])).isEmpty)
    let sections = wording.sections(of: try standings(players, final: [0]))
    #expect(
      sections.map(\.title) == [
        "Everyone found", "A few found", "Only you found", "Only Ben found", "Only Cleo found", "Nobody found",
      ])
    #expect(sections.dropLast().map(\.words) == [["milk"], ["silk"], ["works"], ["worm"], ["slim"]])
    #expect(sections[5].words.count == 35)
    #expect(wording.sections(of: try standings(players, .oneList)).map(\.title).last == "Only Cleo found")
  }

  @Test func `players with impossible words are left out, and words that are unknown here are named`() throws {
    // Ana has milk and wilko, Ben zebra, and Cleo milk.
    let code =
      "g1.AAAAAAAAAAGJIWqzosAAG5iFq96yFqd97JAxAMAAAAAAAAAAQBoLcwhAAGAAAAAAAAAAIAaEytwAAAQAAAAAAAAADAIhtjK3gAAETdJgfw"
    let shared = try SharedRound(code: code.utf8)
    let standings = SharedStandings(of: shared, ownID: 1, in: english, avoiding: nil)
    #expect(
      wording.lines(of: standings, in: .race).suffix(2) == [
        "Players left out, because the letters cannot spell their words: Ben.",
        "Not in our word list, so not counted: wilko.",
      ])
    let other = SharedStandings(of: shared, ownID: 2, in: english, avoiding: nil)
    let lastLine = wording.lines(of: other, in: .race).last
    #expect(lastLine == "Players left out, because the letters cannot spell their words: you.")
  }

  @Test func `an error is one sentence`() {
    #expect(wording.text(of: SharedRoundError.otherRound) == "That link is for another round.")
    #expect(wording.text(of: SharedRoundError.full) == "Twelve people are already playing, so there is no room.")
    #expect(wording.text(of: SharedRoundError.tooLarge) == "The link has no room for more words.")
    #expect(wording.text(ofShared: .damaged) == "This link is damaged. Please ask for it again.")
    #expect(wording.text(ofShared: .newer).hasPrefix("A newer version of the game made this link."))
  }
}
