#if canImport(SwiftUI)
  import SwiftUI
  import WordScramble

  /// The bead of a player of a shared round, with the initial, so that it is told apart without colors. The name stands beside it.
  struct PlayerBead: View {
    let initial: String
    /// One of the colors of players.
    let color: Int
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 30

    var body: some View {
      Text(verbatim: initial)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .foregroundStyle(Palette.playerInk)
        .frame(width: min(side, 44), height: min(side, 44))
        .background(Palette.players[color], in: Circle())
        .accessibilityHidden(true)
    }
  }

  #Preview("PlayerBead") {
    HStack {
      ForEach(SharedPlayer.colors, id: \.self) { PlayerBead(initial: "\($0)", color: $0) }
    }
  }

  /// A bead as a choice of a color; the chosen one has a ring and a mark, so that it is seen without colors.
  struct ColorBead: View {
    /// What the color is called.
    let label: String
    let color: Int
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
      Button(action: choose) {
        ZStack {
          Circle().inset(by: 5).fill(Palette.players[color])
          if isChosen {
            Circle().inset(by: 15).fill(Palette.playerInk)
            Circle().inset(by: 1).stroke(Palette.ink, lineWidth: 2)
          }
        }
        .frame(width: 44, height: 44)
        .frame(maxWidth: .infinity, minHeight: 44)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(label)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }

  #Preview("ColorBead") {
    HStack {
      ColorBead(label: "Color 1", color: 0, isChosen: true) {}
      ColorBead(label: "Color 2", color: 1, isChosen: false) {}
    }
  }
#endif
