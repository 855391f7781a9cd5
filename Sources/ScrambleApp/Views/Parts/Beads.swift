#if canImport(SwiftUI)
  import ScrambleCore
  import SwiftUI

  /// A letter's bead. When the field uses the letter, a dashed ring stays in its place.
  struct BeadShape: View {
    let isUsed: Bool

    var body: some View {
      if isUsed {
        Circle().stroke(Palette.line, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
          .background(Palette.background, in: Circle())  // Otherwise the cord would cross out the letter.
      } else {
        Circle().fill(Palette.bead)
      }
    }
  }

  #Preview("BeadShape") {
    HStack {
      BeadShape(isUsed: false)
      BeadShape(isUsed: true)
    }
    .frame(height: 66)
  }

  /// A small bead: filled if its rank is reached, otherwise hollow.
  struct RankBead: View {
    let isReached: Bool

    var body: some View {
      ZStack {
        Circle().fill(isReached ? Palette.bead : Palette.background)
        Circle().stroke(isReached ? Palette.bead : Palette.line, lineWidth: 2)
      }
      .accessibilityHidden(true)
    }
  }

  #Preview("RankBead") {
    HStack {
      RankBead(isReached: true)
      RankBead(isReached: false)
    }
    .frame(height: 20)
  }

  /// The bead of a day: full with a hole if every common word was found, filled from below by rank (or a little if the
  /// puzzle was begun), hollow if it was not played, dashed if it is in the future. The shape shows everything without
  /// color.
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
          Circle().foregroundStyle(Palette.bead).mask { BeadLevel(fraction: level) }
          Circle().stroke(Palette.bead, lineWidth: 2)
        case .whole:
          Circle().fill(Palette.bead)
          Circle().inset(by: 6).fill(Palette.beadInk)
        }
      }
      .accessibilityHidden(true)
    }

    /// The fill level: by rank, or a little if no rank was reached.
    private var level: Double {
      Double(rank?.filledBeadCount ?? 1) / Double(Rank.beadCount)
    }
  }

  #Preview("DayBead") {
    HStack {
      DayBead(progress: .toCome, rank: nil)
      DayBead(progress: .notPlayed, rank: nil)
      DayBead(progress: .begun, rank: .good)
      DayBead(progress: .whole, rank: .allWords)
    }
    .frame(height: 30)
  }

  /// The filled lower part of a bead.
  struct BeadLevel: Shape {
    /// The filled fraction, from 0 to 1.
    let fraction: Double

    func path(in rect: CGRect) -> Path {
      let height = rect.height * fraction
      return Path(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
  }

  #Preview("BeadLevel") {
    BeadLevel(fraction: 0.4)
      .frame(width: 30, height: 30)
  }

  /// The cord that all beads are on: a horizontal line through the middle.
  struct Cord: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      return path
    }
  }

  #Preview("Cord") {
    Cord()
      .stroke(Palette.cord, lineWidth: 4)
      .frame(height: 20)
  }
#endif
