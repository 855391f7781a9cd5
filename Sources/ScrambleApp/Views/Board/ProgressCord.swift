#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The progress toward all points as a cord, with a bead for each rank. Reached ranks are filled.
  struct ProgressCord: View {
    @Environment(\.wording) private var wording
    let standing: Standing
    /// The round's progress, for screen readers.
    let spokenProgress: String
    /// How often each rank was reached, for animating the beads; nil for no animation.
    var celebrationCounts: [Rank: Int]?
    @ScaledMetric(relativeTo: .subheadline) private var scaledBeadSize: CGFloat = 14

    var body: some View {
      GeometryReader { proxy in
        let width = max(0, proxy.size.width - beadSize)
        ZStack(alignment: .leading) {
          Cord().stroke(Palette.line, style: StrokeStyle(lineWidth: 2, dash: [2, 4]))
          ZStack {
            Cord().stroke(Palette.cord, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            Cord().stroke(Palette.cordTwist, style: StrokeStyle(lineWidth: 2, dash: [2, 6]))
          }
          .frame(width: beadSize / 2 + width * drawnFraction)
          ForEach(Rank.allCases, id: \.self) { rank in
            RankBead(isReached: rank <= standing.rank)
              .frame(width: beadSize, height: beadSize)
              .modifier(celebration(of: rank))
              .offset(x: width * CGFloat(rank.requiredShare) / 1000)
          }
        }
      }
      .frame(height: beadSize)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(wording.text(.rankProgress))
      .accessibilityValue(spokenProgress)
    }

    /// The size of a bead. A larger one would overlap the next bead on the narrowest phone.
    private var beadSize: CGFloat { min(scaledBeadSize, 16) }

    /// The fraction of the cord that is drawn, from 0 to 1.
    private var drawnFraction: CGFloat { CGFloat(standing.share) / 1000 }

    private func celebration(of rank: Rank) -> Celebration {
      let delay = standing.isWhole ? Double(rank.rawValue) * 0.08 : 0
      return Celebration(
        count: celebrationCounts?[rank, default: 0] ?? 0, delay: delay, isAnimated: celebrationCounts != nil)
    }
  }

  #Preview {
    ProgressCord(standing: GameModel.previewFull().game.standing, spokenProgress: "")
      .padding()
  }

  #Preview("Dark") {
    ProgressCord(standing: GameModel.preview().game.standing, spokenProgress: "")
      .padding()
      .preferredColorScheme(.dark)
  }

  /// Briefly enlarges a bead when its rank is reached. At the last rank, the beads follow one after the other.
  struct Celebration: ViewModifier {
    /// How often the rank was reached. A change starts the animation.
    let count: Int
    /// The delay before this bead's animation, in seconds.
    let delay: Double
    let isAnimated: Bool

    func body(content: Content) -> some View {
      content.phaseAnimator(isAnimated ? [1.0, 2.0] : [1.0], trigger: count) { bead, scale in
        bead.scaleEffect(scale)
      } animation: { scale in
        .easeInOut(duration: 0.3).delay(scale == 1 ? 0 : delay)
      }
    }
  }

  #Preview("Celebration") {
    RankBead(isReached: true)
      .frame(width: 16, height: 16)
      .modifier(Celebration(count: 1, delay: 0, isAnimated: true))
  }
#endif
