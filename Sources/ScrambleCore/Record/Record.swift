/// What is new in a round, as it is saved, exported and imported: a fact a line.
///
/// ```swift
/// print(String(decoding: Record(round).bytes, as: UTF8.self), terminator: "")
/// ```
/// ```text
/// round silkworm
/// began 1795000000
/// touched 1795000060
/// found milk common
/// found worm common
/// end
///
/// ```
///
/// Each record ends with an empty line, so a file can consist of any number of consecutive records. ``History`` joins
/// those of a round. `Documentation/SavedForm.md` lists every fact.
public struct Record: Equatable, Sendable {
  public let id: Round.ID
  /// The text of the record, including its empty line.
  public let bytes: [UInt8]

  /// Creates the record of what a round has and an earlier state of it lacks; of the whole round, if there is none.
  public init(_ round: Round, since earlier: Round? = nil) {
    id = round.id
    var text = TextBuilder()
    text.addLine("round ", round.id.key)
    text.addFacts(of: round, since: earlier ?? Round(id: round.id, root: round.root))
    text.add("end\n\n")
    bytes = text.bytes
  }
}

extension TextBuilder {
  /// Adds the new facts of a round, with its words in the order in which they were found.
  fileprivate mutating func addFacts(of round: Round, since earlier: Round) {
    if round.began != earlier.began { addLine("began ", round.began) }
    if round.touched != earlier.touched { addLine("touched ", round.touched) }
    if let secondsLeft = round.secondsLeft, secondsLeft != earlier.secondsLeft {
      addLine("limit ", Int64(secondsLeft))
    }
    for foundWord in round.found.reversed() where !earlier.hasFound(foundWord.word) {
      addLine("found ", foundWord.word.ascii + " ".bytes + foundWord.kind.name.bytes)
    }
    for word in round.clues where !earlier.clues.contains(word) { addLine("clue ", word.ascii) }
    for player in round.players { addFacts(of: player, since: earlier.players.player(named: player.name)) }
    if let name = round.name, name != earlier.name { addLine("name ", name.utf8) }
    if round.isEnded && !earlier.isEnded { add("ended\n") }
  }

  /// Adds what is new about a player, if anything is.
  private mutating func addFacts(of player: Player, since earlier: Player?) {
    guard player != earlier else { return }
    add("player ")
    add(player.hasFinished ? "finished " : "playing ")
    let words = player.words(since: earlier)
    if words.isEmpty { add("-") }
    for (index, word) in words.enumerated() {
      if index > 0 { add(",") }
      add(word)
    }
    addLine(" ", player.name.utf8)
  }

  private mutating func addLine(_ name: String, _ number: Int64) {
    add(name)
    add(number)
    add("\n")
  }

  fileprivate mutating func addLine(_ name: String, _ value: [UInt8]) {
    add(name)
    add(value)
    add("\n")
  }
}
