import WordScramble

/// The round that is answered, and the tenths of a second for which the current one was played.
struct RivalMessage: Message {
  let found: Int
  let total: Int
  let played: Int
  let paces: Each<ChallengeResult.Pace, PaceMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("found", found).add("total", total).add("played", played).add("paces", paces)
  }
}

/// How far that round had come after tenths of a second of play; the share of the cord is in thousandths.
struct PaceMessage: Message {
  let time: Int
  let found: Int
  let share: Int

  func writeProperties(to json: JSONWriter) {
    json.add("time", time).add("found", found).add("share", share)
  }
}

/// How the round has ended against the one that it answers.
struct VerdictMessage: Message {
  let outcome: Verdict.Outcome
  let lead: Int
  let ownPoints: Int
  let otherPoints: Int

  func writeProperties(to json: JSONWriter) {
    json.add("outcome", outcome).add("lead", lead).add("ownPoints", ownPoints).add("otherPoints", otherPoints)
  }
}

/// The words that both rounds have, those that only the player has, and those that only the other one has; none before missed words may be shown.
struct ComparisonMessage: Message {
  let both: [Word]
  let own: [Word]
  let theirs: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("both", both).add("own", own).add("theirs", theirs)
  }
}

extension RivalMessage {
  init(_ rival: ChallengeResult, played: PlayTime) {
    self.init(
      found: rival.standing.foundCount, total: rival.standing.total, played: played.tenths,
      paces: Each(rival.pace) { PaceMessage(time: $0.time.tenths, found: $0.foundCount, share: $0.share) })
  }
}

extension VerdictMessage {
  init(_ verdict: Verdict) {
    self.init(
      outcome: verdict.outcome, lead: verdict.lead, ownPoints: verdict.ownPoints, otherPoints: verdict.otherPoints)
  }
}

extension ComparisonMessage {
  init(_ comparison: Comparison?) {
    self.init(
      both: comparison?.both ?? [], own: comparison?.onlyOwn ?? [], theirs: comparison?.onlyOther ?? [])
  }
}
