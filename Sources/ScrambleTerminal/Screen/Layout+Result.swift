import ScrambleKit
import WordScramble

extension Layout {
  var resultPicture: Picture {
    page(resultTitle, resultLines + unitWordLines + comparisonLines + missedLines, keys: resultKeys)
  }

  /// The result of a round in which bonus words can still be found.
  var finalePicture: Picture {
    page(resultTitle, resultLines, keys: [.keysShare] + nextRoundKeys + [.keysKeepPlaying])
  }

  private var resultTitle: String { wording.text(.resultTitle, .text("\(round.root)")) }

  /// The result and, until the missed words are shown or the time is up, what the player can still do.
  private var resultLines: [Line] {
    let isWholeString = standing.rank == .wholeString
    let cordLine = Line("  ").with(cordPieces(width: max(10, min(width - 4, 60))), from: 2)
    let rivalLines = wording.rivalLines(in: game).flatMap(paragraph)
    let longestWordLines = isWholeString ? paragraph(wording.longestAndBonusWords(of: round) ?? "") : []
    let cordLines = blankLines.isEmpty || width < 24 ? [] : [Line(), cordLine]
    let result = paragraph(wording.result(of: game)) + longestWordLines + rivalLines + cordLines
    guard !isRevealed && !round.isTimeUp else { return result }
    return result + [Line()] + paragraph(wording.text(isWholeString ? .endMessageWhole : .endMessage))
  }

  private var missedLines: [Line] {
    guard isRevealed else { return [] }
    let (missed, bonus) = (game.missed, game.missedBonus)
    let missedSection = (missed.isEmpty ? WordingKey.missedNone : .missedLongestFirst, missed)
    return ([missedSection] + (bonus.isEmpty ? [] : [(.missedBonus, bonus)])).flatMap {
      [Line(), Line("  " + wording.text($0), .strong)] + wordLines($1)
    }
  }

  private var resultKeys: [WordingKey] {
    let isFinal = isRevealed || round.isTimeUp
    var keys = nextRoundKeys
    let isWholeString = standing.rank == .wholeString
    if isRevealed {
      keys += screen.words.isEmpty ? [] : [.keysMeaning]
    } else if !isWholeString || !game.missedBonus.isEmpty {
      keys.append(isWholeString ? .keysBonus : .keysMissed)
    }
    if !isFinal { keys.append(.keysKeepPlaying) }
    if game.canGoBack { keys.append(.keysBack) }
    guard !round.found.isEmpty else { return keys }
    return keys + (game.canPlayAgain ? [.keysAgain] : []) + [.keysShare]
  }

  private var isRevealed: Bool { round.phase == .revealed }

  /// The unit words that were found and, once missed words are shown, those that were missed.
  private var unitWordLines: [Line] {
    wording.unitWords(in: game).flatMap { [Line(), Line("  " + $0.title, .strong)] + wordLines($0.words) }
  }

  /// The words of both rounds and of each round alone, once missed words are shown.
  private var comparisonLines: [Line] {
    guard let comparison = game.comparison else { return [] }
    let bonus = game.comparedBonusWords
    return wording.sections(of: comparison).flatMap { section in
      [Line(), Line("  " + section.title, .strong)] + wordLines(section.words, bonus: bonus)
    }
  }

  /// The keys that lead to another round after the end of this one, or hand in the set.
  private var nextRoundKeys: [WordingKey] {
    let handIn: [WordingKey] = game.playedSet == nil ? [] : [.keysHandIn]
    if game.nextRoundNumber != nil { return [.keysNextRound] + handIn }
    let today: [WordingKey] = game.offersToday(screen.session.clock.today) ? [.keysToday] : []
    if game.suggestedNextMinutes != nil { return [.keysTimeAgain] + today + [.keysNew] }
    return today + [.keysEnterNew] + handIn
  }

  /// Returns words as a paragraph for each length, longest first, which begins with the bead of that length.
  private func wordLines(_ words: [Word], bonus: [Word] = []) -> [Line] {
    let lengths = Set(words.map(\.count)).sorted(by: >)
    return lengths.flatMap { length in
      let texts = wording.labels(of: words.filter { $0.count == length }, bonus: bonus)
      return texts.joined(separator: " ").wrapped(toWidth: width - 8).enumerated().map { index, text in
        var line = Line("  ")
        line.add(index == 0 ? glyphs.bead(length, isCommon: true) : "", .cord)
        line.add(text, at: 6)
        return line
      }
    }
  }
}
