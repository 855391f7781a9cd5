import ScrambleTesting
import Testing

@testable import ScrambleCore

struct HistoryTests {
  /// Returns two states of one round, each with its own words, assists and times.
  private func states(_ seed: UInt64) -> (Round, Round) {
    var generator = SplitMix64(seed: seed)
    let root = generator.word(lengths: 5...9, alphabet: 8)
    func state() -> Round {
      var round = Round(root: root, number: 1, startedAt: Int64(generator.next(in: 0...9)))
      for foundWord in generator.round(on: root).found where round.canContain(foundWord.word) {
        round.add(foundWord.word, isCommon: true, after: PlayTime(tenths: generator.next(in: 0...900)))
      }
      round.found.sort { ($1.time, $0.word) < ($0.time, $1.word) }
      round.playTime = PlayTime(tenths: generator.next(in: 0...1000))
      if generator.next(in: 0...1) == 0 {
        round.assists = [Assist(kind: .hint, word: nil, time: PlayTime(tenths: generator.next(in: 0...9)))]
      }
      for _ in 0..<generator.next(in: 0...3) { if round.phase == .playing { round.end() } else { round.keepPlaying() } }
      if generator.next(in: 0...2) == 0 { round.remove() }
      if generator.next(in: 0...2) == 0 {
        round.isRevealed = true
        round.totals = Round.Totals(words: generator.next(in: 0...9), points: 1, edition: 1)
      }
      return round
    }
    return (state(), state())
  }

  @Test(arguments: UInt64(0)..<300)
  func `merging keeps the words of both with the smaller times, in any order and any number of times`(
    seed: UInt64
  ) throws {
    let (one, other) = states(seed)
    let merged = try #require(one.merged(with: other))
    #expect(merged == other.merged(with: one))
    #expect(merged == merged.merged(with: other) && merged == merged.merged(with: one))
    for word in Set((one.found + other.found).map(\.word)) {
      let times = (one.found + other.found).filter { $0.word == word }.map(\.time)
      #expect(merged.found.filter { $0.word == word }.map(\.time) == [times.min()])
    }
    #expect((merged.phase == .revealed) == (one.phase == .revealed || other.phase == .revealed))
    #expect(merged.endCount == max(one.endCount, other.endCount))
    #expect(merged.isRemoved == (merged.removedAfter.map { $0 >= merged.playTime } ?? false))
    let begunRounds = [one, other].filter(\.hasProgress)
    #expect(merged.playTime == max(one.playTime, other.playTime))
    #expect(merged.startedAt == (begunRounds.isEmpty ? [one, other] : begunRounds).map(\.startedAt).min())
    #expect(merged.assists.count == Set((one.assists + other.assists).map(\.time)).count)
  }

  @Test func `words found within one tenth of a second stay in their order`() {
    var earlier = Round(root: "silkworm", number: 1)
    for word in ["worm", "milk", "silk"] as [Word] { earlier.add(word, isCommon: true, after: 5) }
    var later = earlier
    for word in ["work", "slim"] as [Word] { later.add(word, isCommon: true, after: 5) }
    for (one, other) in [(earlier, later), (later, earlier)] {
      #expect(one.merged(with: other)?.found == later.found)
    }
  }

  @Test func `rounds of another identity or another root are not merged`() {
    let round = Round(root: "silkworm", daily: 3)
    #expect(round.merged(with: Round(root: "alarming", daily: 3)) == nil)
    #expect(round.merged(with: Round(root: "silkworm", daily: 4)) == nil)
  }

  @Test func `merging into a history returns what was new`() throws {
    var history = History()
    var round = Round(root: "silkworm", number: 1)
    round.add("milk", isCommon: true, after: 1)
    let first = history.merge(round)
    round.add("worm", isCommon: true, after: 2)
    let summaries = [first, history.merge(round), history.merge(round)]
    #expect(
      summaries == [
        History.MergeSummary(rounds: 1, words: 1), History.MergeSummary(rounds: 0, words: 1), History.MergeSummary(),
      ])
  }

  @Test(arguments: UInt64(0)..<20)
  func `rounds are found by their identity, in whatever order they were added`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let rounds = (0..<200).map { _ in generator.round() }
    var history = History()
    for round in rounds { history.set(round) }
    #expect(history.rounds.map(\.id) == Set(rounds.map(\.id)).sorted())
    for round in rounds { #expect(history[round.id]?.id == round.id) }
    history.remove(rounds[7].id)
    #expect(history[rounds[7].id] == nil && history.rounds.count == Set(rounds.map(\.id)).count - 1)
  }
}

struct ShelfTests {
  private func goBack(_ shelf: inout Shelf, in history: History) {
    if let previous = shelf.earlier.first { shelf.goBack(to: previous, in: history) }
  }

  /// Returns a history of rounds with the given numbers, each with a found word.
  private func history(_ numbers: ClosedRange<UInt64>) -> History {
    var history = History()
    for number in numbers {
      var round = Round(root: "tea", number: number)
      round.add("eat", isCommon: true, after: 1)
      history.set(round)
    }
    return history
  }

  private func id(_ number: UInt64) -> RoundID { .free(root: "tea", number: number) }

  @Test func `the player can go back to the last round left, and to others only if they have progress`() {
    var shelf = Shelf()
    for number in UInt64(1)...4 { shelf.makeCurrent(id(number), in: history(1...1)) }
    #expect(shelf.current == id(4) && shelf.earlier == [id(3), id(1)])
    goBack(&shelf, in: history(1...1))
    #expect(shelf.current == id(3) && shelf.earlier == [id(1)])
    goBack(&shelf, in: history(1...4))
    #expect(shelf.current == id(1) && shelf.earlier == [id(3)])
  }

  @Test func `the shelf has at most twenty rounds, each of them once`() {
    var shelf = Shelf()
    let history = history(1...40)
    for number in UInt64(1)...40 { shelf.makeCurrent(id(number), in: history) }
    #expect(shelf.earlier.count == Shelf.maxEarlierRounds && shelf.earlier.first == id(39))
    shelf.makeCurrent(id(30), in: history)
    #expect(shelf.current == id(30) && !shelf.earlier.contains(id(30)) && shelf.earlier.first == id(40))
    for _ in 0..<50 {
      goBack(&shelf, in: history)
      #expect(Set(shelf.all).count == shelf.all.count)
    }
  }

  @Test func `merging keeps the current round and adds those that only the other shelf has`() {
    var shelf = Shelf(current: id(1), earlier: [id(2)])
    shelf.merge(Shelf(current: id(3), earlier: [id(2), id(4)]))
    #expect(shelf.current == id(1) && shelf.earlier == [id(2), id(3), id(4)])
    var empty = Shelf()
    empty.merge(shelf)
    #expect(empty == shelf)
  }
}
