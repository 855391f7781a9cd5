#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The second column of a wide screen: the ladder of ranks and, unless the player hides the total, the remaining
  /// words.
  struct SideColumn: View {
    @Environment(\.wording) private var wording
    let standing: Standing
    /// Whether the total number of words is shown.
    let showsCount: Bool

    var body: some View {
      List {
        Section(wording.text(.rankTitle)) {
          RankLadder(standing: standing, showsCount: showsCount)
        }
        if showsCount {
          Section(wording.text(.remainingTitle)) {
            RemainingWordCounts(standing: standing)
          }
        }
      }
      .scrollContentBackground(.hidden)
    }
  }

  #Preview {
    SideColumn(standing: GameModel.previewFull().game.standing, showsCount: true)
  }

  #Preview("Dark") {
    SideColumn(standing: GameModel.previewFull().game.standing, showsCount: true)
      .preferredColorScheme(.dark)
  }

  /// All ranks with the points they require. The current rank is emphasized.
  struct RankLadder: View {
    @Environment(\.wording) private var wording
    let standing: Standing
    /// Whether the total number of words is shown.
    let showsCount: Bool
    @ScaledMetric(relativeTo: .body) private var beadSize: CGFloat = 16

    var body: some View {
      ForEach(Rank.allCases, id: \.self) { rank in
        HStack {
          RankBead(isReached: rank <= standing.rank)
            .frame(width: beadSize, height: beadSize)
          Text(label(of: rank))
            .fontWeight(rank == standing.rank ? .bold : .regular)
          Spacer()
          Text(requirement(of: rank))
            .accessibilityLabel(spokenRequirement(of: rank))
            .monospacedDigit()
            .foregroundStyle(Palette.secondaryInk)
        }
        .accessibilityElement(children: .combine)
        .listRowBackground(Palette.surface)
      }
    }

    private func label(of rank: Rank) -> String {
      let name = wording.name(of: rank)
      return rank == standing.rank ? wording.text(.rankHere, .text(name)) : name
    }

    private func spokenRequirement(of rank: Rank) -> String {
      rank == .allWords ? requirement(of: rank) : wording.text(.pointsCount, .number(threshold(of: rank)))
    }

    /// Returns the points that a rank requires. The last rank requires all words, whose number is shown only if the
    /// player wants it.
    private func requirement(of rank: Rank) -> String {
      guard rank == .allWords else { return "\(threshold(of: rank))" }
      return showsCount ? wording.text(.rankAllCount, .number(standing.total)) : ""
    }

    private func threshold(of rank: Rank) -> Int { standing.threshold(of: rank) }
  }

  #Preview("RankLadder") {
    List { RankLadder(standing: GameModel.previewFull().game.standing, showsCount: true) }
  }

  struct RemainingWordCounts: View {
    @Environment(\.wording) private var wording
    let standing: Standing

    var body: some View {
      ForEach(lengths, id: \.length) { count in
        HStack {
          Image(systemName: "\(count.length).circle")
            .font(.title3)
            .foregroundStyle(Palette.secondaryInk)
          Text(wording.text(.remainingCount, .number(count.remaining)))
          ProgressView(value: Double(count.foundCount), total: Double(count.foundCount + count.remaining))
            .tint(Palette.bead)
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(wording.lengthText(count.length))
        .accessibilityValue(wording.text(.remainingCount, .number(count.remaining)))
        .listRowBackground(Palette.surface)
      }
    }

    private var lengths: [LengthCount] { standing.lengths.filter { $0.remaining > 0 } }
  }

  #Preview("RemainingWordCounts") {
    List { RemainingWordCounts(standing: GameModel.previewFull().game.standing) }
  }

  #Preview("RemainingWordCounts, largest type, dark") {
    List { RemainingWordCounts(standing: GameModel.previewFull().game.standing) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
