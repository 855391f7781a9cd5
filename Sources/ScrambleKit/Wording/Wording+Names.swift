public import WordScramble

/// What the things of the core are called in front of a player.
extension Wording {
  /// Returns the name of a rank.
  public func name(of rank: Rank) -> String {
    switch rank {
    case .thread: text(.rankThread)
    case .strand: text(.rankStrand)
    case .braid: text(.rankBraid)
    case .cord: text(.rankCord)
    case .bracelet: text(.rankBracelet)
    case .garland: text(.rankGarland)
    case .wholeString: text(.rankWholeString)
    }
  }

  /// Returns the name of a grade.
  public func name(of grade: Grade) -> String {
    switch grade {
    case .easy: text(.gradeEasy)
    case .medium: text(.gradeMedium)
    case .hard: text(.gradeHard)
    }
  }
}
