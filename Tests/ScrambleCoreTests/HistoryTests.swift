import ScrambleTesting
import Testing

@testable import ScrambleCore

struct HistoryTests {
  /// Returns two states of one round, each with its own words, clues and times.
  private func states(_ seed: UInt64) -> (Round, Round) {
    var generator = SplitMix64(seed: seed)
    let root = generator.word(lengths: 5...9, alphabet: 8)
    let minutes = generator.pick([nil, 3])
    return (generator.round(on: root, minutes: minutes), generator.round(on: root, minutes: minutes))
  }

  @Test(arguments: UInt64(0)..<300)
  func `merging keeps the words and clues of both states, each once`(seed: UInt64) throws {
    let (one, other) = states(seed)
    let merged = try #require(one.merged(with: other))
    // What is new was found later.
    #expect(merged.found == other.found.filter { !one.hasFound($0.word) } + one.found)
    #expect(merged.clues == one.clues + other.clues.filter { !one.clues.contains($0) })
    #expect(merged.isEnded == (one.isEnded || other.isEnded))
    #expect(merged.touched == max(one.touched, other.touched))
    #expect(merged.began == [one.began, other.began].filter { $0 > 0 }.min() ?? 0)
    #expect(merged.secondsLeft == one.secondsLeft.map { min($0, other.secondsLeft ?? $0) })
    #expect(merged.merged(with: other) == merged && merged.merged(with: one) == merged)
    let reversed = try #require(other.merged(with: one))
    #expect(Set(reversed.found.map(\.word)) == Set(merged.found.map(\.word)))
  }

  @Test func `rounds of another identity or another root are not merged`() {
    let round = Round(id: .daily(3), root: "silkworm")
    #expect(round.merged(with: Round(id: .daily(3), root: "alarming")) == nil)
    #expect(round.merged(with: Round(id: .daily(4), root: "silkworm")) == nil)
  }

  @Test func `merging into a history returns what was new`() {
    var history = History()
    var round = Round(root: "silkworm")
    round.add("milk", isCommon: true)
    let first = history.merge(round)
    round.add("worm", isCommon: true)
    let summaries = [first, history.merge(round), history.merge(round)]
    #expect(
      summaries == [
        History.MergeSummary(rounds: 1, words: 1), History.MergeSummary(rounds: 0, words: 1), History.MergeSummary(),
      ])
  }

  @Test func `a round that cannot be merged leaves the known one unchanged`() {
    let round = Round(id: .daily(3), root: "silkworm")
    var history = History()
    history.merge(round)
    let summary = history.merge(Round(id: .daily(3), root: "alarming"))
    #expect(summary == History.MergeSummary(unmergedCount: 1) && summary.isEmpty && history.rounds == [round])
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
