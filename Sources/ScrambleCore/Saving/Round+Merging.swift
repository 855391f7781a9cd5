extension Round {
  /// Returns the round merged with another state of it. It has the words of both, each with the smaller time, and is
  /// finished if one of them is.
  ///
  /// Merging in any order, and any number of times, gives the same words, assists and times.
  ///
  /// - Returns: The merged round, or nil if the rounds differ in their identity or root, or if no record can hold the
  ///   merged round.
  func merged(with other: Round) -> Round? {
    guard other.id == id, other.root == root else { return nil }
    var merged = self
    merged.merge(other)
    return merged.fitsRecord ? merged : nil
  }

  /// Whether a record can hold the round.
  var fitsRecord: Bool {
    guard found.count <= Round.maxEntries, assists.count <= Round.maxEntries else { return false }
    return isWithinSizeLimit || Record(self).bytes.count <= Record.maxLength
  }

  private mutating func merge(_ other: Round) {
    let hadProgress = hasProgress
    found = Round.merged(found, other.found)
    assists = Round.merged(assists, other.assists)
    playTime = max(playTime, other.playTime)
    // If only one of the rounds has progress, its start counts.
    if other.hasProgress == hadProgress {
      startedAt = min(startedAt, other.startedAt)
      forgottenBefore = max(forgottenBefore, other.forgottenBefore)
    } else if !hadProgress {
      (startedAt, forgottenBefore) = (other.startedAt, other.forgottenBefore)
    }
    timeLimit = timeLimit ?? other.timeLimit
    (endCount, resumeCount) = (max(endCount, other.endCount), max(resumeCount, other.resumeCount))
    if let time = other.removedAfter { removedAfter = max(removedAfter ?? time, time) }
    isRevealed = isRevealed || other.isRevealed
    totals = Totals.smaller(totals, other.totals)
    growTotals()
  }

  /// Raises the totals of a finished round to at least the number and the points of the common words found in it,
  /// because two word lists may have had different common words.
  mutating func growTotals() {
    guard let oldTotals = totals else { return }
    var (words, points) = (0, 0)
    for foundWord in found where foundWord.isCommon { (words, points) = (words + 1, points + foundWord.points) }
    totals = Totals(
      words: max(oldTotals.words, words), points: max(oldTotals.points, points), edition: oldTotals.edition)
  }

  /// Returns the assists of two lists, newest first. Assists of the same tenth of a second keep their order if one of
  /// the lists has all of them.
  private static func merged(_ mine: [Assist], _ theirs: [Assist]) -> [Assist] {
    let newAssists = Assist.missing(in: mine, of: theirs)
    if newAssists.isEmpty { return mine }
    if Assist.missing(in: theirs, of: mine).isEmpty { return theirs }
    var merged = mine + newAssists
    merged.sortInPlace { $0.isLater(than: $1) }
    return merged
  }

  /// Returns the words of two lists, newest first. A word in both gets the smaller time.
  private static func merged(_ mine: [FoundWord], _ theirs: [FoundWord]) -> [FoundWord] {
    var merged = mine
    let sortedOrder = sortedIndices(mine.count) { mine[$0].word < mine[$1].word }
    var differingCount = 0
    for foundWord in theirs {
      let position = sortedOrder.partitioningIndex { !(mine[$0].word < foundWord.word) }
      if position < sortedOrder.count, mine[sortedOrder[position]].word == foundWord.word {
        let index = sortedOrder[position]
        merged[index].time = min(merged[index].time, foundWord.time)
        if merged[index] != foundWord { differingCount += 1 }
      } else {
        merged.append(foundWord)
      }
    }
    guard merged != mine else { return mine }
    // Words of the same tenth of a second stay in the order in which they were found if one of the lists has all of
    // them.
    if differingCount == 0 && merged.count == theirs.count { return theirs }
    merged.sortInPlace { ($1.time, $0.word) < ($0.time, $1.word) }
    return merged
  }
}

extension Assist {
  /// Returns the assists that another list lacks, in no particular order.
  fileprivate static func missing(in others: [Assist], of assists: [Assist]) -> [Assist] {
    var (sortedAssists, sortedOthers) = (assists, others)
    sortedAssists.sortInPlace { $0.isLater(than: $1) }
    sortedOthers.sortInPlace { $0.isLater(than: $1) }
    var index = 0
    return sortedAssists.filter { assist in
      while index < sortedOthers.count, sortedOthers[index].isLater(than: assist) { index += 1 }
      return index == sortedOthers.count || sortedOthers[index] != assist
    }
  }

  /// Returns whether an assist comes after another in a strict total order.
  fileprivate func isLater(than other: Assist) -> Bool {
    if time != other.time { return time > other.time }
    if kind.name != other.kind.name { return other.kind.name < kind.name }
    guard let word, let otherWord = other.word else { return word != nil && other.word == nil }
    return otherWord < word
  }
}

extension Round.Totals {
  /// Returns the totals of the smaller edition or, if the editions are the same, the smaller number of words and the
  /// smaller number of points. If only one of the totals exists, returns that one; otherwise nil.
  fileprivate static func smaller(_ mine: Self?, _ theirs: Self?) -> Self? {
    guard let mine, let theirs else { return mine ?? theirs }
    guard mine.edition == theirs.edition else { return mine.edition < theirs.edition ? mine : theirs }
    return Self(words: min(mine.words, theirs.words), points: min(mine.points, theirs.points), edition: mine.edition)
  }
}
