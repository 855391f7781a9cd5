package import WordScramble

/// A set that was read or made, its rounds in order, and its unit words.
package struct SetAnswer: Message {
  let set: SetMessage
  let rounds: Each<SetRound, SetRoundMessage>
  let units: [Word]

  package func writeProperties(to json: JSONWriter) {
    json.add("set", set).add("rounds", rounds).add("units", units)
  }
}

/// A set, or why there is none.
enum SetMessage: JSONValue {
  case set(SetFactsMessage)
  case refused(NoSetMessage)

  func write(to json: JSONWriter) {
    switch self {
    case .set(let facts): facts.write(to: json)
    case .refused(let refused): refused.write(to: json)
    }
  }
}

/// A set.
struct SetFactsMessage: Message {
  let kind: SetKind
  let code: Text
  let checksum: Text
  let minimum: Int
  let byLetters: Bool
  let minutes: Int
  let isForClass: Bool
  /// The place of the round that comes next, or 0.
  let next: Int
  /// How many unit words can be found in it.
  let hidden: Int

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("code", code).add("checksum", checksum).add("minimum", minimum)
      .add("byLetters", byLetters).add("minutes", minutes).add("isForClass", isForClass).add("next", next)
      .add("hidden", hidden)
  }
}

/// What tells a set from a reason.
enum SetKind: String, Choice {
  case set
}

/// Why there is no set.
struct NoSetMessage: Message {
  let kind: NoSet

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind)
  }
}

/// Why there is no set.
package enum NoSet: String, Choice {
  case damaged, newer, impossible
}

/// A round of a set, and what was done in it.
struct SetRoundMessage: Message {
  let root: Word
  /// How many common words it has.
  let count: Int
  let grade: Grade
  let isBegun: Bool
  let isEnded: Bool
  let found: Int
  /// The unit words that it holds.
  let units: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("count", count).add("grade", grade).add("isBegun", isBegun).add("isEnded", isEnded)
      .add("found", found).add("units", units)
  }
}

/// What is handed in, and the name of a file for it, without its ending.
struct HandInMessage: Message {
  let code: Text
  let file: Text

  func writeProperties(to json: JSONWriter) {
    json.add("code", code).add("file", file)
  }
}

extension SetAnswer {
  /// An answer without a set.
  package init(_ reason: NoSet) {
    self.init(set: .refused(NoSetMessage(kind: reason)), rounds: Each([]) { SetRoundMessage($0) }, units: [])
  }

  package init(_ set: PuzzleSet, in lexicon: Lexicon) {
    let progress = web.progress(of: set)
    self.init(
      set: .set(SetFactsMessage(set)),
      rounds: Each(
        set.roots.indices.map { SetRound(at: $0 + 1, of: set, played: progress[$0], in: lexicon) }
      ) { SetRoundMessage($0) }, units: set.unitWords)
  }
}

extension SetFactsMessage {
  init(_ set: PuzzleSet) {
    var checksum = TextBuilder()
    checksum.add(hexadecimal: set.checksum)
    self.init(
      kind: .set, code: Text(set.code), checksum: Text(checksum.bytes), minimum: set.minimum,
      byLetters: set.scoring == .letters, minutes: set.minutes ?? 0, isForClass: set.isForClass,
      next: web.nextPlace(in: set), hidden: set.hiddenUnitWords.count)
  }
}

extension SetRoundMessage {
  init(_ round: SetRound) {
    self.init(
      root: round.root, count: round.total, grade: round.grade, isBegun: round.state != .notBegun,
      isEnded: round.state == .ended, found: round.foundCount, units: round.unitWords)
  }
}
