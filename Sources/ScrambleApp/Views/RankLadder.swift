#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// All ranks with the points they require; the current one is emphasized.
  struct RankLadder: View {
    let model: GameModel
    @ScaledMetric(relativeTo: .body) private var bead: CGFloat = 16

    var body: some View {
      ForEach(Rank.allCases, id: \.self) { rank in
        HStack {
          RankBead(isReached: rank <= model.game.standing.rank)
            .frame(width: bead, height: bead)
          Text(label(of: rank))
            .fontWeight(rank == model.game.standing.rank ? .bold : .regular)
          Spacer()
          Text(requirement(of: rank))
            .accessibilityLabel(spokenPrice(of: rank))
            .monospacedDigit()
            .foregroundStyle(Palette.secondaryInk)
        }
        .accessibilityElement(children: .combine)
        .listRowBackground(Palette.surface)
      }
    }

    private func label(of rank: Rank) -> String {
      let name = model.wording.name(of: rank)
      return rank == model.game.standing.rank ? model.wording.text(.rankHere, .text(name)) : name
    }

    private func spokenPrice(of rank: Rank) -> String {
      rank == .wholeString ? requirement(of: rank) : model.wording.text(.pointsCount, .number(threshold(of: rank)))
    }

    /// The points of a rank; the last one asks for all words instead.
    private func requirement(of rank: Rank) -> String {
      rank == .wholeString
        ? model.wording.text(.rankAllWords, .number(model.game.standing.total)) : "\(threshold(of: rank))"
    }

    private func threshold(of rank: Rank) -> Int { model.game.standing.threshold(of: rank) }
  }

  #Preview {
    List { RankLadder(model: .previewFull()) }
  }
#endif
