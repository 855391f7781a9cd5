#if canImport(SwiftUI)
  import SwiftUI
  import WordScramble

  /// The bead of a player of a shared round, with the player's initial or number, so that color is not the only
  /// difference. Screen readers read the name instead.
  struct PlayerBead: View {
    let initial: String
    /// The player's color, one of ``SharedPlayer/colors``.
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

  /// A bead as a color option. The selected bead has a ring and a dot, so that color is not the only sign.
  struct ColorBead: View {
    /// The name of the color.
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
