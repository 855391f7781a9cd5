import ScrambleClass
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

struct SetWordingTests {
  private let set = PuzzleSet(roots: ["silkworm", "planters", "kilo"], unitWords: ["milk", "plant", "worm", "zebra"])!
  private let singleRootSet = PuzzleSet(roots: ["silkworm"], unitWords: ["milk"])!

  private func game(_ set: PuzzleSet, number: Int? = nil, named name: String = "", playing words: [String] = []) throws
    -> Game
  {
    var game = Game(lexicon: english, roots: [], options: DealOptions(), seed: 1, at: .after(0))
    game.save(set, name: Array(name.utf8), at: .after(0))
    game.play(set, number: number, at: .after(0))
    for word in words { try game.play(text: word.utf8, at: .after(10)) }
    return game
  }

  @Test func `a set is shown with its name, or with its first root and the number of other roots`() {
    #expect(wording.name(of: singleRootSet) == "Set silkworm")
    #expect(wording.name(of: set) == "Set silkworm + 2")
    #expect(wording.name(of: set, named: Array("7b, ocean".utf8)) == "7b, ocean")
    #expect(Wording(catalog, in: .simplifiedChinese).name(of: set) == "题集 silkworm + 2")
  }

  @Test func `a round of a set shows its position and the next round`() throws {
    var game = try game(set, number: 2, named: "7b")
    #expect(wording.kind(of: game) == "7b, round 2 of 3")
    #expect(wording.nextRound(in: game) == "Round 3 of 3")
    game.playNext(at: .after(20))
    #expect(wording.kind(of: game) == "7b, round 3 of 3" && wording.nextRound(in: game) == "Round 1 of 3")
    for number in 1...3 {
      game.play(set, number: number, at: .after(20))
      game.end(at: .after(20))
    }
    #expect(wording.nextRound(in: game) == nil)
  }

  @Test func `a found unit word is named and counted`() throws {
    var game = try game(set, playing: ["milk", "silk"])
    #expect(wording.unitWordCount(in: game) == "1 of 2 unit words")
    let found = game.round.found
    #expect(wording.achievements(of: found[1], in: game, rankBefore: game.standing.rank) == ["A unit word, 1 of 2"])
    #expect(wording.achievements(of: found[0], in: game, rankBefore: game.standing.rank) == [])
    #expect(wording.unitWords(in: game).map(\.title) == ["Unit words found"])
    game.end(at: .after(20))
    #expect(
      wording.unitWords(in: game).map(\.words) == [["milk"]], "what was missed is not told before it is asked for")
    game.reveal()
    #expect(wording.unitWords(in: game).map(\.title) == ["Unit words found", "Unit words missed"])
    #expect(wording.unitWords(in: game).map(\.words) == [["milk"], ["worm"]])
    game.play(set, number: 3, at: .after(20))
    #expect(wording.unitWordCount(in: game) == nil && wording.unitWords(in: game).isEmpty)
  }

  @Test func `outside a set, there are no sentences about sets`() {
    let game = Game(lexicon: english, roots: ["silkworm"], options: DealOptions(), seed: 1, at: .after(0))
    #expect(wording.nextRound(in: game) == nil && wording.unitWordCount(in: game) == nil)
    #expect(wording.unitWords(in: game).isEmpty)
  }

  @Test func `a hand-in states its number of rounds, or that there is nothing to hand in`() throws {
    #expect(
      wording.text(of: try game(set, playing: ["milk"]).handIn(of: set, seat: 7), in: set)
        == "Seat 7, 1 of 3 rounds. Hand in this code:")
    #expect(
      wording.text(of: try game(set).handIn(of: set, seat: 7), in: set)
        == "No round of this set has been started yet. Play one first.")
  }

  private func marks(_ seats: [(seat: Int, words: [String])]) throws -> Marks {
    var marks = Marks(of: set, in: english, avoiding: try gameFiles.loadSensitiveWords())
    for (seat, words) in seats { marks.add(try game(set, playing: words).handIn(of: set, seat: seat).code) }
    return marks
  }

  @Test func `the headings and notes of the marks match the columns`() throws {
    let headings = wording.headings(ofMarksIn: singleRootSet)
    #expect(
      headings == [
        "Seat", "Name", "1. silkworm: Words", "1. silkworm: Points", "1. silkworm: Unit words", "All rounds: Words",
        "All rounds: Points", "All rounds: Unit words", "Note",
      ])
    let marks = try marks([(7, ["milk"]), (7, ["milk", "silk"]), (9, ["milk", "silk"])])
    let notes = marks.rows.map { wording.notes(on: $0) }
    #expect(notes[0] == ["a round is still open", "handed in more than once, the better one counts"])
    #expect(notes[1] == ["a round is still open", "the same as seat 7"])
    #expect(wording.notes(on: marks.rows[1], includesOpenNote: false) == ["the same as seat 7"])
    #expect(wording.text(ofSeat: 9, notes: ["one", "two"]) == "Seat 9: one; two.")
  }

  @Test func `problems name the seat or the line, each once`() throws {
    let sentences = wording.sentences(of: [
      .otherSet(seat: 4, set: 1), .newer, .impossible(seat: 9, "zebra"), .otherSet(seat: 4, set: 2),
    ])
    #expect(
      sentences == [
        "1 code is from a newer version of the game. Update yours.",
        "Seat 4 has handed in another set.", "Seat 9: zebra cannot be found in its round.",
      ])
    var marks = try marks([])
    marks.add(Array(("Amina: h1.A\n" + String(repeating: "h1.A\n", count: 71)).utf8))
    let damageSentences = wording.sentences(of: marks.problems)
    #expect(
      damageSentences.prefix(2) == [
        "Line 1, after \"Amina\": the code is damaged. It is cut off or mistyped.",
        "Line 2: the code is damaged. It is cut off or mistyped.",
      ])
    #expect(damageSentences.count == 61 && damageSentences.last == "and 12 more")
    #expect(wording.sentences(of: []).isEmpty)
  }

  @Test func `unit words that nobody found are named, except those that no round contains`() throws {
    #expect(wording.unitWordsMissed(in: try marks([])) == nil)
    #expect(
      wording.unitWordsMissed(in: try marks([(1, ["milk"])])) == "Unit words that nobody found: plant, worm")
    var marks = try marks([(1, ["milk", "worm"])])
    marks.add(try game(set, number: 2, playing: ["plant"]).handIn(of: set, seat: 2).code)
    #expect(wording.unitWordsMissed(in: marks) == "Every unit word in the rounds was found.")
  }
}
