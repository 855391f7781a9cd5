#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The second column of a wide screen: the ladder of ranks, and what is left.
  struct SidePanel: View {
    let model: GameModel

    var body: some View {
      List {
        Section(model.wording.text(.rankTitle)) {
          RankLadder(model: model)
        }
        if model.settings.showsCount {
          Section(model.wording.text(.remainingTitle)) {
            StillToFind(model: model)
          }
        }
      }
      .scrollContentBackground(.hidden)
    }
  }

  #Preview {
    SidePanel(model: .previewFull())
  }

  #Preview("Dark") {
    SidePanel(model: .previewFull())
      .preferredColorScheme(.dark)
  }

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

    /// The points of a rank; the last one asks for all words instead, whose number not everybody wants to know.
    private func requirement(of rank: Rank) -> String {
      guard rank == .wholeString else { return "\(threshold(of: rank))" }
      return model.settings.showsCount ? model.wording.text(.rankAllWords, .number(model.game.standing.total)) : ""
    }

    private func threshold(of rank: Rank) -> Int { model.game.standing.threshold(of: rank) }
  }

  #Preview("RankLadder") {
    List { RankLadder(model: .previewFull()) }
  }

  /// How many common words of each length are left.
  struct StillToFind: View {
    let model: GameModel

    var body: some View {
      ForEach(lengths, id: \.length) { count in
        HStack {
          Image(systemName: "\(count.length).circle")
            .font(.title3)
            .foregroundStyle(Palette.secondaryInk)
          Text(model.wording.text(.remainingCount, .number(count.remaining)))
          ProgressView(value: Double(count.foundCount), total: Double(count.foundCount + count.remaining))
            .tint(Palette.bead)
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(model.wording.lengthText(count.length))
        .accessibilityValue(model.wording.text(.remainingCount, .number(count.remaining)))
        .listRowBackground(Palette.surface)
      }
    }

    private var lengths: [LengthCount] { model.game.standing.lengths.filter { $0.remaining > 0 } }
  }

  #Preview("StillToFind") {
    List { StillToFind(model: .previewFull()) }
  }

  #Preview("StillToFind, largest type, dark") {
    List { StillToFind(model: .previewFull()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
