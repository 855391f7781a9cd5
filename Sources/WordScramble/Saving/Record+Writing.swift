extension TextBuilder {
  /// Adds an identity: `325-3-classic`, or `silkworm-7f3e9a01c2d4e5f6`.
  package mutating func add(_ id: RoundID) {
    switch id {
    case .daily(let number, let minimum, let scoring):
      add(number)
      add("-")
      add(minimum)
      add("-")
      add(scoring.staticName)
    case .free(let root, let number):
      add(root)
      add("-")
      add(hexadecimal: number)
    }
  }

  mutating func add(_ name: StaticString, _ id: RoundID) {
    add(name)
    add(id)
    add("\n")
  }

  mutating func add(_ name: StaticString, _ seconds: Int64) {
    add(name)
    add(seconds)
    add("\n")
  }

  /// Adds what there is to know of a round, its words in the order in which they were found.
  mutating func addFacts(of round: Round) {
    add("root ", round.root)
    add("minimum ", round.minimum)
    add("scoring ")
    add(round.scoring.staticName)
    add("\nbegan ")
    add(round.startedAt)
    add("\n")
    if round.forgottenBefore > 0 { add("after ", round.forgottenBefore) }
    if let limit = round.limit { add("limit ", limit) }
    if let challenge = round.challenge { add("challenge ", challenge) }
    if round.playTime > .zero { add("played ", round.playTime) }
    for find in round.found.reversed() { add(find.isCommon ? "found " : "bonus ", find.word, after: find.time) }
    for assist in round.assists.reversed() { add(assist) }
    if let totals = round.totals { add(totals) }
    if round.phase == .revealed { add("revealed\n") }
  }

  private mutating func add(_ name: StaticString, _ word: Word) {
    add(name)
    add(word)
    add("\n")
  }

  private mutating func add(_ name: StaticString, _ number: Int) {
    add(name)
    add(number)
    add("\n")
  }

  private mutating func add(_ name: StaticString, _ time: PlayTime) {
    add(name)
    add(tenths: time.tenths)
    add("\n")
  }

  private mutating func add(_ name: StaticString, _ text: [UInt8]) {
    add(name)
    add(text)
    add("\n")
  }

  private mutating func add(_ name: StaticString, _ word: Word, after time: PlayTime) {
    add(name)
    add(word)
    add(" ", time)
  }

  private mutating func add(_ assist: Assist) {
    add("assist ")
    add(assist.kind.name)
    add(" ")
    if let word = assist.word { add(word) } else { add("-") }
    add(" ", assist.time)
  }

  private mutating func add(_ totals: Round.Totals) {
    add("total ")
    add(totals.words)
    add(" ")
    add(totals.points)
    add(" ")
    add(hexadecimal: totals.edition)
    add("\n")
  }
}
