import ScrambleCore
import ScrambleKit

extension Layout {
  var resultPicture: Picture {
    page(
      resultTitle, resultLines + missedLines + challengeLines,
      keys: nextRoundKeys + (screen.words.isEmpty ? [] : [.keysMeaning]))
  }

  /// The result of a round in which bonus words can still be found.
  var finalePicture: Picture {
    page(
      resultTitle, resultLines + [Line()] + paragraph(wording.text(.endMessageWhole)),
      keys: nextRoundKeys + [.keysKeepPlaying])
  }

  private var resultTitle: String { wording.text(.resultTitle, .text("\(round.root)")) }

  private var resultLines: [Line] {
    let cordLine = Line("  ").with(cordPieces(width: max(10, min(width - 4, 60))), from: 2)
    let longestWordLines = standing.isWhole ? paragraph(wording.longestAndBonusWords(of: round) ?? "") : []
    let cordLines = blankLines.isEmpty || width < 24 ? [] : [Line(), cordLine]
    return paragraph(wording.result(of: game)) + longestWordLines + cordLines
  }

  private var missedLines: [Line] {
    let missed = game.missed
    let bonus = game.missedBonus
    let missedSection = (missed.isEmpty ? WordingKey.missedNone : .missedLongestFirst, missed)
    let tableLines = tableLines
    let sections = (tableLines.isEmpty ? [missedSection] : []) + (bonus.isEmpty ? [] : [(.missedBonus, bonus)])
    return tableLines + sections.flatMap { [Line(), Line("  " + wording.text($0), .strong)] + wordLines($1) }
  }

  private var tableLines: [Line] {
    screen.session.tableSections.flatMap { title, lines in
      [Line(), Line("  " + wording.text(title), .strong)]
        + lines.flatMap { $0.displayWidth > width - 4 ? paragraph($0) : [Line("  " + $0)] }
    }
  }

  private var challengeLines: [Line] {
    screen.challengeLines.isEmpty ? [] : [Line()] + screen.challengeLines.flatMap(paragraph)
  }

  /// The keys that lead to another round after the end of this one.
  private var nextRoundKeys: [WordingKey] {
    let offersToday = wording.todayOffer(in: game, today: screen.session.clock.today) != nil
    return (offersToday ? [.keysToday] : []) + [.keysEnterNew]
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
