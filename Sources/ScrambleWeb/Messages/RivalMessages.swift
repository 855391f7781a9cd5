import WordScramble

/// The round that the current round is played against, and the play time of the current round in tenths of a second.
struct RivalMessage: Message {
  let found: Int
  let total: Int
  let played: Int
  let paces: MessageArray<ChallengeResult.Pace, PaceMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("found", found).add("total", total).add("played", played).add("paces", paces)
  }
}

/// The progress of the rival's round at a play time in tenths of a second. `share` is the share of the progress bar, in
/// thousandths.
struct PaceMessage: Message {
  let time: Int
  let found: Int
  let share: Int

  func writeProperties(to json: JSONWriter) {
    json.add("time", time).add("found", found).add("share", share)
  }
}

/// The outcome of the current round against the rival's round.
struct VerdictMessage: Message {
  let outcome: Verdict.Outcome
  let lead: Int
  let ownPoints: Int
  let otherPoints: Int

  func writeProperties(to json: JSONWriter) {
    json.add("outcome", outcome).add("lead", lead).add("ownPoints", ownPoints).add("otherPoints", otherPoints)
  }
}

/// The words found in both rounds, only in the player's, and only in the rival's. The lists are empty without a rival,
/// and until missed words are shown.
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
      paces: MessageArray(rival.pace) { PaceMessage(time: $0.time.tenths, found: $0.foundCount, share: $0.share) })
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
      both: comparison?.both ?? [], own: comparison?.onlyYours ?? [], theirs: comparison?.onlyTheirs ?? [])
  }
}
