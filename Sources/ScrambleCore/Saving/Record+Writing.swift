extension TextBuilder {
  /// Adds an identity: `325` or `silkworm-7f3e9a01c2d4e5f6`.
  package mutating func add(_ id: RoundID) {
    switch id {
    case .daily(let number): add(number)
    case .free(let root, let number):
      add(root)
      add("-")
      add(hexadecimal: number)
    }
  }

  mutating func add(_ name: String, _ id: RoundID) {
    add(name)
    add(id)
    add("\n")
  }

  mutating func add(_ name: String, _ seconds: Int64) {
    add(name)
    add(seconds)
    add("\n")
  }

  /// Adds the facts of a round, with its words in the order in which they were found.
  mutating func addFacts(of round: Round) {
    add("root ", round.root)
    add("began ", round.startedAt)
    if round.forgottenBefore > 0 { add("after ", round.forgottenBefore) }
    if let timeLimit = round.timeLimit { add("limit ", timeLimit) }
    if round.playTime > .zero { add("played ", round.playTime) }
    // A round whose time is up is saved as ended. Only the program in which a word is being typed can still accept that
    // word.
    let endCount = round.isTimeUp ? max(round.endCount, round.resumeCount + 1) : round.endCount
    if endCount > 0 { add("ended ", endCount) }
    if round.resumeCount > 0 { add("resumed ", round.resumeCount) }
    if let time = round.removedAfter { add("removed ", time) }
    for foundWord in round.found.reversed() {
      add(foundWord.isCommon ? "found " : "bonus ", foundWord.word, after: foundWord.time)
    }
    for assist in round.assists.reversed() { add(assist) }
    if let totals = round.totals { add(totals) }
    if round.isRevealed { add("revealed\n") }
  }

  private mutating func add(_ name: String, _ word: Word) {
    add(name)
    add(word)
    add("\n")
  }

  mutating func add(_ name: String, _ number: Int) {
    add(name)
    add(number)
    add("\n")
  }

  private mutating func add(_ name: String, _ time: PlayTime) {
    add(name)
    add(tenths: time.tenths)
    add("\n")
  }

  private mutating func add(_ name: String, _ word: Word, after time: PlayTime) {
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
