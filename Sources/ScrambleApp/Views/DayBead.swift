#if canImport(SwiftUI)
  import SwiftUI
  import WordScramble

  /// The bead of a day: full with a hole for the whole string, filled from below by rank or a little if it was begun, hollow if it
  /// was not played, dashed if it is to come. Its shape shows all of it without colour.
  struct DayBead: View {
    let progress: DailyProgress
    let rank: Rank?

    var body: some View {
      ZStack {
        switch progress {
        case .toCome:
          Circle().stroke(Palette.line, style: StrokeStyle(lineWidth: 1.5, dash: [2, 3]))
        case .notPlayed:
          Circle().stroke(Palette.line, lineWidth: 2)
        case .begun:
          Circle().foregroundStyle(Palette.bead).mask { BeadLevel(share: level) }
          Circle().stroke(Palette.bead, lineWidth: 2)
        case .whole:
          Circle().fill(Palette.bead)
          Circle().inset(by: 6).fill(Palette.beadInk)
        }
      }
      .accessibilityHidden(true)
    }

    /// How high the bead is filled: by rank, and a little if none was reached.
    private var level: Double {
      Double(rank?.beads ?? 1) / Double(Rank.beadCount)
    }
  }

  #Preview {
    HStack {
      DayBead(progress: .toCome, rank: nil)
      DayBead(progress: .notPlayed, rank: nil)
      DayBead(progress: .begun, rank: .cord)
      DayBead(progress: .whole, rank: .wholeString)
    }
    .frame(height: 30)
  }
#endif
