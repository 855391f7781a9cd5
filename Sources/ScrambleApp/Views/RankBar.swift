#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// How many rounds reached a rank, as a cord of beads with the number behind it. One element for screen readers.
  struct RankBar: View {
    let model: GameModel
    let line: Wording.Line
    /// How long the cord is, from 0 to 1.
    let share: Double
    @ScaledMetric(relativeTo: .body) private var bead: CGFloat = 12

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(line.label)
          Spacer()
          Text(line.value)
            .monospacedDigit()
            .foregroundStyle(Palette.secondaryInk)
        }
        HStack(spacing: 4) {
          ForEach(0..<beads, id: \.self) { _ in
            RankBead(isReached: true).frame(width: bead, height: bead)
          }
        }
        .frame(minHeight: bead, alignment: .leading)
        .background { if beads > 0 { Cord().stroke(Palette.cord, lineWidth: 2) } }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(model.wording.text(of: line))
    }

    /// Few enough for the smallest screen with the largest type, and one at least if there is anything.
    private var beads: Int { share > 0 ? max(1, Int((share * 8).rounded())) : 0 }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    List { RankBar(model: model, line: ("Cord", "12"), share: 0.6) }
  }
#endif
