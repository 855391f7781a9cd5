import ScrambleTesting
import Testing

@testable import ScrambleCore

struct HistoryTests {
  @Test(arguments: UInt64(0)..<100)
  func `records joined in any order, and again, give the same rounds`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var records = generator.records(20)
    let text = records.flatMap(\.bytes)
    var history = History(text)
    generator.shuffle(&records)
    #expect(facts(History(records.flatMap(\.bytes))) == facts(history))
    #expect(History(history.text) == history)
    let before = history
    let again = history.add(text, in: english, at: noon)
    #expect(history == before && again.words == 0 && again.rounds == 0 && again.records == 20)
  }

  /// Returns the facts of all rounds, with the words of each from a to z.
  private func facts(_ history: History) -> [Round] {
    history.rounds.map { round in
      var round = round
      round.found.sort { $0.word < $1.word }
      round.clues.sort()
      return round
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `a round has the facts of all its records`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let minutes = generator.pick([nil, 3])
    let states = (0..<2).map { _ in generator.round(on: "silkworm", minutes: minutes) }
    let one = states[0]
    let other = states[1]
    let joined = try #require(History(states.flatMap { Record($0).bytes }).rounds.first)
    // What comes later in the file was found later.
    #expect(joined.found == other.found.filter { !one.hasFound($0.word) } + one.found)
    #expect(joined.clues == one.clues + other.clues.filter { !one.clues.contains($0) })
    #expect(joined.began == states.map(\.began).filter { $0 > 0 }.min() ?? 0)
    #expect(joined.touched == states.map(\.touched).max())
    #expect(joined.secondsLeft == states.compactMap(\.secondsLeft).min())
    #expect(joined.isEnded == (one.isEnded || other.isEnded))
    #expect(joined.players == one.players.joined(with: other.players))
    let names = Set((one.players + other.players).map(\.name.key))
    #expect(joined.players.map(\.name.key) == names.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func `adding a file returns what was new`() {
    var history = History()
    var round = Round(root: "silkworm")
    func add(_ round: Round) -> [Int] {
      let reading = history.add(Record(round).bytes, in: english, at: noon)
      return [reading.records, reading.rounds, reading.words]
    }
    // A round without a word or a clue is in no list.
    #expect(add(round) == [1, 0, 0])
    round.add("milk", .common)
    #expect(add(round) == [1, 1, 1])
    round.add("worm", .common)
    #expect(add(round) == [1, 0, 1])
    #expect(add(round) == [1, 0, 0])
  }

  @Test(arguments: UInt64(0)..<20)
  func `rounds are found by their identity, in whatever order they were added`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let rounds = (0..<200).map { _ in generator.round() }
    var history = History()
    for round in rounds { history.set(round) }
    #expect(history.rounds.map(\.id) == Set(rounds.map(\.id)).sorted())
    for round in rounds { #expect(history[round.id]?.id == round.id && history.contains(round.id)) }
    #expect(history.touchedLast.map(\.touched) == history.rounds.map(\.touched).sorted(by: >))
    #expect(history[.free(root: "zzz", minutes: 10)] == nil)
  }
}

extension SplitMix64 {
  /// Returns records of a few rounds, several of the same round.
  mutating func records(_ count: Int) -> [Record] {
    let rounds = (0..<max(1, count / 4)).map { _ in round() }
    return (0..<count).map { _ in Record(played(pick(rounds))) }
  }

  /// Returns a round as somebody might have played it.
  mutating func round() -> Round {
    guard next(in: 0...2) == 0 else {
      return round(on: word(lengths: 3...15, alphabet: 8), minutes: pick([nil, 3, 10]))
    }
    return played(try! Round(daily: next(in: 1...5000), in: english))
  }

  /// Returns a free round as somebody might have played it.
  mutating func round(on root: Word, minutes: Int?) -> Round {
    played(try! Round(root: root, minutes: minutes))
  }

  private mutating func played(_ round: Round) -> Round {
    var round = Round(id: round.id, root: round.root)
    round.touched = Int64(next(in: 0...1_700_000_000))
    for _ in 0..<next(in: 0...12) {
      var letters = round.root.letters
      shuffle(&letters)
      let word = Word(letters: Array(letters.prefix(next(in: 3...8))))
      guard round.canContain(word), !round.hasFound(word) else { continue }
      // A word is of the same kind in every round.
      let kind = FoundWord.Kind.allCases[Int(word.letters[0]) % 3]
      if next(in: 0...3) == 0 { round.takeClue(about: word) } else { round.add(word, kind) }
    }
    if round.hasProgress { round.began = Int64(next(in: 1...1_700_000_000)) }
    round.secondsLeft = round.secondsLeft.map { next(in: 0...$0) }
    if next(in: 0...3) == 0 { round.end() }
    for name in ["Ana", "ana", "Ben", "Zoë"] where next(in: 0...5) == 0 {
      let words = round.found.map(\.word).filter { _ in next(in: 0...1) == 0 }
      round.players.add(Player(name: PlayerName(name.utf8)!, words: words, hasFinished: next(in: 0...1) == 0))
    }
    return round
  }
}
