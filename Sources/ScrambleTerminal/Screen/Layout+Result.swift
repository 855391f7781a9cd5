import ScrambleCore
import ScrambleKit

extension Layout {
  var resultPicture: Picture {
    page(resultTitle, resultLines + missedLines, keys: resultKeys)
  }

  /// The result of a round in which bonus words can still be found.
  var finalePicture: Picture {
    page(resultTitle, resultLines, keys: nextRoundKeys + [.keysKeepPlaying])
  }

  private var resultTitle: String { wording.text(.resultTitle, .text("\(round.root)")) }

  /// The result and, until the missed words are shown or the time is up, what the player can still do.
  private var resultLines: [Line] {
    let isWholeString = standing.rank == .wholeString
    let cordLine = Line("  ").with(cordPieces(width: max(10, min(width - 4, 60))), from: 2)
    let longestWordLines = isWholeString ? paragraph(wording.longestAndBonusWords(of: round) ?? "") : []
    let cordLines = blankLines.isEmpty || width < 24 ? [] : [Line(), cordLine]
    let result = paragraph(wording.result(of: game)) + longestWordLines + cordLines
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
    return game.canGoBack ? keys + [.keysBack] : keys
  }

  private var isRevealed: Bool { round.phase == .revealed }

  /// The keys that lead to another round after the end of this one.
  private var nextRoundKeys: [WordingKey] {
    let today: [WordingKey] = game.offersToday(screen.session.clock.today) ? [.keysToday] : []
    if game.suggestedNextMinutes != nil { return [.keysTimeAgain] + today + [.keysNew] }
    return today + [.keysEnterNew]
  }

  /// Returns words as a paragraph for each length, longest first, which begins with the bead of that length.
  private func wordLines(_ words: [Word]) -> [Line] {
    let lengths = Set(words.map(\.count)).sorted(by: >)
    return lengths.flatMap { length in
      let texts = words.filter { $0.count == length }.map(\.description)
      return texts.joined(separator: " ").wrapped(toWidth: width - 8).enumerated().map { index, text in
        var line = Line("  ")
        line.add(index == 0 ? glyphs.bead(length, isCommon: true) : "", .cord)
        line.add(text, at: 6)
        return line
      }
    }
  }
}
